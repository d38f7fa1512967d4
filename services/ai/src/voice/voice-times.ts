import { Injectable } from '@nestjs/common';

/** Timeouts and intervals of calls, in milliseconds unless stated otherwise. */
@Injectable()
export class VoiceTimes {
  /** How often a call counts its time and renews its lease. */
  readonly tickMs: number = 1_000;
  /** Time without a renewal after which another replica takes a call over. */
  readonly leaseMs: number = 4_000;
  /** How often a replica looks for calls that nobody holds. */
  readonly lookMs: number = 1_000;
  /** How long a call waits for its first sound. */
  readonly firstSoundMs: number = 30_000;
  /** How long a call waits for a new connection, after the provider has lost the old one. */
  readonly restartMs: number = 20_000;
  /** How long the greeting waits for the browser to say that it is connected. */
  readonly greetWithinMs: number = 5_000;
  /** How long a call in which nobody speaks goes on, until Selah says goodbye. */
  readonly idleMs: number = 180_000;
  /** How long a response may take to begin. */
  readonly responseMs: number = 15_000;
  /** How long a response waits for the words of the reader. */
  readonly heardMs: number = 2_500;
  /** How long a tool may take. */
  readonly toolMs: number = 6_000;
  /** How long before its end Selah says goodbye. */
  readonly farewellMs: number = 7_000;
  /** How long the events of a call can be read after its end, in seconds. */
  readonly lifetimeSeconds: number = 3_600;
}
