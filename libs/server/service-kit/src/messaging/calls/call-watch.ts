import type { Located } from './locating.js';
import { LostCall } from './lost-call.js';

/** A call that waits for its response. */
export type WaitingCall = {
  readonly service: string;
  readonly lose: (lost: LostCall) => void;
};

/** The questions of one round: the names of the calls to locate by service, and the replicas to check for existence. */
export type Questions = {
  readonly byService: ReadonlyMap<string, readonly string[]>;
  readonly replicas: ReadonlySet<string>;
};

type Watched = WaitingCall & {
  /** The replica that has the call, once one has said so. */
  replica?: string;
  /** Whether the replica answers questions. One of the version before does not, so only its death is noticed. */
  isMute?: boolean;
  /** Rounds since the call was sent, or since a replica said last that it has the call. */
  silentRounds: number;
};

/** Number of rounds after which a replica that does not answer counts as frozen, or an unclaimed call as lost. */
export const SILENT_ROUNDS = 10;

/** A replica is alive that has answered in this round or the one before. */
const ALIVE_ROUNDS = 2;

/**
 * Decides which calls are lost. It has no clock: its owner asks the questions of each round and reports what came back.
 * Rounds are counted instead of time, because a caller that was itself suspended or busy has asked nothing meanwhile,
 * and must not blame the replicas for its own pause.
 */
export class CallWatch {
  private readonly calls = new Map<string, Watched>();
  /** By service and replica, the last round in which it answered and takes calls. */
  private readonly alive = new Map<string, Map<string, number>>();
  private round = 0;

  get size(): number {
    return this.calls.size;
  }

  begin(name: string, call: WaitingCall): void {
    this.calls.set(name, { ...call, silentRounds: -1 });
  }

  end(name: string): void {
    this.calls.delete(name);
  }

  /** Ends the calls that nobody has, and returns whom to ask about the others. A call of this round is not asked for. */
  nextRound(): Questions {
    this.round += 1;
    const byService = new Map<string, string[]>();
    const replicas = new Set<string>();
    for (const [name, call] of this.calls) {
      call.silentRounds += 1;
      if (call.silentRounds === 0) continue;
      if (call.replica !== undefined) replicas.add(call.replica);
      if (call.isMute) continue;
      byService.set(call.service, [...(byService.get(call.service) ?? []), name]);
      if (call.silentRounds > SILENT_ROUNDS) this.loseSilent(call);
    }
    return { byService, replicas };
  }

  /** A replica has answered the question of a round. */
  located(service: string, replica: string, { holds, lacks, takesCalls }: Located): void {
    if (takesCalls) this.replicasOf(service).set(replica, this.round);
    else this.replicasOf(service).delete(replica);
    for (const name of holds) {
      const call = this.calls.get(name);
      if (call) Object.assign(call, { replica, silentRounds: 0 });
    }
    // The replica had the call and has answered it, but the response did not arrive.
    for (const name of lacks) {
      const call = this.calls.get(name);
      if (call?.replica === replica) call.lose(new LostCall());
    }
  }

  /** A replica of the version before has said that it accepted a call. */
  acceptedByMute(name: string, replica: string): void {
    const call = this.calls.get(name);
    if (call) Object.assign(call, { replica, isMute: true });
  }

  /** A replica has disconnected from NATS, in most cases because its process has died. */
  replicaGone(replica: string): void {
    for (const known of this.alive.values()) known.delete(replica);
    for (const call of this.calls.values()) if (call.replica === replica) call.lose(new LostCall());
  }

  /** No replica of a service is connected to NATS, so that nobody has the calls that nobody claimed. */
  serviceGone(service: string): void {
    this.alive.delete(service);
    for (const call of this.calls.values())
      if (call.service === service && call.replica === undefined) call.lose(new LostCall());
  }

  loseAll(): void {
    for (const call of this.calls.values()) call.lose(new LostCall());
  }

  /**
   * Without another replica a call goes on waiting: its own may only be busy, and nothing else can answer. A write that
   * the client repeated meanwhile would only wait there beside the first one, and run together with it.
   */
  private loseSilent(call: Watched): void {
    const elsewhere = this.replicaBeside(call);
    if (elsewhere !== undefined) call.lose(new LostCall(elsewhere));
  }

  private replicaBeside({ service, replica }: Watched): string | undefined {
    for (const [other, round] of this.alive.get(service) ?? [])
      if (other !== replica && this.round - round <= ALIVE_ROUNDS) return other;
    return undefined;
  }

  private replicasOf(service: string): Map<string, number> {
    const known = this.alive.get(service);
    if (known) return known;
    const none = new Map<string, number>();
    this.alive.set(service, none);
    return none;
  }
}
