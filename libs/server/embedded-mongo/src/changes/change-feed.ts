import type { Timestamp } from '../bson/value.js';
import { mongoError } from '../errors/mongo-error.js';
import type { ChangeEvent, Change } from './change-event.js';
import { ClusterClock, positionOf } from './cluster-clock.js';

/** Maximum number of past changes from which a stream can resume, while the server runs. */
const MOST_EVENTS = 10_000;
const MOST_BYTES = 16 * 2 ** 20;

/** A committed change and its time. */
export type PastChange = { readonly time: Timestamp; readonly wallTime: Date; event(): ChangeEvent };
type Stored = PastChange & { readonly bytes: number };
type Listener = (change: PastChange) => void;

/**
 * Publishes committed changes to subscribers in the order of the commits. It stores the latest changes for streams that
 * reconnect. Older changes, and those from before the start of the server, are reported as lost.
 */
export class ChangeFeed {
  readonly clock = new ClusterClock();
  private readonly listeners = new Set<Listener>();
  private history: Stored[] = [];
  /** The index of the first change in the array. The array is truncated from time to time. */
  private begin = 0;
  private bytes = 0;
  private lostUpTo = positionOf(this.clock.tick());

  publish({ bytes, event }: Change): void {
    let made: ChangeEvent | undefined;
    const change: Stored = { time: this.clock.tick(), wallTime: new Date(), bytes, event };
    this.history.push(change);
    this.bytes += bytes;
    this.forget();
    const shared = { ...change, event: () => (made ??= event()) };
    for (const listener of this.listeners) listener(shared);
  }

  /**
   * Delivers the changes after a position, and all future changes.
   *
   * @returns a function that ends the subscription
   * @throws MongoError 286 ChangeStreamHistoryLost if some of these changes are no longer stored
   */
  subscribe(listener: Listener, behind: bigint = positionOf(this.clock.latest)): () => void {
    if (behind < this.lostUpTo)
      throw mongoError(
        'ChangeStreamHistoryLost',
        'Resume of change stream was not possible, as the resume point may no longer be in the oplog.',
      );
    const wanted: Listener = (change) => {
      if (positionOf(change.time) > behind) listener(change);
    };
    for (const change of this.history.slice(this.begin)) wanted(change);
    this.listeners.add(wanted);
    return () => this.listeners.delete(wanted);
  }

  private forget(): void {
    while (this.history.length - this.begin > MOST_EVENTS || this.bytes > MOST_BYTES) {
      const oldest = this.history[this.begin] as Stored;
      this.lostUpTo = positionOf(oldest.time);
      this.bytes -= oldest.bytes;
      this.begin += 1;
    }
    if (this.begin < MOST_EVENTS) return;
    this.history = this.history.slice(this.begin);
    this.begin = 0;
  }
}
