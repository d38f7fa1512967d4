import { LANGUAGES, MAPPING_LIMITS, SUGGESTED_PASSAGES } from '@word-unfolded/domain';
import {
  canonicalVerses,
  countVerses,
  KJV_NUMBERING,
  locatePassage,
  parseOsis,
  RV1909_NUMBERING,
  versesIn,
} from '@word-unfolded/scripture-ref';
import { suggestPassages } from './suggest-passages.js';

const locate = (osis: string, { counts } = KJV_NUMBERING) => {
  const [passage, ...others] = parseOsis(osis) ?? [];
  expect(others).toEqual([]);
  const located = locatePassage(passage!, counts);
  if (!located.exists) throw new Error(`There is no ${osis}.`);
  return located.range;
};

describe('suggestPassages', () => {
  it('offers at least forty passages without duplicates', () => {
    const names = SUGGESTED_PASSAGES.map(({ osis }) => osis);
    expect(names.length).toBeGreaterThanOrEqual(40);
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(SUGGESTED_PASSAGES.map(({ osis }) => osis))('%s exists and can be mapped', (osis) => {
    const range = locate(osis);
    const verses = countVerses(range, KJV_NUMBERING.counts);
    expect(verses).toBeGreaterThanOrEqual(1);
    expect(verses).toBeLessThanOrEqual(MAPPING_LIMITS.verses);
  });

  it('names passages whose verses have the same numbers in Spanish', () => {
    for (const { osis } of SUGGESTED_PASSAGES)
      for (const id of versesIn(locate(osis, RV1909_NUMBERING), RV1909_NUMBERING.counts))
        expect([osis, canonicalVerses(id, RV1909_NUMBERING)]).toEqual([osis, { first: id, last: id }]);
  });

  it('follows the order of the canon', () => {
    const firsts = SUGGESTED_PASSAGES.map(({ osis }) => locate(osis).first);
    expect(firsts).toEqual(firsts.toSorted((a, b) => a - b));
  });

  it('names the passages in the language of the reader', () => {
    for (const language of LANGUAGES) {
      const named = suggestPassages({ language });
      expect(new Set(named.map(({ theme }) => theme)).size).toBe(named.length);
      expect(named.every(({ reference }) => reference !== '')).toBe(true);
    }
    expect(suggestPassages({ language: 'es' }).find(({ osis }) => osis === 'Phil.4.6-Phil.4.7')).toEqual({
      osis: 'Phil.4.6-Phil.4.7',
      reference: 'Filipenses 4:6-7',
      theme: 'Ansiedad y paz',
    });
  });
});
