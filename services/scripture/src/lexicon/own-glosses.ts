import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '@word-unfolded/domain';
import { contentFolder } from '../content-folder.js';

/** The files of the glosses in one language, by the language of the words. */
export const GLOSS_FILES = ['greek.tsv', 'hebrew.tsv'] as const;

const LINE = /^(?<strongs>[GH]\d+)\t(?<gloss>[^\t]+)$/;

/**
 * The lines of a file of glosses in their order: Strong's number, a tab, the gloss. What is in another form, such as the
 * comment at its head, is left out; a test of the content names such lines.
 */
export function readGlossLines(text: string): readonly (readonly [strongs: string, gloss: string])[] {
  return text.split('\n').flatMap((line) => {
    const { strongs, gloss } = LINE.exec(line.trimEnd())?.groups ?? {};
    return strongs && gloss ? [[strongs, gloss] as const] : [];
  });
}

/** Our own glosses in a language, by Strong's number (docs/glosses.md). */
export function readOwnGlosses(
  language: Language,
  folder = path.join(contentFolder('glosses'), language),
): ReadonlyMap<string, string> {
  return new Map(
    GLOSS_FILES.flatMap((name) => readGlossLines(readFileSync(path.join(folder, name), 'utf8'))),
  );
}
