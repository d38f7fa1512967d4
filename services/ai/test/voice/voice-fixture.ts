import { Controller, Module } from '@nestjs/common';
import {
  AccountDeleted,
  BeginVoiceSession,
  FollowVoiceSession,
  ReportVoiceUsage,
  SaveNote,
  type MeteredSubject,
  type NoteOutcome,
  type RequestOf,
  type VoiceEvent,
} from '@word-unfolded/contracts';
import { usageDay } from '@word-unfolded/domain';
import { Meter, MeteringModule } from '@word-unfolded/metering';
import { startOpenaiSandbox, VoiceCaller, type OpenaiSandbox } from '@word-unfolded/sandbox';
import {
  ContractClient,
  EventBus,
  Handles,
  REDIS,
  redisConfiguration,
  startService,
  type RunningService,
} from '@word-unfolded/service-kit';
import {
  endProcess,
  forkReady,
  openTestDatabase,
  suiteEnvironment,
  until,
  type Environment,
  type TestDatabase,
} from '@word-unfolded/testing';
import type { Redis } from 'ioredis';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { newId } from '../answers/answers-fixture.js';
import { startScripture } from '../scripture-process.js';

/** The ai service, compiled for this run. */
const MAIN = path.join(import.meta.dirname, '../../dist/main.js');

@Module({ imports: [MeteringModule] })
class CallerModule {}

/** Stores notes, as the journal service does. */
@Controller()
class FakeJournal {
  @Handles(SaveNote)
  save({ id, title, text, passage }: RequestOf<typeof SaveNote>): NoteOutcome {
    const at = new Date().toISOString();
    return {
      note: { id: id!, title, text, passage, createdAt: at, updatedAt: at, version: 1 },
      copy: null,
    };
  }
}

@Module({ controllers: [FakeJournal] })
class FakeJournalModule {}

type Reader = Extract<MeteredSubject, { kind: 'reader' }>;

export const newReader = (tier: Reader['tier'] = 'premium'): Reader => ({
  kind: 'reader',
  id: newId(),
  tier,
  role: 'user',
});

/** A call of a reader, with what its screen has received. */
export type TestCall = Awaited<ReturnType<VoiceUnderTest['call']>>;

/** Replicas of the ai service, as processes that can be killed, with a sandbox of calls and the real library. */
export class VoiceUnderTest {
  private readonly callers: VoiceCaller[] = [];
  private readonly followers: AbortController[] = [];
  replicas: ChildProcess[] = [];

  private constructor(
    private readonly mongo: TestDatabase,
    private readonly folder: string,
    private readonly services: readonly RunningService[],
    private readonly scripture: ChildProcess,
    private readonly environment: Environment,
    readonly sandbox: OpenaiSandbox,
    readonly redis: Redis,
  ) {}

  static async start(): Promise<VoiceUnderTest> {
    const [mongo, sandbox] = await Promise.all([openTestDatabase(), startOpenaiSandbox()]);
    const folder = mkdtempSync(path.join(tmpdir(), 'word-unfolded-voice-'));
    const environment = suiteEnvironment({
      ...mongo.environment,
      STORAGE_FOLDER: folder,
      FILES_SECRET: 'a secret of this suite alone, long enough',
      OPENAI_BASE_URL: sandbox.baseUrl,
      OPENAI_API_KEY: sandbox.apiKey,
      AI_REALTIME_MODEL: 'sandbox',
      VOICE_STUN_URLS: 'none',
    });
    const services = await Promise.all([
      startService('gateway', CallerModule, [redisConfiguration], environment),
      startService('journal', FakeJournalModule, [], environment),
    ]);
    const scripture = await startScripture(environment);
    const redis = services[0].app.get<Redis>(REDIS, { strict: false });
    const suite = new VoiceUnderTest(mongo, folder, services, scripture, environment, sandbox, redis);
    await suite.addReplica();
    return suite;
  }

  async addReplica(): Promise<ChildProcess> {
    const replica = await forkReady(MAIN, this.environment);
    this.replicas.push(replica);
    return replica;
  }

  get client(): ContractClient {
    return this.services[0]!.app.get(ContractClient, { strict: false });
  }

  get meter(): Meter {
    return this.services[0]!.app.get(Meter, { strict: false });
  }

  /** Begins a call, follows it and says that it is connected, as a screen does. */
  async call(subject: Reader, more: Partial<RequestOf<typeof BeginVoiceSession>> = {}) {
    const call = await this.unconnectedCall(subject, more);
    await this.client.ask(ReportVoiceUsage, { subject, sessionId: call.sessionId, seconds: 0 });
    return call;
  }

