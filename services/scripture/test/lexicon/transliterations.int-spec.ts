import { repairedEntry } from '../../src/lexicon/repaired-entry.js';
import type { StrongsEntry } from '../../src/lexicon/lexicon-entry.js';
import { readGreekEntry, readHebrewEntry } from '../../src/lexicon/strongs-entry.js';
import { readDictionary } from '../../src/library/sword/dictionary.js';
import { findModule } from '../../src/library/sword/module-configuration.js';
import { KNOWN_WORKS } from '../../src/works/known-works.js';
import { SWORD_FOLDER } from '../editions/local-editions.js';
import { greekInLatin, hebrewInLatin, withoutAccents } from './transliteration-rules.js';

function entriesOf(work: string, read: typeof readGreekEntry): StrongsEntry[] {
  const { module } = KNOWN_WORKS.find(({ id }) => id === work)!;
  const installed = findModule(SWORD_FOLDER, module);
  if (!installed) throw new Error(`Install the SWORD module ${module}.`);
  return [...readDictionary(installed)].flatMap(({ key, tei }) => read(key, tei) ?? []);
}

const greek = entriesOf('strongs-greek', readGreekEntry);
const hebrew = entriesOf('strongs-hebrew', readHebrewEntry);
const named = ({ strongs, lemma, transliteration }: StrongsEntry) => `${strongs} ${lemma} ${transliteration}`;
const forms = (text: string) => text.split(', ');

describe('every transliteration of the dictionaries', () => {
  it('has only Latin letters and the signs of the dictionary', () => {
    const allowed = {
      greek: /^[A-Za-zàáâèéìíîïóúûýÿÁÉēĒōŌŷḕḖḗḯṑṓ’()‐ -]+$/u,
      hebrew: /^[a-zâêîôûăĕŏśṭᵉ'‛, -]+$/u,
    };
    expect(greek.filter(({ transliteration }) => !allowed.greek.test(transliteration)).map(named)).toEqual(
      [],
    );
    expect(hebrew.filter(({ transliteration }) => !allowed.hebrew.test(transliteration)).map(named)).toEqual(
      [],
    );
  });

  it('is that of its Greek lemma by rule, but for the letters of a number and for `ui`', () => {
    const wrong = greek.filter(
      ({ lemma, transliteration }) =>
        greekInLatin(lemma)
          .replaceAll('‐', '-')
          .replace(/yi(?=[aoá])/u, 'ui') !== withoutAccents(transliteration),
    );
    expect(wrong.map(named)).toEqual(['G5516 χξϛ chx stigma']);
  });

  it('has the consonants of its Hebrew lemma, form by form', () => {
    const wrong = hebrew.filter(({ lemma, transliteration }) => {
      const [written, spoken] = [forms(lemma), forms(transliteration)];
      return (
        written.length !== spoken.length ||
        written.some((form, at) => !hebrewInLatin(form).test(spoken[at] ?? ''))
      );
    });
    expect(wrong.map(named)).toEqual([]);
  });

  it('keeps a sin apart from a shin, and a tet from a tav', () => {
    const at = (strongs: string) => hebrew.find((entry) => entry.strongs === strongs)?.transliteration;
    expect([at('H3478'), at('H4639'), at('H2896')]).toEqual(["yiśrâ'êl", 'ma‛ăśeh', 'ṭôb']);
  });
});

describe('an entry of a library file that was imported earlier', () => {
  it('is corrected when it is read, and a right one stays as it is', () => {
    const old = { strongs: 'H3478', lemma: 'ישׂראל', transliteration: "yiώrâ'êl", gloss: 'Israel', verses: 1 };
    expect(repairedEntry(old)).toEqual({ ...old, transliteration: "yiśrâ'êl" });
    for (const entry of [...greek, ...hebrew]) expect(repairedEntry(entry)).toEqual(entry);
  });

  it('stands beside a gloss that has no half of a bracket', () => {
    const isHalf = ({ gloss }: StrongsEntry) => gloss.split(/[([]/u).length !== gloss.split(/[)\]]/u).length;
    expect([...greek, ...hebrew].filter(isHalf).map(({ strongs, gloss }) => `${strongs} ${gloss}`)).toEqual(
      [],
    );
    expect(greek.find(({ strongs }) => strongs === 'G5368')?.gloss).toBe('to love, kiss');
  });
});
