/** How fast a voice speaks, in characters per second. */
const CHARACTERS_PER_SECOND = 15;

/**
 * The captions of a voice whose words arrive before its sound: each sentence is shown for about as long as it is spoken,
 * the last one until the sound ends.
 */
export class PacedCaptions {
  private turn: string | undefined;
  /** A turn that is not heard any more, whatever is still told of it. */
  private over: string | undefined;
  private sentences: readonly string[] = [];
  /** The sentence that is shown, since when, and how much of it was there. */
  private at = -1;
  private since = 0;
  private shown = '';
  private isHeard = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** @param show is given the sentence that is spoken; undefined when it is quiet */
  constructor(private readonly show: (sentence: string | undefined) => void) {}

  /** The sentences of a turn so far, of which the last one may still grow. */
  take(turn: string, sentences: readonly string[]): void {
    if (turn === this.over) return;
    if (turn !== this.turn) {
      this.forget();
      this.turn = turn;
    }
    this.sentences = sentences;
    if (this.isHeard) this.update();
  }

  /** The voice is heard from now on. */
  begin(): void {
    this.isHeard = true;
    this.update();
  }

  /** The voice is silent: it has said everything, or was cut off. */
  end(): void {
    if (!this.isHeard) return;
    this.isHeard = false;
    this.drop(this.turn);
    this.show(undefined);
  }

  /** What a turn has said is not to be shown any more. */
  drop(turn: string | undefined): void {
    this.over = turn;
    if (turn === this.turn) this.forget();
  }

  private update(): void {
    const isSpoken = this.at >= 0 && performance.now() - this.since < millisecondsOf(this.shown);
    const isNext = !isSpoken && this.sentences[this.at + 1] !== undefined;
    if (isNext) {
      this.at += 1;
      this.since = performance.now();
      this.shown = '';
    }
    const sentence = this.sentences[this.at];
    if (sentence === undefined || sentence === this.shown) return;
    this.shown = sentence;
    this.show(sentence);
    clearTimeout(this.timer);
    const left = this.since + millisecondsOf(sentence) - performance.now();
    this.timer = setTimeout(() => this.update(), Math.ceil(left));
  }

  private forget(): void {
    clearTimeout(this.timer);
    this.sentences = [];
    this.at = -1;
    this.shown = '';
  }
}

const millisecondsOf = (sentence: string) => (sentence.length / CHARACTERS_PER_SECOND) * 1_000;
