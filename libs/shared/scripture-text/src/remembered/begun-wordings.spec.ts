import { begunWordings } from './begun-wordings.js';
import { REMEMBERED_WORDINGS } from './remembered-verses.js';

describe('a remembered wording of a well-known verse, while it is typed', () => {
  it('is suggested from its second word on, with or without accents', () => {
    expect(begunWordings('plans', 'en', 9)).toEqual([]);
    expect(begunWordings('Plans to ', 'en', 9)).toEqual([
      'plans to prosper you and not to harm you',
      'plans to give you hope and a future',
    ]);
    expect(begunWordings('plans to gi', 'en', 9)).toEqual(['plans to give you hope and a future']);
    expect(begunWordings('tanto amo dios', 'es', 9)).toEqual([
      'tanto amó dios al mundo que dio a su único hijo',
    ]);
  });

  it('is not suggested once it is complete, nor for words of little meaning, nor above the limit', () => {
    expect(begunWordings('plans to give you hope and a future', 'en', 9)).toEqual([]);
    expect(begunWordings('i am ', 'en', 9)).toEqual([]);
    expect(begunWordings('', 'en', 9)).toEqual([]);
    expect(begunWordings('plans to', 'en', 1)).toHaveLength(1);
  });

  it.each(['en', 'es'] as const)(
    'is found by the first half of each wording of the table in %s',
    (language) => {
      const wordings = Object.values(REMEMBERED_WORDINGS[language]).flat();
      const lost = wordings.filter((wording) => {
        const words = wording.split(' ');
        const half = words.slice(0, Math.max(4, Math.ceil(words.length / 2))).join(' ');
        return half !== wording && !begunWordings(half, language, 9).includes(wording);
      });
      expect(lost).toEqual([]);
    },
  );
});
