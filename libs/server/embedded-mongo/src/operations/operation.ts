import { Timestamp } from '../bson/value.js';
import type { IdSource } from '../catalogue/collection-changes.js';
import type { ChangeEvent, ChangeFeed } from '../changes/change-event.js';
import type { UnitOfWork } from '../database/unit-of-work.js';
import { mongoError } from '../errors/mongo-error.js';

/** How long an operation runs before it lets others run. */
const TURN_MILLISECONDS = 8;
/** Looking at the clock is not free, and one document may be the work of milliseconds. */
const DOCUMENTS_A_LOOK = 4;

export type OperationOptions = {
  readonly feed: ChangeFeed;
  readonly ids: IdSource;
  /** Milliseconds since 1970 after which the operation fails (`maxTimeMS`). */
  readonly deadline?: number | undefined;
  /** Throws when it is no use to go on: nobody waits for the result, or the server is closing. */
  readonly guard?: () => void;
};

/** One command at work: when it began, how long it may take, and where its changes are announced. */
export class Operation {
  readonly now = new Date();
  readonly clusterTime = nextClusterTime(this.now);
  readonly ids: IdSource;
  readonly deadline: number | undefined;
  private readonly feed: ChangeFeed;
  private readonly guard: () => void;
  private turnEnds = 0;
  private looks = 0;

  constructor({ feed, ids, deadline, guard = () => {} }: OperationOptions) {
    this.feed = feed;
    this.ids = ids;
    this.deadline = deadline;
    this.guard = guard;
    this.beginTurn();
  }

  /** Starts a new turn of work, after others have run. */
  beginTurn(): void {
    this.turnEnds = performance.now() + TURN_MILLISECONDS;
  }

  /** To be asked for each document: whether it is time for a pause. */
  needsPause(): boolean {
    this.looks += 1;
    if (this.looks % DOCUMENTS_A_LOOK !== 0) return false;
    return performance.now() > this.turnEnds || this.isLate();
  }

  /** @throws MongoError 50 MaxTimeMSExpired, or what the guard throws */
  check(): void {
    if (this.isLate()) throw mongoError('MaxTimeMSExpired', 'operation exceeded time limit');
    this.guard();
  }

  /** Tells of a change once it is committed. */
  announce(work: UnitOfWork, event: () => ChangeEvent): void {
    if (!this.feed.isHeard) return;
    const change = event();
    work.onCommit(() => this.feed.publish(change));
  }

  private isLate(): boolean {
    return this.deadline !== undefined && Date.now() >= this.deadline;
  }
}

let lastSecond = 0;
let ticks = 0;

/** Cluster times only grow: within a second by their increment. */
function nextClusterTime(now: Date): Timestamp {
  const second = Math.floor(now.getTime() / 1000);
  ticks = second > lastSecond ? 1 : ticks + 1;
  lastSecond = Math.max(second, lastSecond);
  return new Timestamp({ t: lastSecond, i: ticks });
}
