import type { AnswerEvent, CatalogueError, PlacedAnswerEvent } from '@word-unfolded/contracts';

/** How the life of an answer in this process ended: it is over, was refused, or is gone on with elsewhere. */
type Fate = 'over' | 'refused' | 'lost';

/** An answer that this process writes: its events so far, and who waits for more of them. */
export class LiveAnswer {
  private readonly stopping = new AbortController();
  private readonly leaving = new AbortController();
  private readonly waiting = new Set<() => void>();
  private fate: Fate | undefined;
  refusal: CatalogueError | undefined;
  /** That its keeper knows of it. */
  beginning: Promise<void> = Promise.resolve();

  /** @param events those that another replica has written */
  constructor(
    readonly answerId: string,
    readonly sender: string,
    private readonly events: PlacedAnswerEvent[] = [],
  ) {}

  /** What has been written. */
  get content(): string {
    return this.events.map(({ event }) => (event.type === 'chunk' ? event.content : '')).join('');
  }

  /** The event that ended it. */
  get end(): PlacedAnswerEvent | undefined {
    const last = this.events.at(-1);
    return last && last.event.type !== 'chunk' ? last : undefined;
  }

  /** An event as it would stand after the others. */
  next(event: AnswerEvent): PlacedAnswerEvent {
    return { answerId: this.answerId, place: this.events.length + 1, event };
  }

  /** Shows an event that Redis has. */
  add(placed: PlacedAnswerEvent): void {
    this.events.push(placed);
    this.wake();
  }

  /** Its reader wants no more of it. */
  stop(): void {
    this.stopping.abort();
  }

  get stopped(): AbortSignal {
    return this.stopping.signal;
  }

  /** Aborts when this process does nothing more for it. */
  get left(): AbortSignal {
    return this.leaving.signal;
  }

  /** Nothing more comes from here. */
  close(fate: Fate, refusal?: CatalogueError): void {
    this.fate ??= fate;
    if (fate === 'lost') this.leaving.abort();
    this.refusal ??= refusal;
    this.wake();
  }

  /** The events after a place, until nothing more comes from here or the signal aborts. */
  async *after(place: number, signal: AbortSignal): AsyncGenerator<PlacedAnswerEvent> {
    for (let at = place; !signal.aborted;) {
      const event = this.events[at];
      if (event) {
        at += 1;
        yield event;
      } else if (this.fate) return;
      else await this.change(signal);
    }
  }

  private change(signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const wake = () => {
        this.waiting.delete(wake);
        signal.removeEventListener('abort', wake);
        resolve();
      };
      this.waiting.add(wake);
      signal.addEventListener('abort', wake);
    });
  }

  private wake(): void {
    for (const wake of this.waiting) wake();
  }
}
