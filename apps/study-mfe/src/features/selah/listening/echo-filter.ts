import type { Language } from '@word-unfolded/domain';

/** How long words that were spoken may still be heard: the room's echo, and the time that recognition takes. */
const ECHO_MS = 2_500;

/** Share of the heard words, from which they are taken for an echo. */
const ECHO_SHARE = 0.6;

/** Words that interrupt at once, unless Selah has just said them itself. */
const INTERRUPTING: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(['stop', 'wait', 'selah', 'pause', 'enough']),
  es: new Set(['para', 'espera', 'alto', 'selah', 'basta', 'pausa', 'detente']),
};

type Said = { readonly words: readonly string[]; until: number };

/**
 * Knows what Selah has just said, so that its own voice from the loudspeaker is not taken for the reader's. The browser
 * does not remove the sound of its voices from what speech recognition hears.
 */
export class EchoFilter {
  private said: Said[] = [];

  constructor(
    private readonly language: Language,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** A sentence begins to be spoken. */
  begins(text: string): void {
    this.said = [...this.recent(), { words: wordsOf(text), until: Infinity }];
  }

  /** Nothing is spoken any more. */
  ends(): void {
    const until = this.now() + ECHO_MS;
    for (const said of this.said) said.until = Math.min(said.until, until);
  }

  /** Whether words that were heard are those of Selah itself. Without words there is nothing of the reader's. */
  isEcho(heard: string): boolean {
    const words = wordsOf(heard);
    if (words.length === 0) return true;
    const said = this.recent().flatMap((each) => each.words);
    if (said.length === 0) return false;
    const known = new Set(said);
    if (words.some((word) => INTERRUPTING[this.language].has(word) && !known.has(word))) return false;
    return inOrder(words, said) >= words.length * ECHO_SHARE;
  }

  private recent(): Said[] {
    const now = this.now();
    return this.said.filter(({ until }) => until > now).slice(-4);
  }
}

/** The words of a text without capitals, accents and marks, as recognition may write them. */
function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** How many words occur in another text in the same order: the length of the longest common subsequence. */
function inOrder(words: readonly string[], text: readonly string[]): number {
  let row = new Array<number>(text.length + 1).fill(0);
  for (const word of words) {
    const next = [0];
    text.forEach((other, index) => {
      const longer = word === other ? row[index]! + 1 : Math.max(row[index + 1]!, next[index]!);
      next.push(longer);
    });
    row = next;
  }
  return row.at(-1) ?? 0;
}
