import { LANGUAGES, type Language } from '@word-unfolded/domain';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Bilingual } from '../entries/entry.js';
import { contentFolder } from './read-content.js';
import { typeset } from './split-file.js';

/** What is done in a passage (to forgive, to wait), by which questions about it and a prayer are chosen. */
export type Act = {
  readonly name: string;
  /** How much a word of it counts: 1, or less where it is in most passages. */
  readonly weight: number;
  /** Whether it is so grave that nothing else is asked about where it happens. */
  readonly isGrave: boolean;
  /** The id of the prayer that fits it wherever its words are. */
  readonly prayer: string | undefined;
  /** That of a prayer which fits only its stories: “he follows me” is no prayer for a decision. */
  readonly prayerOfStories: string | undefined;
  /** Its words in lower case; a star stands for any ending. */
  readonly words: Bilingual<readonly string[]>;
  readonly questions: Bilingual<readonly string[]>;
  /** The ids of the stories whose main act it is. */
  readonly stories: readonly string[];
  /** The numbers of the psalms of this kind, and what such a psalm is. */
  readonly psalms: readonly number[];
  readonly is: Bilingual<string>;
};

/**
 * The acts of `reflection/acts.txt`: a line `= name`, then `words en:`, `words es:`, questions after `en:` and `es:`,
 * and optionally `prayer:` or `prayer of stories:`, `weight:`, `grave: yes`, `stories:`, and `psalms:` with `is en:` and `is es:`; `#` begins a comment.
 *
 * @throws Error for a line of another form
 */
export function readActs(file = path.join(contentFolder(), 'reflection', 'acts.txt')): Act[] {
  return readFileSync(file, 'utf8')
    .split(/^= /m)
    .slice(1)
    .map((block) => {
      const [name = '', ...lines] = block
        .split('\n')
        .filter((line) => line.trim() !== '' && !line.startsWith('#'));
      const fields = lines.map((line) => {
        const [, field, value] = /^([a-z ]+): (.+)$/.exec(line) ?? [];
        if (field === undefined || value === undefined) throw new Error(`${file}: “${line}” has no field`);
        return { field, value };
      });
      const valuesOf = (wanted: string) =>
        fields.filter(({ field }) => field === wanted).map(({ value }) => typeset(value.trim()));
      const inEach = <Value>(of: (language: Language) => Value) =>
        Object.fromEntries(LANGUAGES.map((language) => [language, of(language)])) as Bilingual<Value>;
      return {
        name: name.trim(),
        weight: Number(valuesOf('weight')[0] ?? 1),
        isGrave: valuesOf('grave').length > 0,
        prayer: valuesOf('prayer')[0],
        prayerOfStories: valuesOf('prayer of stories')[0],
        words: inEach((language) => valuesOf(`words ${language}`).join(' ').split(/\s+/).filter(Boolean)),
        questions: inEach((language) => valuesOf(language)),
        stories: valuesOf('stories').join(' ').split(/\s+/).filter(Boolean),
        psalms: valuesOf('psalms').join(' ').split(/\s+/).filter(Boolean).map(Number),
        is: inEach((language) => valuesOf(`is ${language}`)[0] ?? ''),
      };
    });
}
