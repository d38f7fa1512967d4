import { LANGUAGES, type Language } from '@word-unfolded/domain';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { contentFolder } from './read-content.js';

/** A sentence as people write it, and the need that it tells of; none if it only looks like danger. */
export type NeedSentence = { readonly text: string; readonly language: Language; readonly need?: string };

/**
 * The sentences of people in danger, and those that only look like them: `danger/danger.en.txt` has a need, a tab and a
 * sentence in each line, `danger/harmless.en.txt` a sentence.
 */
export function readNeedSentences(folder = path.join(contentFolder(), 'danger')): NeedSentence[] {
  return LANGUAGES.flatMap((language) =>
    ['danger', 'harmless'].flatMap((name) =>
      readFileSync(path.join(folder, `${name}.${language}.txt`), 'utf8')
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line): NeedSentence => {
          const [need, text] = line.includes('\t') ? line.split('\t', 2) : [undefined, line];
          return { text: text ?? '', language, ...(need !== undefined && { need }) };
        }),
    ),
  );
}
