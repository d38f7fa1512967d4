import type { VoiceCorrection } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import type { CheckedPiece } from '../../grounding/grounded-piece.js';
import type { Grounding } from '../../grounding/ground-answer.js';
import type { QuotableTranslation } from '../../grounding/judging/claim.js';
import { groundedMarkdown } from '../../model-generator/shown/grounded-markdown.js';
import { withoutModelLinks } from '../../model-generator/shown/plain-model-text.js';
import { MissingReferences } from './missing-references.js';

export type SpokenTurnOptions = {
  readonly grounding: Pick<Grounding, 'check'>;
  readonly language: Language;
  readonly translations: Promise<readonly QuotableTranslation[]>;
  /** Called whenever more of it may be shown. */
  readonly grown: (turn: SpokenTurn) => void;
  /** Called as soon as the words name a passage that does not exist as one that does. */
  readonly misnamed: (correction: VoiceCorrection) => void;
};

/**
 * What Selah says at once. Its words are compared with the stored text while they are spoken: `text` is what may be shown,
 * with the stored words in place of misquoted ones, and `corrections` is what was spoken otherwise.
 */
export class SpokenTurn {
  text = '';
  readonly corrections: VoiceCorrection[] = [];
  /** Resolves when everything has been compared. */
  readonly checked: Promise<void>;
  private readonly words: string[] = [];
  private isOver = false;
  private wake = () => {};
  private readonly missing: MissingReferences;

  constructor(private readonly options: SpokenTurnOptions) {
    this.missing = new MissingReferences((said) => {
      const correction = { said, reason: 'no-such-passage' } as const;
      this.corrections.push(correction);
      options.misnamed(correction);
    });
    this.checked = this.check();
  }

  /** Adds spoken words. */
  add(text: string): void {
    if (this.isOver) return;
    this.words.push(text);
    this.missing.add(text);
    this.wake();
  }

  /** Nothing more is said. */
  end(): void {
    this.isOver = true;
    this.missing.end();
    this.wake();
  }

  private async check(): Promise<void> {
    const { grounding, language, translations, grown } = this.options;
    try {
      const pieces = grounding.check(
        withoutModelLinks(this.spoken()),
        language,
        await translations,
        undefined,
        (named) => this.findMissing(named),
      );
      for await (const part of groundedMarkdown(this.noted(pieces), { language, sources: new Map() })) {
        this.text += part;
        grown(this);
      }
    } catch {
      // Without the scripture service nothing can be compared: what was shown stays, and no more is shown.
      this.isOver = true;
    }
  }

  /** The last words may be read only after the turn has ended. */
  private findMissing(named: string): void {
    this.missing.found(named);
    if (this.isOver) this.missing.end();
  }

  private async *spoken(): AsyncGenerator<string> {
    for (;;) {
      const next = this.words.shift();
      if (next !== undefined) yield next;
      else if (this.isOver) return;
      else await new Promise<void>((resolve) => (this.wake = resolve));
    }
  }

  private async *noted(pieces: AsyncIterable<CheckedPiece>): AsyncGenerator<CheckedPiece> {
    for await (const piece of pieces) {
      const correction = correctionOf(piece);
      if (correction) this.corrections.push(correction);
      yield piece;
    }
  }
}

const LETTERS = /[^\p{L}\p{N}]+/gu;
const plain = (text: string) => text.replace(LETTERS, ' ').trim().toLowerCase();

/** What was wrong with a quotation; undefined if nothing was, or if it could not be compared. */
function correctionOf(piece: CheckedPiece): VoiceCorrection | undefined {
  if (piece.kind !== 'quotation') return undefined;
  const { original: said, place, text: stored } = piece;
  const reference = place && { reference: place.reference };
  if (piece.verdict === 'repaired')
    return plain(said) === plain(stored)
      ? { said, reason: 'wrong-reference', ...reference }
      : { said, reason: 'misquoted', ...reference, stored };
  if (piece.verdict !== 'removed') return undefined;
  if (piece.reason === 'other-verse') return { said, reason: 'wrong-reference', ...reference };
  if (piece.reason === 'not-found') return { said, reason: 'not-found' };
  return piece.reason === 'no-such-passage' || piece.reason === 'no-such-book'
    ? { said, reason: 'no-such-passage' }
    : undefined;
}
