import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { AccountDeleted, AppError } from '@word-unfolded/contracts';
import { EventListener } from '@word-unfolded/service-kit';
import type { Connection } from 'mongoose';
import { MONGO_CONNECTION } from '../connection/mongo-connection.token.js';
import { ErasureStore } from './erasure.store.js';
import { refuseWritesOfErased } from './refuse-writes.js';

/**
 * How long an answer of the database is believed, in milliseconds. Replicas hear of deletions at once; this bounds the
 * delay of one that missed the event. It must be much shorter than the time after which an erasure looks for late
 * writes.
 */
const BELIEVED_MS = 30_000;

/** Owners in memory, at most. */
const OWNERS = 50_000;

/** Knows which accounts were deleted, so that nothing is stored for them any more. */
@Injectable()
export class ErasedOwners implements OnApplicationBootstrap {
  /** Owners that were looked for recently, and whether their accounts were deleted. */
  private readonly known = new Map<string, boolean>();
  private forgetAt = 0;
  /** Deletions that were heard, or may have been missed. */
  private notes = 0;

  constructor(
    private readonly store: ErasureStore,
    private readonly events: EventListener,
    @Inject(MONGO_CONNECTION) connection: Connection,
  ) {
    refuseWritesOfErased(connection, (owner) => this.assertPresent(owner));
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.events.listen([AccountDeleted], {
      heard: ({ userId }) => this.note(userId),
      missed: () => {
        this.notes += 1;
        this.known.clear();
      },
    });
  }

  /** Whether the account of an owner was deleted. Usually answered from memory. */
  async has(owner: string): Promise<boolean> {
    this.forgetOld();
    const known = this.known.get(owner);
    if (known !== undefined) return known;
    const { notes } = this;
    const isErased = await this.store.has(owner);
    // What was heard meanwhile is newer than what the database has answered.
    if (notes === this.notes) this.known.set(owner, isErased);
    return isErased || this.known.get(owner) === true;
  }

  /** @throws AppError ACCOUNT_DELETED */
  async assertPresent(owner: string): Promise<void> {
    if (await this.has(owner)) throw AppError.of('ACCOUNT_DELETED');
  }

  /** An account was deleted: this process stores nothing for it from now on. */
  note(owner: string): void {
    this.notes += 1;
    this.known.set(owner, true);
  }

  private forgetOld(): void {
    const now = Date.now();
    if (now < this.forgetAt && this.known.size < OWNERS) return;
    this.known.clear();
    this.forgetAt = now + BELIEVED_MS;
  }
}
