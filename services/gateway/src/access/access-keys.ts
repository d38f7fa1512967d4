import { Inject, Injectable } from '@nestjs/common';
import { ListAccessKeys } from '@word-unfolded/contracts';
import { ContractClient, LOGGER, type Logger } from '@word-unfolded/service-kit';
import { importJWK, type CryptoKey } from 'jose';
import { setTimeout as pause } from 'node:timers/promises';
import { Clock } from '@word-unfolded/primitives';

/**
 * Least time between two requests for the keys. Tokens with invented key names must not cause a request each; all wait
 * for the same one.
 */
const FETCH_INTERVAL_MS = 1_000;

/** Withdrawn keys are removed within this time. */
const STALE_AFTER_MS = 5 * 60_000;

/** The public keys of access tokens, fetched from the auth service when a token names an unknown one. */
@Injectable()
export class AccessKeys {
  private keys: ReadonlyMap<string, CryptoKey> = new Map();
  private fetchedAt = -Infinity;
  private fetching: Promise<void> | undefined;

  constructor(
    private readonly client: ContractClient,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /** Whether a key is known, without a request. */
  has(kid: string): boolean {
    return this.keys.has(kid);
  }

  /**
   * The key of that name, or `undefined` when the auth service has none.
   *
   * @throws AppError SERVICE_UNAVAILABLE or SERVICE_TIMEOUT when the key is unknown and cannot be fetched
   */
  async find(kid: string): Promise<CryptoKey | undefined> {
    if (this.keys.has(kid)) this.refreshWhenStale();
    // A request that was already running may be older than the key.
    else if (this.fetching) await this.fetchOnce();
    if (!this.keys.has(kid)) await this.fetchOnce();
    return this.keys.get(kid);
  }

  /** Fetches the keys again in the background once they are old. */
  refreshWhenStale(): void {
    if (this.fetching || this.clock.now().getTime() - this.fetchedAt < STALE_AFTER_MS) return;
    this.fetchOnce().catch((error: unknown) =>
      this.log.warn({ err: error }, 'access keys could not be renewed'),
    );
  }

  private fetchOnce(): Promise<void> {
    this.fetching ??= this.fetchKeys().finally(() => {
      this.fetching = undefined;
    });
    return this.fetching;
  }

  private async fetchKeys(): Promise<void> {
    const wait = this.fetchedAt + FETCH_INTERVAL_MS - this.clock.now().getTime();
    if (wait > 0) await pause(wait, undefined, { ref: false });
    this.fetchedAt = this.clock.now().getTime();
    const listed = await this.client.ask(ListAccessKeys, {});
    this.keys = new Map(
      await Promise.all(
        listed.map(async (key) => [key.kid, (await importJWK(key, 'EdDSA')) as CryptoKey] as const),
      ),
    );
  }
}
