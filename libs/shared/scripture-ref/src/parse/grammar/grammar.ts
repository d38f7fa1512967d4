import type { Language } from '@word-unfolded/domain';
import type { bcv_parser } from 'bible-passage-reference-parser';
import type { Rewrite } from '../text/traced-text.js';

/** The knowledge of a language that the reference parser needs besides its language module. */
export type Grammar = {
  readonly language: Language;
  /** The language module of bible-passage-reference-parser. */
  readonly module: ConstructorParameters<typeof bcv_parser>[0];
  /** Names that the module lacks, by OSIS name, as patterns. */
  readonly moreNames: readonly (readonly [osis: string, pattern: RegExp])[];
  /** Rewrites notations that the module misreads into ones that it reads; applied in order. */
  readonly rewrites: readonly Rewrite[];
  /** Whether a comma separates chapter and verse, as in `Jn 3,16`, in a text that could also be a list of chapters. */
  readonly commaPartsVerse: (text: string) => boolean;
  /** Words that may surround and connect references in a text that consists of references only; lower case. */
  readonly connectives: ReadonlySet<string>;
};
