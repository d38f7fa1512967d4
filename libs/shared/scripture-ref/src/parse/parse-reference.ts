import type { Language } from '@word-unfolded/domain';
import { ENGLISH_GRAMMAR } from './grammar/english-grammar.js';
import {
  createReferenceParser,
  type FoundReference,
  type ParsedReference,
  type ReferenceParser,
} from './reference-parser.js';
import { SPANISH_GRAMMAR } from './grammar/spanish-grammar.js';

let parser: ReferenceParser | undefined;

/** Created on first use, because it compiles some hundreds of patterns. */
function sharedParser(): ReferenceParser {
  return (parser ??= createReferenceParser([ENGLISH_GRAMMAR, SPANISH_GRAMMAR]));
}

/**
 * Parses a text of one or several references, in English or Spanish whatever the language of the interface.
 *
 * It understands lists, ranges across chapters and books, whole chapters and books, ordinals, abbreviations, OSIS, and
 * misspelt names; the preferred language is tried first. It does not check existence: `Psalm 151:9` is understood, and
 * `locatePassage` reports that no edition has it.
 *
 * @returns `understood: false` for a text that contains other words, such as `I am 5`, or is longer than 2,000
 * characters.
 */
export function parseReference(text: string, preferred: Language): ParsedReference {
  return sharedParser().parse(text, preferred);
}

/**
 * Finds the references in prose, to link them.
 *
 * Only references with a verse are found: a book with a bare number is too often something else (`she is 2`, `I am 5`).
 *
 * @returns passages in the order of the text, with their positions in it.
 */
export function findReferences(text: string, language: Language): FoundReference[] {
  return sharedParser().find(text, language);
}
