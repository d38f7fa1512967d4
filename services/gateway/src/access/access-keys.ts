import { Inject, Injectable } from '@nestjs/common';
import { ListAccessKeys } from '@word-unfolded/contracts';
import { ContractClient, LOGGER, type Logger } from '@word-unfolded/service-kit';
import { importJWK, type CryptoKey } from 'jose';
import { setTimeout as pause } from 'node:timers/promises';
import { Clock } from '../clock.js';

/** Invented names of keys must not become questions: there is one question in this time, and all wait for it. */
const ASK_EVERY_MS = 1_000;

/** Keys that were withdrawn are forgotten within this time. */
const STALE_AFTER_MS = 5 * 60_000;

/** The public keys of access tokens, fetched from the auth service when a token names one that is not known. */
@Injectable()
export class AccessKeys {
  private keys: ReadonlyMap<string, CryptoKey> = new Map();
  private askedAt = -Infinity;
  private asking: Promise<void> | undefined;

  constructor(
    private readonly client: ContractClient,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /** Whether a key is known, without asking for it. */
  has(kid: string): boolean {
    return this.keys.has(kid);
  }

  /**
   * The key of that name, or `undefined` when the auth service knows none.
   *
   * @throws CatalogueError SERVICE_UNAVAILABLE or SERVICE_TIMEOUT when the key is not known and cannot be asked for
   */
  async find(kid: string): Promise<CryptoKey | undefined> {
    if (this.keys.has(kid)) this.refreshWhenStale();
    // A question that was under way may be older than the key.
    else if (this.asking) await this.ask();
    if (!this.keys.has(kid)) await this.ask();
    return this.keys.get(kid);
  }

  /** Fetches the keys again in the background once they are old. */
  refreshWhenStale(): void {
    if (this.asking || this.clock.now() - this.askedAt < STALE_AFTER_MS) return;
    this.ask().catch((error: unknown) => this.log.warn({ err: error }, 'access keys could not be renewed'));
  }

  private ask(): Promise<void> {
    this.asking ??= this.askInTurn().finally(() => {
      this.asking = undefined;
    });
    return this.asking;
  }

  private async askInTurn(): Promise<void> {
    const wait = this.askedAt + ASK_EVERY_MS - this.clock.now();
    if (wait > 0) await pause(wait, undefined, { ref: false });
    this.askedAt = this.clock.now();
    const listed = await this.client.ask(ListAccessKeys, {});
    this.keys = new Map(
      await Promise.all(
        listed.map(async (key) => [key.kid, (await importJWK(key, 'EdDSA')) as CryptoKey] as const),
      ),
    );
  }
}
