import type { Language } from '@word-unfolded/domain';
import { formatReference } from '../../format-reference.js';
import type { PassageReference } from '../../passage-reference.js';
import type { ReferenceParser } from '../reference-parser.js';
import { findWordedReferences } from './worded-references.js';

type WholeReference = { readonly text: string; readonly passages: readonly PassageReference[] };

/** A reference at the beginning or end of a text, and the words beside it: `1 cor 13` and `love` in `1 cor 13 love`. */
export type ReferenceBesideWords = WholeReference & { readonly words: string };

/** Words that join a reference and what is looked for there: `love in 1 cor 13`, `Salmo 23 sobre el pastor`. */
const JOINS = /^(?:in|on|about|en|sobre)\s+|\s+(?:in|on|about|en|sobre)$/gi;

/** Signs between a reference and other words: `phil 4:13 - strength`. */
const SIGNS = /^[-–—:,;.\s]+|[-–—:,;\s]+$/gu;

/** Reads a text that is nothing but a reference, in digits or in words of either language, such as `Romanos chapter 8`. */
export function readWholeReference(
  text: string,
  language: Language,
  parse: ReferenceParser['parse'],
): WholeReference | undefined {
  const parsed = parse(text, language);
  if (parsed.understood) return { text, passages: parsed.passages };
  const [worded, another] = findWordedReferences(text);
  if (!worded?.passage || another || text.slice(0, worded.start).trim() || text.slice(worded.end).trim())
    return undefined;
  return { text: formatReference([worded.passage], language), passages: [worded.passage] };
}

/** A name alone is a word like others (`Mark my words`), so the part that is the reference has a number. */
export function readReferenceBesideWords(
  text: string,
  language: Language,
  parse: ReferenceParser['parse'],
): ReferenceBesideWords | undefined {
  if (!/\d/.test(text)) return undefined;
  const words = text.trim().split(/\s+/);
  for (let length = words.length - 1; length > 0; length -= 1)
    for (const from of [0, words.length - length]) {
      const part = words
        .slice(from, from + length)
        .join(' ')
        .replace(SIGNS, '');
      const others = [...words.slice(0, from), ...words.slice(from + length)].join(' ');
      const rest = others.replace(SIGNS, '').replace(JOINS, '');
      if (!/\p{L}/u.test(part) || !/\d/.test(part) || !/\p{L}{2}/u.test(rest)) continue;
      const read = readWholeReference(part, language, parse);
      if (read) return { ...read, words: rest };
    }
  return undefined;
}
