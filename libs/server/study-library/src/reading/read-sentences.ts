import { LANGUAGES, type Language } from '@word-unfolded/domain';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { contentFolder } from './read-content.js';
import { sentencesOfKind } from './sentence-kinds.js';

/** A sentence as people write it, and the need that it tells of; none if it only looks like danger. */
export type NeedSentence = { readonly text: string; readonly language: Language; readonly need?: string };

/**
 * The sentences of people in danger, and those that only look like them: `danger/danger.en.txt` has a need, a tab and a
 * sentence in each line, `danger/harmless.en.txt` a sentence, `danger/kinds.en.txt` whole kinds of both, and
 * `danger/everyday.en.txt` kinds of an ordinary life, of which more sentences are made.
 */
export function readNeedSentences(folder = path.join(contentFolder(), 'danger')): NeedSentence[] {
  return LANGUAGES.flatMap((language) => {
    const lines = (name: string) => linesOf(path.join(folder, `${name}.${language}.txt`));
    const harmless = [...lines('harmless'), ...lines('subjects')];
    const single = [...lines('danger'), ...harmless.map((text) => `${HARMLESS}\t${text}`)];
    const everyday = lines('everyday').flatMap((kind) => sentencesOfKind(kind, OF_EVERYDAY));
    return [
      ...[...single, ...lines('kinds'), ...lines('hints')].flatMap((line): NeedSentence[] => {
        const [need, kind = ''] = line.split('\t', 2);
        return sentencesOfKind(kind).map((text) => ({ text, language, ...(need !== HARMLESS && { need }) }));
      }),
      ...everyday.map((text) => ({ text, language })),
    ];
  });
}

/** Words of a language that are right though they sound like more frequent ones, without accents and capitals. */
export function readRightWords(language: Language, folder = path.join(contentFolder(), 'danger')): string[] {
  return linesOf(path.join(folder, `right-words.${language}.txt`)).flatMap((line) => line.split(' '));
}

/** So many sentences are made of each kind of an ordinary life, because its choices have many words. */
const OF_EVERYDAY = 24;

/** In place of a need, for what only looks like danger. */
const HARMLESS = 'harmless';

const linesOf = (file: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'));
