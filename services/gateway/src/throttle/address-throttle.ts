import { Inject, Injectable } from '@nestjs/common';
import { CatalogueError } from '@word-unfolded/contracts';
import { LOGGER, networkOf, type Logger } from '@word-unfolded/service-kit';
import { gatewayConfiguration, type GatewayConfiguration } from '../gateway.configuration.js';
import { LeaseStore } from './lease-store.js';

const WINDOW_MS = 60_000;

/** A gateway takes this part of a limit at a time, so that it asks Redis once for many requests. */
const LEASE_SHARE = 1 / 20;

/** Addresses that are remembered at most; above it those of ended windows are let go. */
const REMEMBERED = 50_000;

type Lease = {
  windowEnds: number;
  /** Requests that may still be spent without asking. */
  left: number;
  /** All that this gateway was given in the window. */
  granted: number;
  exhausted: boolean;
  pending: Promise<void> | undefined;
};

/**
 * Lets an address make so many requests a minute, counted over all gateways.
 *
 * Each gateway leases a share of the count from Redis and spends it from memory. Together they never let through more
 * than the limit; shares that stay unspent in one gateway may make another refuse that little earlier. While Redis is
 * away each gateway counts for itself.
 */
@Injectable()
export class AddressThrottle {
  private readonly leases = new Map<string, Lease>();
  private readonly limit: number;
  private readonly share: number;
  private alone = false;

  constructor(
    @Inject(gatewayConfiguration.token) configuration: GatewayConfiguration,
    private readonly store: LeaseStore,
    @Inject(LOGGER) private readonly log: Logger,
  ) {
    this.limit = configuration.THROTTLE_PER_MINUTE;
    this.share = Math.max(1, Math.floor(this.limit * LEASE_SHARE));
  }

  /**
   * Counts one request of an address; IPv6 addresses of one network count as one. Returns at once when a lease has some
   * left, otherwise a promise.
   *
   * @param now milliseconds since 1970
   * @throws CatalogueError RATE_LIMITED with `retryAfter` in seconds and `resetAt`
   */
  count(address: string, now: number): void | Promise<void> {
    const network = address.includes(':') ? networkOf(address) : address;
    const lease = this.leaseOf(network, now);
    if (lease.left > 0) {
      lease.left -= 1;
      return;
    }
    if (lease.exhausted) throw refusal(lease.windowEnds, now);
    return this.countAfterLease(network, lease, now);
  }

  private async countAfterLease(address: string, lease: Lease, now: number): Promise<void> {
    while (lease.left === 0 && !lease.exhausted) {
      lease.pending ??= this.renew(address, lease).finally(() => {
        lease.pending = undefined;
      });
      await lease.pending;
    }
    if (lease.left === 0) throw refusal(lease.windowEnds, now);
    lease.left -= 1;
  }

  private async renew(address: string, lease: Lease): Promise<void> {
    const taken = await this.takenBefore(address, lease);
    lease.left = Math.max(0, Math.min(this.share, this.limit - taken));
    lease.granted += lease.left;
    lease.exhausted = lease.left === 0;
  }

  private async takenBefore(address: string, lease: Lease): Promise<number> {
    try {
      const taken = await this.store.take(address, lease.windowEnds, this.share);
      this.alone = false;
      return taken;
    } catch (error) {
      if (!this.alone)
        this.log.warn({ err: error }, 'Redis is away: this gateway counts requests for itself');
      this.alone = true;
      return lease.granted;
    }
  }

  private leaseOf(address: string, now: number): Lease {
    const known = this.leases.get(address);
    if (known && known.windowEnds > now) return known;
    if (this.leases.size >= REMEMBERED) this.forgetEnded(now);
    const fresh: Lease = {
      windowEnds: now - (now % WINDOW_MS) + WINDOW_MS,
      left: 0,
      granted: 0,
      exhausted: false,
      pending: undefined,
    };
    this.leases.set(address, fresh);
    return fresh;
  }

  private forgetEnded(now: number): void {
    for (const [address, { windowEnds }] of this.leases) if (windowEnds <= now) this.leases.delete(address);
    // More addresses than that within a minute is an attack by many: their counts start anew rather than fill the memory.
    if (this.leases.size >= REMEMBERED) this.leases.clear();
  }
}

function refusal(windowEnds: number, now: number): CatalogueError {
  const seconds = Math.max(1, Math.ceil((windowEnds - now) / 1_000));
  return CatalogueError.with(
    'RATE_LIMITED',
    { seconds },
    { fields: { retryAfter: seconds, resetAt: new Date(windowEnds).toISOString() } },
  );
}
