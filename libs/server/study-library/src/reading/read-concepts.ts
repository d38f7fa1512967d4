import { readFileSync } from 'node:fs';
import path from 'node:path';
import { contentFolder } from './read-content.js';

/** Words that mean alike in either language, without accents; a star stands for any ending. */
type Concept = { readonly name: string; readonly words: readonly string[] };

/**
 * The concepts of `danger/concepts.txt`: a name, a colon and its words in each line; `#` begins a comment.
 *
 * @throws Error for a line without a colon
 */
export function readConcepts(file = path.join(contentFolder(), 'danger', 'concepts.txt')): Concept[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [name, words] = line.split(':', 2);
      if (words === undefined) throw new Error(`${file}: "${line}" has no colon`);
      return { name: name!.trim(), words: words.trim().split(/\s+/) };
    });
}
