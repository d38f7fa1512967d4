import type { AnswerEvent, AppError, PlacedAnswerEvent } from '@word-unfolded/contracts';

/** How a generation ended in this process: it is over, was refused, or another replica has taken it over. */
type Fate = 'over' | 'refused' | 'lost';

/** An answer that this process generates: its events so far, and the readers that wait for more. */
export class Generation {
  private readonly stopping = new AbortController();
  private readonly leaving = new AbortController();
  private readonly waiting = new Set<() => void>();
  private fate: Fate | undefined;
  refusal: AppError | undefined;
  /** Settles when the store has noted the beginning of the answer. */
  beginning: Promise<void> = Promise.resolve();

  /** @param events those that another replica has appended */
  constructor(
    readonly answerId: string,
    readonly sender: string,
    private readonly events: PlacedAnswerEvent[] = [],
  ) {}

  /** The text so far. */
  get content(): string {
    return this.events.map(({ event }) => (event.type === 'chunk' ? event.content : '')).join('');
  }

  /** The event that ended it. */
  get end(): PlacedAnswerEvent | undefined {
    const last = this.events.at(-1);
    return last && last.event.type !== 'chunk' ? last : undefined;
  }

  /** The given event with the next place. */
  next(event: AnswerEvent): PlacedAnswerEvent {
    return { answerId: this.answerId, place: this.events.length + 1, event };
  }

  /** Adds an event that Redis has stored. */
  add(placed: PlacedAnswerEvent): void {
    this.events.push(placed);
    this.wake();
  }

  /** Stops the generation at the request of its reader. */
  stop(): void {
    this.stopping.abort();
  }

  get stopped(): AbortSignal {
    return this.stopping.signal;
  }

  /** Aborts when this process has lost the generation. */
  get left(): AbortSignal {
    return this.leaving.signal;
  }

  /** Marks that this process adds no more events. */
  close(fate: Fate, refusal?: AppError): void {
    this.fate ??= fate;
    if (fate === 'lost') this.leaving.abort();
    this.refusal ??= refusal;
    this.wake();
  }

  /** The events after a place, until this process adds no more or the signal aborts. */
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
