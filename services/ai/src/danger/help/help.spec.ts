import { LANGUAGES } from '@word-unfolded/domain';
import { parseOsis } from '@word-unfolded/scripture-ref';
import { rangeOf } from '@word-unfolded/study-library';
import { NEEDS } from '../need.js';
import { HELP_PASSAGES, HELP_TEXTS } from './help-texts.js';
import { emergencyNumber, helplinesFor } from './helplines.js';

describe('the help texts', () => {
  it('exist for every need in both languages, with passages that exist', () => {
    for (const need of NEEDS) {
      for (const language of LANGUAGES) expect(HELP_TEXTS[language][need].first).not.toBe('');
      const ranges = HELP_PASSAGES[need].map((osis) => rangeOf(parseOsis(osis)![0]!));
      expect(ranges.length).toBeGreaterThanOrEqual(2);
      expect(ranges).not.toContain(undefined);
    }
  });

  it('quote no Scripture of their own, because only stored words are Scripture', () => {
    const texts = LANGUAGES.flatMap((language) => NEEDS.map((need) => HELP_TEXTS[language][need]));
    for (const { first, then } of texts) expect(`${first}${then}`).not.toMatch(/[“”«»"]/);
  });
});

describe('the numbers', () => {
  it('are those of the country for the need', () => {
    expect(emergencyNumber('ES', 'es')).toBe('112');
    expect(helplinesFor('ES', 'abuse').map(({ number }) => number)).toEqual(['016', '024']);
    expect(helplinesFor('MX', 'addiction').map(({ number }) => number)).toEqual(['800 911 2000']);
  });

  it('are those that work in most countries where the country is not known', () => {
    expect(emergencyNumber(undefined, 'en')).toBe('112 or 911');
    expect(helplinesFor('XX', 'self-harm')).toEqual([]);
  });
});
