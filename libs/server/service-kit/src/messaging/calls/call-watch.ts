import type { Located } from './locating.js';
import { LostCall } from './lost-call.js';
import { QueueBreaker } from './queue-breaker.js';

/** A call that waits for its response. */
export type WaitingCall = {
  readonly service: string;
  readonly lose: (lost: LostCall) => void;
  /** Whether it is the probe of its service (`queue-breaker.ts`). */
  readonly isProbe?: boolean;
};

/** Where to send a call: to a replica, or through the queue of the service if it is undefined. */
export type Destination = { readonly replica?: string; readonly isProbe?: boolean };

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
  isLost?: boolean;
};

/** Number of rounds after which a replica that does not answer counts as frozen, or an unclaimed call as lost. */
export const SILENT_ROUNDS = 10;

/** A call whose time is over earlier shows after so many rounds that its replica is silent: 1 second. */
const UNCLAIMED_ROUNDS = 4;

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
  /** By service, once a call to it was lost silently. */
  private readonly breakers = new Map<string, QueueBreaker>();
  private round = 0;
  private turn = 0;

  get size(): number {
    return this.calls.size;
  }

  begin(name: string, call: WaitingCall): void {
    this.calls.set(name, { ...call, silentRounds: -1 });
  }

  /** @param isAnswered whether a replica has answered it, with a result or an error */
  end(name: string, isAnswered = true): void {
    const call = this.calls.get(name);
    this.calls.delete(name);
    if (!call || call.isLost) return;
    if (!isAnswered && call.silentRounds >= UNCLAIMED_ROUNDS && this.replicaBeside(call) !== undefined)
      this.avoidQueueOf(call.service);
    else if (call.isProbe) this.breakers.get(call.service)?.probed(isAnswered);
  }

  /**
   * Where to send the next call of a service: past its queue while NATS gives calls to a replica that is silent. The
   * replicas that answer take turns.
   *
   * @param mayProbe whether the call may be made again if it is lost
   */
  destinationOf(service: string, mayProbe: boolean): Destination {
    const breaker = this.breakers.get(service);
    if (!breaker?.isOpen) return {};
    const alive = this.aliveReplicasOf(service);
    if (alive.length === 0) return {};
    if (breaker.route(this.round, mayProbe) === 'probe') return { isProbe: true };
    this.turn += 1;
    const replica = alive[this.turn % alive.length];
    return replica === undefined ? {} : { replica };
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
    for (const [service, { isOpen }] of this.breakers)
      if (isOpen && !byService.has(service)) byService.set(service, []);
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
    if (elsewhere === undefined) return;
    call.isLost = true;
    this.avoidQueueOf(call.service);
    call.lose(new LostCall(elsewhere));
  }

  private replicaBeside({ service, replica }: Watched): string | undefined {
    return this.aliveReplicasOf(service).find((other) => other !== replica);
  }

  private avoidQueueOf(service: string): void {
    const breaker = this.breakers.get(service) ?? new QueueBreaker();
    this.breakers.set(service, breaker);
    breaker.trip(this.round);
  }

  private aliveReplicasOf(service: string): string[] {
    return [...(this.alive.get(service) ?? [])]
      .filter(([, round]) => this.round - round <= ALIVE_ROUNDS)
      .map(([replica]) => replica);
  }

  private replicasOf(service: string): Map<string, number> {
    const known = this.alive.get(service);
    if (known) return known;
    const none = new Map<string, number>();
    this.alive.set(service, none);
    return none;
  }
}
