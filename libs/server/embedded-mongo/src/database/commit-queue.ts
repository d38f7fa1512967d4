import { mongoError } from '../errors/mongo-error.js';
import { MustWait } from '../storage/lock-table.js';
import type { CommitWriter, OrderedStore } from '../storage/ordered-store.js';

/** A write for the next commit. */
export type Job<Result = unknown> = {
  /** Writes and returns a result. MustWait postpones the write; any other error rejects only this write. */
  run(writer: CommitWriter): { result: Result; committed: () => void };
  /** Milliseconds since 1970 after which it stops waiting for a transaction. */
  readonly deadline: number | undefined;
};

type QueuedJob = {
  readonly job: Job;
  readonly resolve: (result: never) => void;
  readonly reject: (error: unknown) => void;
  cancelled: boolean;
};

/** Errors of the store itself. They abort the whole commit, not only one write. */
export class StoreFailure extends Error {
  constructor(override readonly cause: unknown) {
    super('the store failed');
  }
}

/**
 * Combines all writes of one tick of the event loop into one commit and one flush to the disk, and resolves them
 * afterwards (group commit).
 */
export class CommitQueue {
  private queue: QueuedJob[] = [];
  private scheduled = false;
  private closed = false;

  constructor(
    private readonly store: OrderedStore,
    /** Runs at the beginning of each commit, and may reject it. */
    private readonly begin: (writer: CommitWriter) => void,
    /** Runs after each commit, with false if it failed. */
    private readonly end: (succeeded: boolean) => void,
  ) {}

  submit<Result>(job: Job<Result>): Promise<Result> {
    return new Promise((resolve, reject) =>
      this.enqueue({ job, resolve, reject, cancelled: false } as QueuedJob),
    );
  }

  /** Commits the queued writes and accepts no more. */
  close(): void {
    this.closed = true;
    this.flush();
  }

  private enqueue(queued: QueuedJob): void {
    if (this.closed) {
      queued.reject(mongoError('InterruptedAtShutdown', 'The server is shutting down'));
      return;
    }
    this.queue.push(queued);
    if (this.scheduled) return;
    this.scheduled = true;
    setImmediate(() => this.flush());
  }

  private flush(): void {
    this.scheduled = false;
    const batch = this.queue.filter(({ cancelled }) => !cancelled);
    this.queue = [];
    if (batch.length === 0) return;
    const finish: (() => void)[] = [];
    try {
      this.store.commit((writer) => {
        this.begin(writer);
        for (const queued of batch) this.attempt(queued, writer, finish);
      });
    } catch (error) {
      this.end(false);
      for (const { reject } of batch) reject(error instanceof StoreFailure ? error.cause : error);
      return;
    }
    this.end(true);
    for (const settle of finish) settle();
  }

  private attempt(queued: QueuedJob, writer: CommitWriter, finish: (() => void)[]): void {
    try {
      const { result, committed } = queued.job.run(writer);
      finish.push(() => {
        committed();
        queued.resolve(result as never);
      });
    } catch (error) {
      if (error instanceof StoreFailure) throw error;
      if (error instanceof MustWait) finish.push(() => this.postpone(queued, error));
      else finish.push(() => queued.reject(error));
    }
  }

  private postpone(queued: QueuedJob, { holder }: MustWait): void {
    const { deadline } = queued.job;
    const timer =
      deadline === undefined
        ? undefined
        : setTimeout(() => this.expire(queued), Math.max(0, deadline - Date.now())).unref();
    holder.onEnd(() => {
      clearTimeout(timer);
      if (!queued.cancelled) this.enqueue(queued);
    });
  }

  private expire(queued: QueuedJob): void {
    queued.cancelled = true;
    queued.reject(mongoError('MaxTimeMSExpired', 'operation exceeded time limit'));
  }
}
