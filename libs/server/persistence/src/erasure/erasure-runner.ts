import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { PeriodicTask } from '@word-unfolded/primitives';
import {
  ERASURE_PHASES,
  ErasureParticipant,
  LOGGER,
  providersOf,
  type Logger,
} from '@word-unfolded/service-kit';
import { randomUUID } from 'node:crypto';
import { ErasureStore, type ClaimedErasure } from './erasure.store.js';
import { OWNED_ROWS, type OwnedRows } from './owned-rows.js';

/** Interval of the search for erasures that another process left, in milliseconds. */
const LOOK_EVERY_MS = 1_000;

/** Time without a sign of life after which another process continues an erasure, in milliseconds. */
const CLAIM_MS = 10_000;

/**
 * When a finished erasure is looked at once more, in milliseconds: longer than any request, transaction or job that may
 * have begun to write before it could know of the deletion.
 */
const SETTLE_MS = 15 * 60_000;

/** Pauses after failed attempts, in milliseconds. After the last one the erasure is a dead letter. */
const PAUSES_MS = [1_000, 5_000, 30_000, 120_000, 600_000, 1_800_000, 3_600_000, 21_600_000];

/** Longest stored text of a failure. */
const FAILURE_CHARACTERS = 500;

/** The claim has expired, and another process works on the erasure. */
class ClaimLostError extends Error {
  override readonly name = 'ClaimLostError';
}

/** Erases the data of deleted accounts in this service: in batches, outside transactions, and again until it is done. */
@Injectable()
export class ErasureRunner implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly processName = randomUUID();
  private participants: readonly ErasureParticipant[] = [];
  private readonly task = new PeriodicTask({
    intervalMs: LOOK_EVERY_MS,
    firstAfterMs: 0,
    run: (signal) => this.runAll(signal),
    onError: (error) => this.log.warn({ err: error }, 'the search for erasures failed; it is repeated'),
  });

  constructor(
    private readonly store: ErasureStore,
    private readonly discovery: DiscoveryService,
    @Inject(OWNED_ROWS) private readonly rows: readonly OwnedRows[],
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /** @throws Error when two participants have the same name, because one of them would never be called */
  onApplicationBootstrap(): void {
    const all = [...this.rows, ...providersOf(this.discovery, ErasureParticipant)];
    const names = all.map(({ name }) => name);
    const twice = names.find((name, index) => names.indexOf(name) !== index);
    if (twice !== undefined) throw new Error(`two participants of the erasure are named "${twice}"`);
    this.participants = ERASURE_PHASES.flatMap((phase) => all.filter((each) => each.phase === phase));
    this.task.start();
  }

  onModuleDestroy(): Promise<void> {
    return this.task.stop();
  }

  /** There may be something to erase. */
  wake(): void {
    this.task.wake();
  }

  private async runAll(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const erasure = await this.store.claim(this.processName, CLAIM_MS);
      if (!erasure) return;
      await this.run(erasure, signal);
    }
  }

  /** Makes one attempt. */
  private async run(erasure: ClaimedErasure, signal: AbortSignal): Promise<void> {
    // A failed sign of life is noticed by the next checkpoint.
    const alive = setInterval(() => void this.store.renew(erasure, CLAIM_MS).catch(() => {}), CLAIM_MS / 3);
    try {
      const failures = await this.eraseEverything(erasure, signal);
      if (signal.aborted) await this.store.release(erasure);
      else if (failures.length > 0) await this.postpone(erasure, failures);
      else await this.end(erasure);
    } catch (error) {
      if (!(error instanceof ClaimLostError)) throw error;
    } finally {
      clearInterval(alive);
    }
  }

  /**
   * A participant that fails does not keep the others from erasing, except that documents stay while something is left
   * that only they lead to.
   */
  private async eraseEverything(erasure: ClaimedErasure, signal: AbortSignal): Promise<Error[]> {
    const failures: Error[] = [];
    let mustKeepRows = false;
    for (const participant of this.participants) {
      if (erasure.erased.includes(participant.name)) continue;
      if (participant.phase === 'rows' && mustKeepRows) continue;
      try {
        while (!signal.aborted && !(await participant.eraseBatch(erasure.account)));
      } catch (cause) {
        failures.push(new Error(`${participant.name}: ${String(cause)}`, { cause }));
        mustKeepRows ||= participant.phase === 'linked';
        continue;
      }
      if (signal.aborted) break;
      if (!(await this.store.noteErased(erasure, participant.name))) throw new ClaimLostError();
    }
    return failures;
  }

  private async postpone(erasure: ClaimedErasure, failures: readonly Error[]): Promise<void> {
    const pause = PAUSES_MS[erasure.attempts];
    const fields = { err: failures[0], erasure: erasure._id, attempt: erasure.attempts + 1 };
    if (pause === undefined) this.log.error(fields, 'an erasure failed after all attempts');
    else this.log.warn(fields, `an erasure failed, next attempt in ${pause / 1000} s`);
    const text = failures.map(({ message }) => message).join('\n');
    const dueAt = pause === undefined ? undefined : new Date(Date.now() + pause);
    await this.store.fail(erasure, text.slice(0, FAILURE_CHARACTERS), dueAt);
  }

  private async end(erasure: ClaimedErasure): Promise<void> {
    if (erasure.state === 'erasing') return this.store.settle(erasure, new Date(Date.now() + SETTLE_MS));
    await this.store.finish(erasure);
    this.log.info({ erasure: erasure._id }, 'an account was erased');
  }
}
