import type { Citation } from '../judging/claim.js';
import type { FoundCitation } from './read-citation.js';
import type { NamedReference } from './read-references.js';
import type { SetApart } from './set-apart.js';

/** The next step of the scan. */
export type Step =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'reference'; readonly text: string; readonly reference: NamedReference }
  | { readonly kind: 'set-apart'; readonly part: ScannedPart }
  /** A line that begins with a reference. The caller compares its first words and says whether to hold the line. */
  | { readonly kind: 'line'; readonly head: string; readonly named: Citation };

/**
 * A part that is set apart, at the beginning of the pending text. The caller judges it and decides how much to consume.
 */
export type ScannedPart = {
  /** The part and the text after it that has arrived. */
  readonly text: string;
  readonly form: SetApart['form'] | 'line';
  /** The opening mark; empty for a block and for emphasis. */
  readonly mark: string;
  readonly contentStart: number;
  readonly contentEnd: number;
  readonly end: number;
  /** Whether it is longer than the held text, so that this is only its first piece. */
  readonly goesOn: boolean;
  /** The reference with which a block begins; its content begins after it. */
  readonly leading?: FoundCitation;
  readonly cited?: FoundCitation;
  readonly announced?: Citation;
  readonly lastNamed?: Citation;
  readonly attributed: boolean;
  /** The sentence before it. */
  readonly before?: string;
  /** Words with which it may go on after its mark. */
  readonly following?: readonly string[];
};
