import type { VoiceEvent } from '@word-unfolded/contracts';
import { usageDay, VOICE_TIME } from '@word-unfolded/domain';
import type { Clock } from '@word-unfolded/primitives';
import type { Logger } from '@word-unfolded/service-kit';
import type { CallSettings, RealtimeModel, Sideband } from '../../models/realtime-model.js';
import { callInstructions } from '../talk/call-instructions.js';
import { Dialogue, type DialogueParts } from '../talk/dialogue.js';
import type { KeptTranscript, KeptTurn } from '../talk/kept-transcript.js';
import { CALL_TOOLS } from '../tools/call-tools.js';
import type { CallMinutes } from './call-minutes.js';
import { secondsOf, type CallEnd, type CallRecord, type CallSetting } from './call-record.js';
import type { CallStore } from './call-store.js';

export type LiveCallParts = DialogueParts & {
  readonly model: Pick<RealtimeModel, 'name' | 'listen' | 'hangUp'>;
  readonly store: Pick<
    CallStore,
    | 'get'
    | 'takeWritten'
    | 'renew'
    | 'release'
    | 'change'
    | 'append'
    | 'beginEnding'
    | 'setSecondsPaid'
    | 'finish'
  >;
  readonly transcript: Pick<KeptTranscript, 'earlier' | 'add'>;
  readonly clock: Clock;
  readonly log: Pick<Logger, 'debug' | 'warn'>;
  readonly replica: string;
};

/** Pauses between the attempts to open a sideband that broke off, in milliseconds. */
const RETRIES_MS = [0, 200, 500, 1_000, 2_000];

/** The settings of a call at the provider. */
export function settingsOf(setting: CallSetting): CallSettings {
  const { language, voice } = setting;
  return { instructions: callInstructions(setting), language, voice, tools: CALL_TOOLS };
}

/** A call that this replica holds: its sideband, its time, and its conversation. */
export class LiveCall {
  private sideband: Sideband | undefined;
  private readonly dialogue: Dialogue;
  private ticker: NodeJS.Timeout | undefined;
  private writes: Promise<void> = Promise.resolve();
  private connecting: Promise<void> | undefined;
  private lastSoundAt: number;
  private lostAt: number | undefined;
  private redisLostAt: number | undefined;
  private isTicking = false;
  /** Set while the greeting waits for the reader to be connected. */
  private greeting: NodeJS.Timeout | undefined;
  /** When Selah said that it ends the call because nobody speaks; undefined if somebody has spoken since. */
  private farewellToSilenceAt: number | undefined;
  private hasWarned = false;
  private hasSaidFarewell = false;
  private isOver = false;
  private readonly unkept: KeptTurn[] = [];
  private isKept: boolean;

  constructor(
    private record: CallRecord,
    private readonly minutes: CallMinutes,
    private readonly parts: LiveCallParts,
    private readonly ended: (id: string) => void,
  ) {
    this.lastSoundAt = this.now();
    this.isKept = record.conversationId !== undefined;
    this.dialogue = new Dialogue(record.id, record.setting, parts, {
      sideband: () => this.sideband,
      emit: (event) => this.emit(event),
      keep: (turn) => this.keep(turn),
      sounded: (side) => this.sounded(side),
      stalled: () => void this.end('lost'),
    });
  }

  get id(): string {
    return this.record.id;
  }

  /** @param isNew whether the call has just begun; otherwise another replica has held it */
  start(isNew: boolean): void {
    this.ticker = setInterval(() => void this.tick(), this.parts.times.tickMs);
    void this.connect(isNew);
  }

  /** Looks at what others want of the call. */
  async lookAtCommands(): Promise<void> {
    const known = await this.parts.store.get(this.id);
    if (!known || this.isOver) return;
    if (known.wish !== undefined) return this.end(known.wish);
    if (known.connectedAt !== undefined && this.greeting) this.greet();
    if (known.interruptedAt !== this.record.interruptedAt) this.interrupt(known.interruptedAt);
    if (known.providerId !== this.record.providerId) await this.restart(known.providerId);
    await this.passOnWritten();
  }

  /** Lets another replica take the call, at once. The call goes on meanwhile. */
  async leave(): Promise<void> {
    if (this.isOver) return;
    this.close();
    await this.dialogue.end();
    await this.writes;
    await this.parts.store.release(this.id, this.parts.replica).catch(() => {});
    this.ended(this.id);
  }

