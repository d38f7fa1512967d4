import { randomUUID } from 'node:crypto';
import os from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { mongoError } from '../errors/mongo-error.js';
import { OWNER_KEY } from '../storage/keyspace.js';
import type { CommitWriter, OrderedStore } from '../storage/ordered-store.js';
import type { ServerAddress } from './listen-address.js';
import { identityOfFile, identityOfProcess } from './process-identity.js';
import { decodeOwner, encodeOwner, type OwnerRecord } from './owner-record.js';
import { answersAt } from './probe-owner.js';

/** How long to wait for a process that is alive and does not answer. */
const TIMEOUT_MILLISECONDS = 5000;
const BETWEEN_LOOKS_MILLISECONDS = 50;

/** A server in another process that owns the folder. */
export type OtherOwner = { readonly address: ServerAddress; readonly replicaSet: string | undefined };

/**
 * Exclusive write access to a data folder. It is a record in the data itself, written in a commit: LMDB lets one
 * process commit at a time, and releases its lock when a process dies. Every later commit verifies that the record is
 * unchanged, so that a process that was wrongly considered dead cannot damage the data.
 */
export class Ownership {
  private record: OwnerRecord;
  /** The record that every commit must find unchanged. */
  private encoded: Buffer;

  private constructor(
    private readonly store: OrderedStore,
    replicaSet: string | undefined,
    file: string,
  ) {
    this.record = {
      token: randomUUID(),
      pid: process.pid,
      host: os.hostname(),
      replicaSet,
      file: identityOfFile(file),
      process: identityOfProcess(process.pid),
      address: undefined,
    };
    this.encoded = encodeOwner(this.record);
  }

  /** Acquires the folder of a data file, or finds the server that owns it. */
  static async claim(
    store: OrderedStore,
    replicaSet: string | undefined,
    file: string,
  ): Promise<{ ownership: Ownership } | { other: OtherOwner }> {
    const ownership = new Ownership(store, replicaSet, file);
    const deadline = Date.now() + TIMEOUT_MILLISECONDS;
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

  /** Must be called at the beginning of each commit. @throws MongoError 189 if another process has taken over */
  readonly verify = (writer: CommitWriter): void => {
    if (writer.get(OWNER_KEY)?.equals(this.encoded)) return;
    throw mongoError('PrimarySteppedDown', 'another process has taken over the data folder');
  };

  /** Publishes the address of the server. */
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

  /** Releases the folder, unless another process has taken over. */
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
    const isCopied = owner?.file !== undefined && owner.file !== this.record.file;
    const isGone = owner && (isCopied || !isAlive(owner));
    if (owner?.address && !isGone && (await answersAt(owner.address, owner.token)))
      return { address: owner.address, replicaSet: owner.replicaSet };
    // A record with our own process number can only be from an earlier process that had the same number.
    const isOurNumber = owner?.pid === process.pid && owner.address !== undefined;
    if (!owner || isGone || isOurNumber || isLate) return this.replace(current) ? 'taken' : 'wait';
    return 'wait';
  }

  /** Replaces the record that we have read with ours, if it is still unchanged. */
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

/** The state of a process on another machine, or in another container, is unknown. */
function isAlive({ pid, host, process: { boot, started } }: OwnerRecord): boolean {
  if (host !== os.hostname()) return true;
  const now = identityOfProcess(pid);
  if (boot !== undefined && now.boot !== undefined && boot !== now.boot) return false;
  if (started !== undefined && now.started !== undefined && started !== now.started) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}
