import type { Timestamp } from '../bson/value.js';
import type { IdSource } from '../catalogue/collection-changes.js';
import type { Collection } from '../catalogue/collection.js';
import type { Change } from '../changes/change-event.js';
import type { ChangeFeed } from '../changes/change-feed.js';
import type { UnitOfWork } from '../database/unit-of-work.js';
import { mongoError } from '../errors/mongo-error.js';

/** How long an operation runs before it yields to others. */
const TIME_SLICE_MS = 8;

export type OperationOptions = {
  readonly feed: ChangeFeed;
  readonly ids: IdSource;
  /** Milliseconds since 1970 at which the operation fails (`maxTimeMS`). */
  readonly deadline?: number | undefined;
  /** Throws if the operation should stop: the client is gone, or the server is closing. */
  readonly guard?: () => void;
};

/** One running command: its start time, its time limit, and where it reports its changes. */
export class Operation {
  readonly now = new Date();
  readonly clusterTime: Timestamp;
  readonly ids: IdSource;
  readonly deadline: number | undefined;
  private readonly feed: ChangeFeed;
  private readonly guard: () => void;
  private sliceEnds = 0;

  constructor({ feed, ids, deadline, guard = () => {} }: OperationOptions) {
    this.feed = feed;
    this.clusterTime = feed.clock.tick();
    this.ids = ids;
    this.deadline = deadline;
    this.guard = guard;
    this.beginTimeSlice();
  }

  /** Starts a new time slice, after other operations have run. */
  beginTimeSlice(): void {
    this.sliceEnds = performance.now() + TIME_SLICE_MS;
  }

  /** Called for each document, because one may take longer than a slice: whether the operation should pause. */
  needsPause(): boolean {
    return performance.now() > this.sliceEnds || this.isLate();
  }

  /** @throws MongoError 50 MaxTimeMSExpired, or the error of the guard */
  check(): void {
    if (this.isLate()) throw mongoError('MaxTimeMSExpired', 'operation exceeded time limit');
    this.guard();
  }

  /** Reports a change after its commit. */
  announce(work: UnitOfWork, change: Change): void {
    work.onCommit(() => this.feed.publish(change));
  }

  private isLate(): boolean {
    return this.deadline !== undefined && Date.now() >= this.deadline;
  }
}

/** The namespace of a collection in change events. */
export function placeOf({ database, name }: Collection): { database: string; collection: string } {
  return { database, collection: name };
}
