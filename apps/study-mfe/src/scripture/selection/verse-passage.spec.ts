import { lineOf, TRANSLATION, verseOf } from '../../../test/fake-passages.js';
import { canonicalVersesOf, copyOfVerses, passageOfVerses } from './verse-passage.js';

const [FAMINE, FAMILY] = [verseOf(1, [lineOf('Famine. ')]), verseOf(2, [lineOf('A family. ')])];

describe('the passage of chosen verses', () => {
  it('is named as readers write it, and copied with edition and notice', () => {
    const passage = passageOfVerses([FAMINE, FAMILY], TRANSLATION)!;
    expect(passage).toMatchObject({ reference: 'Ruth 1:1–2', osis: 'Ruth.1.1-Ruth.1.2' });
    expect(copyOfVerses(passage)).toBe(
      '1 Famine. 2 A family.\n\nRuth 1:1–2 (INV, Invented Bible)\nInvented Bible. Public domain.',
    );
    const one = passageOfVerses([FAMILY], TRANSLATION)!;
    expect(copyOfVerses(one).split('\n')[0]).toBe('A family.');
  });
});

describe('the canonical verses of chosen verses', () => {
  it('are all that an edition joins, and the last of the chapter for a verse beyond the canon', () => {
    const joined = verseOf(1, [lineOf('Both. ')], { canonicalEndId: 8_001_002 });
    const beyond = { ...FAMILY, canonicalId: 64_001_015, canonicalEndId: 64_001_015 };
    expect(canonicalVersesOf([joined, FAMILY, beyond])).toEqual([8_001_001, 8_001_002, 64_001_014]);
  });
});