  /** Begins a call whose screen does not say that it is connected. */
  async unconnectedCall(subject: Reader, more: Partial<RequestOf<typeof BeginVoiceSession>> = {}) {
    const caller = new VoiceCaller();
    this.callers.push(caller);
    const offer = await caller.offer();
    const request = { subject, language: 'en', offer, replace: false, ...more } as const;
    const begun = await this.client.ask(BeginVoiceSession, request);
    await caller.accept(begun.answer);
    const { sessionId } = begun;
    const events: VoiceEvent[] = [];
    const stop = new AbortController();
    this.followers.push(stop);
    void this.follow({ subject, sessionId }, events, stop.signal);
    const provider = this.sandbox.voiceCalls.at(-1)!;
    const happens = <Type extends VoiceEvent['type']>(
      type: Type,
      isIt: (event: Extract<VoiceEvent, { type: Type }>) => boolean = () => true,
    ) =>
      until(`the event ${type} ${isIt.toString()}`, () =>
        events.find(
          (event): event is Extract<VoiceEvent, { type: Type }> =>
            event.type === type && isIt(event as Extract<VoiceEvent, { type: Type }>),
        ),
      );
    await until('the sideband', () => provider.sidebands > 0);
    return { subject, sessionId, begun, caller, events, provider, happens };
  }

  /** The minutes of today that a reader has used and reserved. */
  async minutes(subject: Reader): Promise<number> {
    return (await this.meter.remaining(subject)).used.voiceMinutes;
  }

  /** Uses up the minutes of a reader, but for so many seconds. */
  async leaveSeconds(subject: Reader, seconds: number): Promise<void> {
    const { limits } = await this.meter.remaining(subject);
    const id = newId();
    const amounts = { voiceMinutes: limits.voiceMinutes };
    await this.meter.reserve(subject, { id, feature: 'voice', amounts });
    await this.meter.settle(subject, id, amounts);
    if (seconds > 0) await this.redis.set(`voice:paid:${subject.id}:${usageDay(new Date())}`, seconds);
  }

  /** Whether minutes of a reader are reserved, and neither charged nor given back. */
  async holdsMinutes({ id }: Reader): Promise<boolean> {
    return (await this.redis.keys(`${this.redis.options.keyPrefix ?? ''}usage:*${id}*:held`)).length > 0;
  }

  async deleteAccount({ id: userId }: Reader): Promise<void> {
    const at = new Date().toISOString();
    const events = this.services[0]!.app.get(EventBus, { strict: false });
    await events.publish(AccountDeleted, { userId, at }, `deletion of ${userId}`);
  }

  /** The keys in Redis that name a call or its reader. */
  async keysOf({ subject, sessionId }: Pick<TestCall, 'subject' | 'sessionId'>): Promise<string[]> {
    const keys = await this.redis.keys(`${this.redis.options.keyPrefix ?? ''}voice:*`);
    return keys.filter((key) => key.includes(subject.id) || key.includes(sessionId));
  }

  async hangUpAll(): Promise<void> {
    for (const follower of this.followers.splice(0)) follower.abort();
    await Promise.all(this.callers.splice(0).map((caller) => caller.close()));
    await Promise.all(this.sandbox.voiceCalls.map((call) => call.end()));
  }

  async stop(): Promise<void> {
    await this.hangUpAll();
    await Promise.all(this.replicas.map((replica) => endProcess(replica, 'SIGKILL')));
    await Promise.all(this.services.map((service) => service.stop()));
    await endProcess(this.scripture, 'SIGTERM');
    await this.sandbox.stop();
    await this.mongo.stop();
    rmSync(this.folder, { recursive: true });
  }

  /** Follows as the gateway does: after an interruption it goes on after the last place. */
  private async follow(
    call: { readonly subject: Reader; readonly sessionId: string },
    events: VoiceEvent[],
    signal: AbortSignal,
  ): Promise<void> {
    let after: string | undefined;
    while (!signal.aborted) {
      try {
        const request = { ...call, ...(after !== undefined && { after }) };
        for await (const { place, event } of this.client.stream(FollowVoiceSession, request, { signal })) {
          after = place;
          events.push(event);
          if (event.type === 'end') return;
        }
      } catch {
        // The replica that was asked is gone, or the test is over.
      }
    }
  }
}
