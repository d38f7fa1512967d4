import type { Language } from '@word-unfolded/domain';
import type { bcv_parser } from 'bible-passage-reference-parser';
import type { Rewrite } from './traced-text.js';

/** What the parser of references must know of a language beyond its own module for it. */
export type Grammar = {
  readonly language: Language;
  /** The language module of bible-passage-reference-parser. */
  readonly module: ConstructorParameters<typeof bcv_parser>[0];
  /** Names that the module does not know, by OSIS name, as patterns. */
  readonly moreNames: readonly (readonly [osis: string, pattern: RegExp])[];
  /** Brings ways of writing that the module misreads into one that it reads; applied in order. */
  readonly rewrites: readonly Rewrite[];
  /** Whether a comma may part chapter and verse, as in `Jn 3,16`. */
  readonly commaPartsVerse: boolean;
  /** Words that may stand around and between references in a text that is nothing but references; lower case. */
  readonly connectives: ReadonlySet<string>;
};
