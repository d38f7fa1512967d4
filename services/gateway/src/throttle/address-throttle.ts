import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '@word-unfolded/contracts';
import { LOGGER, networkOf, type Logger } from '@word-unfolded/service-kit';
import { gatewayConfiguration, type GatewayConfiguration } from '../gateway.configuration.js';
import { LeaseStore } from './lease-store.js';

const WINDOW_MS = 60_000;

/**
 * Counted separately: a flood of pages takes no API call from a reader of the same network, nor the other way round.
 * One page makes several calls, so a quarter of the call limit is more pages than the calls allow to be used. A provider
 * sends the events of all readers from a few addresses: at the default 200 a second from each.
 */
const SHARES = { call: 1, page: 1 / 4, webhook: 10 } as const;

export type Counted = keyof typeof SHARES;

/** The share of a limit that a gateway leases at a time, so that it asks Redis once for many requests. */
const LEASE_SHARE = 1 / 20;

/** Most addresses in memory; above it those of ended windows are removed. */
const REMEMBERED = 50_000;

type Lease = {
  /** Key of the count in Redis. */
  readonly name: string;
  /** Requests that the window allows, over all gateways. */
  readonly limit: number;
  /** Size of a lease. */
  readonly share: number;
  windowEnds: number;
  /** Requests that remain of the leases. */
  left: number;
  /** All requests that this gateway has leased in the window. */
  granted: number;
  exhausted: boolean;
  pending: Promise<void> | undefined;
};

/**
 * Limits the requests of an address per minute, counted over all gateways.
 *
 * Each gateway leases a share of the count from Redis and spends it from memory. Together they never allow more than
 * the limit; unspent shares of one gateway may make another refuse slightly earlier. While Redis is away each gateway
 * counts for itself.
 */
@Injectable()
export class AddressThrottle {
  private readonly leases = new Map<string, Lease>();
  private readonly limit: number;
  private alone = false;

  constructor(
    @Inject(gatewayConfiguration.token) configuration: GatewayConfiguration,
    private readonly store: LeaseStore,
    @Inject(LOGGER) private readonly log: Logger,
  ) {
    this.limit = configuration.THROTTLE_PER_MINUTE;
  }

  /**
   * Counts one request of an address; IPv6 addresses of one network count as one. Returns synchronously while the lease
   * has requests left, otherwise a promise.
   *
   * @param now milliseconds since 1970
   * @param counted a call of the API, a page, or a call of an outside provider
   * @throws AppError RATE_LIMITED with `retryAfter` in seconds and `resetAt`
   */
  count(address: string, now: number, counted: Counted = 'call'): void | Promise<void> {
    const network = address.includes(':') ? networkOf(address) : address;
    const lease = this.leaseOf(counted, network, now);
    if (lease.left > 0) {
      lease.left -= 1;
      return;
    }
    if (lease.exhausted) throw refusal(lease.windowEnds, now);
    return this.countAfterLease(lease, now);
  }

  private async countAfterLease(lease: Lease, now: number): Promise<void> {
    while (lease.left === 0 && !lease.exhausted) {
      lease.pending ??= this.renew(lease).finally(() => {
        lease.pending = undefined;
      });
      await lease.pending;
    }
    if (lease.left === 0) throw refusal(lease.windowEnds, now);
    lease.left -= 1;
  }

  private async renew(lease: Lease): Promise<void> {
    const taken = await this.takenBefore(lease);
    lease.left = Math.max(0, Math.min(lease.share, lease.limit - taken));
    lease.granted += lease.left;
    lease.exhausted = lease.left === 0;
  }

  private async takenBefore(lease: Lease): Promise<number> {
    try {
      const taken = await this.store.take(lease.name, lease.windowEnds, lease.share);
      this.alone = false;
      return taken;
    } catch (error) {
      if (!this.alone)
        this.log.warn({ err: error }, 'Redis is away: this gateway counts requests for itself');
      this.alone = true;
      return lease.granted;
    }
  }

  private leaseOf(counted: Counted, network: string, now: number): Lease {
    const name = counted === 'call' ? network : `${counted}:${network}`;
    const known = this.leases.get(name);
    if (known && known.windowEnds > now) return known;
    if (this.leases.size >= REMEMBERED) this.forgetEnded(now);
    const limit = Math.ceil(this.limit * SHARES[counted]);
    const fresh: Lease = {
      name,
      limit,
      share: Math.max(1, Math.floor(limit * LEASE_SHARE)),
      windowEnds: now - (now % WINDOW_MS) + WINDOW_MS,
      left: 0,
      granted: 0,
      exhausted: false,
      pending: undefined,
    };
    this.leases.set(name, fresh);
    return fresh;
  }

  private forgetEnded(now: number): void {
    for (const [address, { windowEnds }] of this.leases) if (windowEnds <= now) this.leases.delete(address);
    // More addresses than that within a minute are a distributed attack: their counts are reset, so that they do not
    // fill the memory.
    if (this.leases.size >= REMEMBERED) this.leases.clear();
  }
}

function refusal(windowEnds: number, now: number): AppError {
  const seconds = Math.max(1, Math.ceil((windowEnds - now) / 1_000));
  return AppError.with(
    'RATE_LIMITED',
    { seconds },
    { fields: { retryAfter: seconds, resetAt: new Date(windowEnds).toISOString() } },
  );
}
