/** Rounds for which calls avoid the queue after one was lost there: 10 seconds. */
const AVOIDED_ROUNDS = 40;

/**
 * Probes that must be answered in a row before calls use the queue again. With one dead replica of three, all of eight
 * are answered by chance in 4 of 100 cases.
 */
const PROBES = 8;

/**
 * How a call reaches a service: through the queue, where NATS chooses a replica; as the probe whether the queue works
 * again; or directly at a replica that answers.
 */
export type Route = 'queue' | 'probe' | 'direct';

/**
 * A circuit breaker (Nygard, "Release It!") for the queue of one service. NATS goes on giving calls to a replica that is
 * frozen or cut off from the network: for seconds, and for the whole time before NATS 2.10. Without a breaker each of
 * these calls waits until it counts as lost.
 */
export class QueueBreaker {
  private avoidedUntil: number | undefined;
  private isProbing = false;
  private passed = 0;

  /** Whether calls avoid the queue. */
  get isOpen(): boolean {
    return this.avoidedUntil !== undefined;
  }

  /** A call was lost silently. */
  trip(round: number): void {
    this.avoidedUntil = round + AVOIDED_ROUNDS;
    this.isProbing = false;
    this.passed = 0;
  }

  /** @param mayProbe whether the call may be made again if it is lost */
  route(round: number, mayProbe: boolean): Route {
    if (this.avoidedUntil === undefined) return 'queue';
    if (round < this.avoidedUntil || this.isProbing || !mayProbe) return 'direct';
    this.isProbing = true;
    return 'probe';
  }

  /** A probe has ended. One that was lost has tripped the breaker before. */
  probed(isAnswered: boolean): void {
    this.isProbing = false;
    if (!isAnswered) return;
    this.passed += 1;
    if (this.passed >= PROBES) this.avoidedUntil = undefined;
  }
}
