import { LANGUAGES } from '@word-unfolded/domain';
import { parseOsis } from '@word-unfolded/scripture-ref';
import { rangeOf } from '@word-unfolded/study-library';
import { NEEDS } from '../need.js';
import { ABOUT_ANOTHER_TEXTS } from './about-another-texts.js';
import { HELP_PASSAGES, HELP_TEXTS, VIOLENCE_NOW_TEXTS } from './help-texts.js';
import { COMFORT_PASSAGES, HELP_PRAYERS } from './prayers.js';
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

  it('name no passage that tells somebody in need to submit, that blames or that threatens', () => {
    const turned =
      'Eph.5.22-Eph.5.24 Col.3.18 Col.3.22-Col.3.25 1Pet.2.18-1Pet.2.25 1Pet.3.1-1Pet.3.6 1Cor.7.10-1Cor.7.16 ' +
      '1Tim.2.9-1Tim.2.15 Titus.2.5-Titus.2.9 Prov.13.24 Prov.22.15 Prov.23.13-Prov.23.14 Mal.2.16 Matt.5.32 ' +
      'Matt.5.38-Matt.5.42 Matt.6.15 Matt.18.34-Matt.18.35 2Thess.3.10 Ps.109.6-Ps.109.20 Ps.137.8-Ps.137.9 ' +
      'Rev.21.8 1Cor.6.9-1Cor.6.10 Gal.5.19-Gal.5.21 Heb.10.26-Heb.10.31 1Cor.3.17 Gen.9.5-Gen.9.6';
    const forbidden = (parseOsis(turned) ?? []).flatMap((each) => rangeOf(each) ?? []);
    expect(forbidden.length).toBe(turned.split(' ').length);
    for (const need of NEEDS)
      for (const osis of HELP_PASSAGES[need]) {
        const range = rangeOf(parseOsis(osis)![0]!)!;
        expect(forbidden.filter(({ first, last }) => first <= range.last && range.first <= last)).toEqual([]);
      }
  });

  it('quote no Scripture of their own, because only stored words are Scripture', () => {
    const texts = LANGUAGES.flatMap((language) => [
      ...NEEDS.map((need) => HELP_TEXTS[language][need]),
      ...Object.values(ABOUT_ANOTHER_TEXTS[language]),
    ]);
    for (const { first, then } of texts) expect(`${first}${then}`).not.toMatch(/[“”«»"]/);
  });
});

describe('the text for violence that happens now', () => {
  it('begins with the number, and blames nobody', () => {
    for (const language of LANGUAGES) {
      const { first, then } = VIOLENCE_NOW_TEXTS[language];
      expect(first('112').indexOf('**112**')).toBeLessThan(30);
      expect(then).toMatch(/not a sin|no es pecado/);
      expect(`${first('112')}${then}`).not.toMatch(/[“”«»"]|pray| ora /);
    }
  });
});

describe('the prayers', () => {
  it('follow psalms that exist, beside passages of comfort that exist', () => {
    const ranges = [...HELP_PRAYERS.map(({ psalm }) => psalm), ...COMFORT_PASSAGES].map((osis) =>
      rangeOf(parseOsis(osis)![0]!),
    );
    expect(ranges).not.toContain(undefined);
  });

  it('are prayers in their own words in both languages', () => {
    for (const { text } of HELP_PRAYERS)
      for (const language of LANGUAGES) {
        expect(text[language]).toMatch(/ Am[eé]n\.$/);
        expect(text[language]).not.toMatch(/[“”«»"]/);
      }
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