  /** Ends the call, once, with everything that belongs to it. */
  async end(reason: CallEnd): Promise<void> {
    if (this.isOver) return;
    const seconds = this.seconds();
    this.close();
    const { store, model, log } = this.parts;
    model
      .hangUp(this.record.providerId)
      .catch((error: unknown) => log.debug({ err: error }, 'hanging up failed'));
    try {
      const end = await store.beginEnding(this.id, reason, seconds);
      await this.dialogue.end();
      await this.writes;
      await this.settle(end);
    } catch (error) {
      // Nobody renews the lease, so that another replica completes the end.
      log.warn({ err: error, callId: this.id }, 'the end of a call is completed later');
    }
    this.ended(this.id);
  }

  /** Charges the call and tells the screen. It may be repeated after an interruption. */
  async settle({ reason, seconds }: NonNullable<CallRecord['end']>): Promise<void> {
    this.close();
    const { store, clock } = this.parts;
    const { id } = this.record.setting.subject;
    const left = await this.minutes.end(seconds);
    await store.setSecondsPaid(id, usageDay(clock.now()), left);
    const secondsLeft = this.minutes.secondsLeft(seconds);
    const conversationId = this.record.conversationId ?? null;
    await store.append(this.id, { type: 'end', reason, seconds, secondsLeft, conversationId });
    await store.finish(this.id, id);
  }

  private close(): void {
    this.isOver = true;
    clearInterval(this.ticker);
    clearTimeout(this.greeting);
    this.sideband?.close();
    this.sideband = undefined;
  }

  private connect(isNew: boolean): Promise<void> {
    this.connecting ??= this.tryToConnect(isNew).finally(() => (this.connecting = undefined));
    return this.connecting;
  }

  private async tryToConnect(isNew: boolean): Promise<void> {
    const { model, log } = this.parts;
    const { providerId, setting } = this.record;
    for (const pauseMs of RETRIES_MS) {
      await pause(pauseMs);
      if (this.isOver || providerId !== this.record.providerId) return;
      try {
        const sideband = await model.listen(providerId, settingsOf(setting), {
          event: (event) => this.dialogue.handle(event),
          lost: () => this.lost(providerId),
        });
        if (!sideband) break;
        if (this.isOver || providerId !== this.record.providerId) return sideband.close();
        this.sideband = sideband;
        this.lostAt = undefined;
        if (isNew) await this.begin(sideband);
        return;
      } catch (error) {
        log.debug({ err: error, callId: this.id }, 'a sideband could not be opened');
      }
    }
    this.callIsOver();
  }

  /** The provider has ended its call: it waits for a new connection, and its time does not count meanwhile. */
  private callIsOver(): void {
    const at = this.lostAt ?? this.record.seenAt;
    this.lostAt = this.now();
    this.change({ secondsBefore: secondsOf(this.record, at), soundSince: undefined });
  }

  private async begin(sideband: Sideband): Promise<void> {
    const { conversationId, setting } = this.record;
    const earlier =
      conversationId === undefined
        ? []
        : await this.parts.transcript.earlier(setting.subject.id, conversationId).catch(() => []);
    sideband.remember(earlier);
    if (this.record.secondsBefore > 0) return;
    // What is said before the browser is connected reaches nobody.
    this.greeting = setTimeout(() => this.greet(), this.parts.times.greetWithinMs);
    await this.lookAtCommands();
  }

  /** Greets the reader, unless somebody has spoken already. */
  private greet(): void {
    clearTimeout(this.greeting);
    this.greeting = undefined;
    if (!this.isOver && this.record.soundSince === undefined) this.dialogue.greet();
  }

  /** What was written while the sideband is away waits for it. */
  private async passOnWritten(): Promise<void> {
    if (!this.sideband) return;
    for (const { item, text } of await this.parts.store.takeWritten(this.id)) this.dialogue.write(item, text);
  }

  private interrupt(interruptedAt: number | undefined): void {
    this.record = { ...this.record, interruptedAt };
    this.dialogue.interrupt();
  }

  private lost(providerId: string): void {
    if (this.isOver || providerId !== this.record.providerId) return;
    this.sideband = undefined;
    this.lostAt = this.now();
    void this.connect(false);
  }

  private async restart(providerId: string): Promise<void> {
    const { model } = this.parts;
    const before = this.record.providerId;
    const at = this.lostAt ?? this.now();
    this.sideband?.close();
    this.sideband = undefined;
    this.record = { ...this.record, providerId };
    this.change({ secondsBefore: secondsOf(this.record, at), soundSince: undefined });
    this.lastSoundAt = this.now();
    this.lostAt = undefined;
    model.hangUp(before).catch(() => {});
    await this.connecting;
    await this.connect(true);
  }

