import { randomUUID } from 'node:crypto';
import os from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { mongoError } from '../errors/mongo-error.js';
import { OWNER_KEY } from '../storage/keyspace.js';
import type { CommitWriter, OrderedStore } from '../storage/ordered-store.js';
import type { ServerAddress } from './listen-address.js';
import { decodeOwner, encodeOwner, type OwnerRecord } from './owner-record.js';
import { answersAt } from './probe-owner.js';

/** How long a process that lives and does not answer is waited for. */
const PATIENCE_MILLISECONDS = 5000;
const BETWEEN_LOOKS_MILLISECONDS = 50;

/** A server of another process that owns the folder. */
export type OtherOwner = { readonly address: ServerAddress; readonly replicaSet: string | undefined };

/**
 * The right to write to a data folder. It is a record in the data itself, taken in a commit: LMDB lets one process
 * commit at a time, and frees its lock when a process dies. Every later commit makes sure that the record is still the
 * same, so that a process that was taken for dead cannot do any harm.
 */
export class Ownership {
  private record: OwnerRecord;
  /** The record as every commit has to find it. */
  private encoded: Buffer;

  private constructor(
    private readonly store: OrderedStore,
    replicaSet: string | undefined,
  ) {
    this.record = {
      token: randomUUID(),
      pid: process.pid,
      host: os.hostname(),
      replicaSet,
      address: undefined,
    };
    this.encoded = encodeOwner(this.record);
  }

  /** Takes the folder, or finds the server that has it. */
  static async claim(
    store: OrderedStore,
    replicaSet: string | undefined,
  ): Promise<{ ownership: Ownership } | { other: OtherOwner }> {
    const ownership = new Ownership(store, replicaSet);
    const deadline = Date.now() + PATIENCE_MILLISECONDS;
    for (;;) {
      const current = readOwner(store);
      const answer = await ownership.challenge(current, Date.now() > deadline);
      if (answer === 'taken') return { ownership };
      if (answer !== 'wait') return { other: answer };
      await delay(BETWEEN_LOOKS_MILLISECONDS);
    }
  }

  get token(): string {
    return this.record.token;
  }

  /** To be called at the beginning of each commit. @throws MongoError 189 when another process has taken over */
  readonly verify = (writer: CommitWriter): void => {
    if (writer.get(OWNER_KEY)?.equals(this.encoded)) return;
    throw mongoError('PrimarySteppedDown', 'another process has taken over the data folder');
  };

  /** Says where the server is found. */
  publish(address: ServerAddress): void {
    const published = { ...this.record, address };
    const encoded = encodeOwner(published);
    this.store.commit((writer) => {
      this.verify(writer);
      writer.put(OWNER_KEY, encoded);
    });
    this.record = published;
    this.encoded = encoded;
  }

  /** Gives the folder back, unless somebody else has it by now. */
  release(): void {
    this.store.commit((writer) => {
      if (writer.get(OWNER_KEY)?.equals(this.encoded)) writer.delete(OWNER_KEY);
    });
  }

  private async challenge(
    current: Buffer | undefined,
    isLate: boolean,
  ): Promise<'taken' | 'wait' | OtherOwner> {
    const owner = current && decodeOwner(current);
    const isGone = owner && !isAlive(owner);
    if (owner?.address && !isGone && (await answersAt(owner.address, owner.token)))
      return { address: owner.address, replicaSet: owner.replicaSet };
    // The process of a record with an address that is our own can only be one that had our number before.
    const isOurNumber = owner?.pid === process.pid && owner.address !== undefined;
    if (!owner || isGone || isOurNumber || isLate) return this.replace(current) ? 'taken' : 'wait';
    return 'wait';
  }

  /** Puts our record in the place of one that we have seen, if it is still there. */
  private replace(seen: Buffer | undefined): boolean {
    return this.store.commit((writer) => {
      const current = writer.get(OWNER_KEY);
      const isSame = seen === undefined ? current === undefined : current?.equals(seen) === true;
      if (isSame) writer.put(OWNER_KEY, this.encoded);
      return isSame;
    });
  }
}

function readOwner(store: OrderedStore): Buffer | undefined {
  const snapshot = store.openSnapshot();
  try {
    return snapshot.get(OWNER_KEY);
  } finally {
    snapshot.release();
  }
}

/** Of a process on another machine, or in another container, nothing is known. */
function isAlive({ pid, host }: OwnerRecord): boolean {
  if (host !== os.hostname()) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}
