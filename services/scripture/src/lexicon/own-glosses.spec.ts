import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES } from '@word-unfolded/domain';
import { contentFolder } from '../content-folder.js';
import { GLOSS_FILES, readGlossLines, readOwnGlosses } from './own-glosses.js';

const LONGEST = 40;

/** The words of a device without a network (libs/shared/scripture-text), with these glosses in their fourth and last columns. */
const DEVICE_WORDS = path.join(
  import.meta.dirname,
  '../../../../libs/shared/scripture-text/src/original-words/well-known-words.data.json',
);
type DeviceWord = [
  strongs: string,
  lemma: string,
  transliteration: string,
  gloss: string,
  verses: number,
  spanishGloss: string,
];

const numberOf = (strongs: string) => Number(strongs.slice(1));

describe.each(LANGUAGES.flatMap((language) => GLOSS_FILES.map((name) => [language, name] as const)))(
  'the glosses in %s, %s',
  (language, name) => {
    const text = readFileSync(path.join(contentFolder('glosses'), language, name), 'utf8');
    const lines = readGlossLines(text);

    it('are all in their form below a comment that says what they are', () => {
      const others = text.split('\n').filter((line) => line !== '' && readGlossLines(line).length === 0);
      expect(others.filter((line) => !line.startsWith('#'))).toEqual([]);
      expect(text.startsWith('# ')).toBe(true);
    });

    it('are in the order of their numbers, each number once and all of one language', () => {
      const letter = name === 'greek.tsv' ? 'G' : 'H';
      expect(lines.filter(([strongs]) => !strongs.startsWith(letter))).toEqual([]);
      expect(
        lines.filter(([strongs], at) => at > 0 && numberOf(lines[at - 1]![0]) >= numberOf(strongs)),
      ).toEqual([]);
    });

    it('are short, and no sentences', () => {
      const wrong = lines.filter(
        ([, gloss]) =>
          gloss.length > LONGEST || gloss.trim() !== gloss || /[.«»"“”]|,(?! )|\s{2}/u.test(gloss),
      );
      expect(wrong).toEqual([]);
    });
  },
);

it('are those of the words that a device knows without a network', () => {
  const [english, spanish] = [readOwnGlosses('en'), readOwnGlosses('es')];
  const words = JSON.parse(readFileSync(DEVICE_WORDS, 'utf8')) as DeviceWord[];
  const current = words.map(([strongs, lemma, transliteration, gloss, verses]) => [
    ...[strongs, lemma, transliteration, english.get(strongs) ?? gloss, verses],
    spanish.get(strongs),
  ]);
  if (process.env.WRITE_DEVICE_GLOSSES) {
    const rows = current.map(
      (row) => `  ${JSON.stringify(row, null, 1).replaceAll(',\n ', ', ').replaceAll(/\n ?/g, '')}`,
    );
    writeFileSync(DEVICE_WORDS, `[\n${rows.join(',\n')}\n]\n`);
  } else
    expect({ how: 'WRITE_DEVICE_GLOSSES=1 npx jest own-glosses', words }).toMatchObject({ words: current });
});