  private sounded(side: 'reader' | 'selah'): void {
    this.lastSoundAt = this.now();
    if (side === 'reader') this.farewellToSilenceAt = undefined;
    if (this.record.soundSince === undefined) this.change({ soundSince: this.lastSoundAt });
  }

  private async tick(): Promise<void> {
    if (this.isTicking || this.isOver) return;
    this.isTicking = true;
    try {
      await this.hold();
      if (!this.isOver) await this.countTime();
    } catch (error) {
      this.parts.log.debug({ err: error, callId: this.id }, 'a call could not be counted');
      this.redisLostAt ??= this.now();
      // Others may have the call by now.
      if (this.now() - this.redisLostAt > this.parts.times.leaseMs * 3) this.abandon();
    } finally {
      this.isTicking = false;
    }
  }

  private async hold(): Promise<void> {
    const { store, replica } = this.parts;
    const seenAt = this.sideband ? this.now() : this.record.seenAt;
    this.record = { ...this.record, seenAt };
    if (!(await store.renew(this.id, replica, seenAt))) return this.abandon();
    this.redisLostAt = undefined;
    await this.lookAtCommands();
  }

  private abandon(): void {
    this.close();
    void this.dialogue.end();
    this.ended(this.id);
  }

  private async countTime(): Promise<void> {
    const { times } = this.parts;
    const seconds = this.seconds();
    if (this.record.soundSince !== undefined && (await this.minutes.advance(seconds))) {
      this.change(this.minutes.counts);
      this.emit({ type: 'time', seconds, secondsLeft: this.minutes.secondsLeft(seconds) });
    }
    const left = this.minutes.secondsLeft(seconds);
    const quietMs = this.now() - this.lastSoundAt;
    if (left <= 0) return this.end(seconds >= VOICE_TIME.longest ? 'longest' : 'minutes');
    if (!this.sideband && this.now() - (this.lostAt ?? this.lastSoundAt) > times.restartMs)
      return this.end('lost');
    if (this.record.soundSince === undefined && quietMs > times.firstSoundMs) return this.end('lost');
    if (this.farewellToSilenceAt !== undefined) {
      if (this.now() - this.farewellToSilenceAt > times.farewellMs) return this.end('idle');
    } else if (quietMs > times.idleMs) {
      this.farewellToSilenceAt = this.now();
      this.dialogue.announce('idle');
    }
    this.tellTime(left);
  }

  private tellTime(left: number): void {
    if (this.record.soundSince === undefined) return;
    if (!this.hasSaidFarewell && left * 1_000 <= this.parts.times.farewellMs) {
      this.hasSaidFarewell = true;
      this.hasWarned = true;
      this.dialogue.announce('farewell');
    } else if (!this.hasWarned && left <= VOICE_TIME.warning) {
      this.hasWarned = true;
      this.emit({ type: 'warning', secondsLeft: left });
      this.dialogue.announce('warning');
    }
  }

  private seconds(): number {
    return secondsOf(this.record, this.lostAt ?? this.now());
  }

  private now(): number {
    return this.parts.clock.now().getTime();
  }

  private emit(event: VoiceEvent): void {
    this.write(() => this.parts.store.append(this.id, event));
  }

  private change(change: Partial<CallRecord>): void {
    this.record = { ...this.record, ...change };
    this.write(() => this.parts.store.change(this.id, change));
  }

  /** What Selah says before the reader has said anything is kept only if the reader answers. */
  private keep(turn: KeptTurn): void {
    this.isKept ||= turn.role === 'user';
    this.unkept.push(turn);
    if (!this.isKept) return;
    for (const each of this.unkept.splice(0)) this.write(() => this.keepOne(each));
  }

  private async keepOne(turn: KeptTurn): Promise<void> {
    const { setting, conversationId } = this.record;
    const writer =
      turn.role === 'assistant' ? (turn.writer ?? { kind: 'model', name: this.parts.model.name }) : null;
    const kept = await this.parts.transcript.add(
      setting.subject.id,
      conversationId,
      { ...turn, writer },
      setting.scriptureRef,
    );
    if (kept === conversationId) return;
    this.record = { ...this.record, conversationId: kept };
    await this.parts.store.change(this.id, { conversationId: kept });
    await this.parts.store.append(this.id, { type: 'conversation', conversationId: kept });
  }

  /** Writes one after the other, so that the screen and the conversation have everything in order. */
  private write(work: () => Promise<void>): void {
    this.writes = this.writes
      .then(work)
      .catch((error: unknown) =>
        this.parts.log.warn({ err: error, callId: this.id }, 'something of a call could not be written'),
      );
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds).unref());
}
