import { leaveSettings, settingsStore, takeSettings } from './private-settings.js';

const RUTH = 'ruth';
const BOAZ = 'boaz';
const DRAFT = JSON.stringify({ name: 'Ruth', email: 'ruth@example.org', message: 'Where you go' });

beforeEach(async () => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  for (const owner of [RUTH, BOAZ]) await settingsStore.remove(await settingsStore.read(owner));
});

describe('a draft that a reader was writing in a tab', () => {
  it('is hidden from the next reader, and restored for its owner', async () => {
    window.sessionStorage.setItem('contact_draft', DRAFT);
    window.sessionStorage.setItem(`theoDraft ${RUTH}`, 'Who was Obed?');
    window.sessionStorage.setItem('theoConversation', 'a'.repeat(24));
    window.localStorage.setItem('lastReference', 'Ruth 1:16');
    window.localStorage.setItem('themeMode', 'dark');
    await leaveSettings(RUTH);
    expect({ ...window.sessionStorage }).toEqual({});
    expect({ ...window.localStorage }).toEqual({ themeMode: 'dark' });

    await takeSettings(BOAZ);
    expect({ ...window.sessionStorage }).toEqual({});

    await takeSettings(RUTH);
    expect({ ...window.sessionStorage }).toEqual({
      contact_draft: DRAFT,
      [`theoDraft ${RUTH}`]: 'Who was Obed?',
    });
    expect(window.localStorage.getItem('lastReference')).toBe('Ruth 1:16');
    expect((await settingsStore.read(RUTH)).size).toBe(0);
  });

  it('does not replace what was written since', async () => {
    window.localStorage.setItem('lastReference', 'Ruth 1:16');
    await leaveSettings(RUTH);
    window.localStorage.setItem('lastReference', 'Psalm 23');
    await takeSettings(RUTH);
    expect(window.localStorage.getItem('lastReference')).toBe('Psalm 23');
  });
});
