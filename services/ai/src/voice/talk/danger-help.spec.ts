import type { QuotableTranslations } from '../../library/quotable-translations.js';
import type { StudyLibrary } from '../../library/study-library.js';
import type { CallSetting } from '../calls/call-record.js';
import { DangerHelp } from './danger-help.js';

describe('the help in a call', () => {
  it('is in the language of what was said, whatever the language of the application is', async () => {
    const help = new DangerHelp({} as StudyLibrary, {} as QuotableTranslations);
    const setting = { language: 'en' } as CallSetting;
    const given = await help.help(
      { need: 'self-harm', isUnreached: true },
      ['nadie me contesta y tengo miedo', 'no sirve'],
      setting,
    );
    expect(given).toMatchObject({ language: 'es' });
    expect(given.spoken).toContain('Llama ahora');
    expect(
      await help.help({ need: 'self-harm', isUnreached: true }, ['they hung up'], setting),
    ).toMatchObject({
      language: 'en',
    });
  });
});
