import { Inject, Injectable } from '@nestjs/common';
import { voiceEvent, type PlacedVoiceEvent, type VoiceEvent } from '@word-unfolded/contracts';
import { usageDay } from '@word-unfolded/domain';
import { REDIS, runScript } from '@word-unfolded/service-kit';
import type { Redis } from 'ioredis';
import { AnswerChannels } from '../../answers/generations/answer-channels.js';
import { VoiceTimes } from '../voice-times.js';
import type { CallEnd, CallRecord, CallSetting } from './call-record.js';
import { BEGIN_ENDING, RELEASE, RENEW } from './call-scripts.js';

/** A day and a night: a forgotten call does not keep its reader from calling. */
const CLAIMED_SECONDS = 2 * 3_600;
const PAID_SECONDS = 2 * 86_400;
const MOST_EVENTS = 5_000;
const MOST_WRITTEN = 20;

const OPEN = 'voice:open';

/** What may change of a call. */
export type CallChange = Partial<
  Pick<
    CallRecord,
    | 'providerId'
    | 'conversationId'
    | 'secondsBefore'
    | 'soundSince'
    | 'connectedAt'
    | 'interruptedAt'
    | 'seenAt'
    | 'reserved'
    | 'settled'
    | 'wish'
  >
>;

/** What a reader has written in a call; `item` is its id, as of what is said at once. */
export type WrittenTurn = { readonly item: string; readonly text: string };

/** The calls as Redis stores them for all replicas. Every method throws the errors of Redis. */
@Injectable()
export class CallStore {
  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    private readonly times: VoiceTimes,
    private readonly channels: AnswerChannels,
  ) {}

  /** Reserves the one call that a reader may have; false if they have another. */
  async claim(readerId: string, id: string): Promise<boolean> {
    return (await this.redis.set(readerKey(readerId), id, 'EX', CLAIMED_SECONDS, 'NX')) === 'OK';
  }

  /** Lets the reader call again, unless another call has taken the place. */
  async free(readerId: string, id: string): Promise<void> {
    await runScript(this.redis, RELEASE, [readerKey(readerId)], [id]);
  }

  /** The id of the call that a reader has. */
  async runningOf(readerId: string): Promise<string | undefined> {
    return (await this.redis.get(readerKey(readerId))) ?? undefined;
  }

  async create(
    id: string,
    setting: CallSetting,
    started: CallChange & { secondsPaid: number },
  ): Promise<void> {
    const { secondsPaid, ...change } = started;
    const fixed = { setting: JSON.stringify(setting), state: 'open', secondsPaid: String(secondsPaid) };
    await this.redis
      .multi()
      .hset(callKey(id), { ...fixed, ...fieldsOf(change) })
      .expire(callKey(id), CLAIMED_SECONDS)
      .sadd(OPEN, id)
      .zadd(callsKey(setting.subject.id), Date.now(), id)
      .expire(callsKey(setting.subject.id), 2 * CLAIMED_SECONDS)
      .exec();
  }

  async get(id: string): Promise<CallRecord | undefined> {
    const fields = await this.redis.hgetall(callKey(id));
    return fields['setting'] === undefined ? undefined : recordOf(id, fields);
  }

  /** Sets fields; those that are undefined are removed. */
  async change(id: string, change: CallChange): Promise<void> {
    const set = fieldsOf(change);
    const gone = Object.keys(change).filter((key) => !(key in set));
    const multi = this.redis.multi();
    if (Object.keys(set).length > 0) multi.hset(callKey(id), set);
    if (gone.length > 0) multi.hdel(callKey(id), ...gone);
    await multi.exec();
  }

  /** Changes a call and tells the replica that holds it. */
  async command(id: string, change: CallChange): Promise<void> {
    await this.change(id, change);
    await this.redis.publish(this.channels.ofAnswer(commandsOf(id)), '');
  }

  /** Passes on what the reader has written, and tells the replica that holds the call. */
  async write(id: string, written: WrittenTurn): Promise<void> {
    await this.redis
      .multi()
      .rpush(writtenKey(id), JSON.stringify(written))
      .expire(writtenKey(id), CLAIMED_SECONDS)
      .publish(this.channels.ofAnswer(commandsOf(id)), '')
      .exec();
  }

  /** Takes what the reader has written since the last time, the oldest first. */
  async takeWritten(id: string): Promise<WrittenTurn[]> {
    const taken = (await this.redis.lpop(writtenKey(id), MOST_WRITTEN)) ?? [];
    return taken.map((written) => JSON.parse(written) as WrittenTurn);
  }

  /** The ids of all calls that are not over. */
  open(): Promise<string[]> {
    return this.redis.smembers(OPEN);
  }

  /** Takes a call that nobody holds. */
  async take(id: string, replica: string): Promise<boolean> {
    return (await this.redis.set(leaseKey(id), replica, 'PX', this.times.leaseMs, 'NX')) === 'OK';
  }

  /** Goes on holding a call. @returns false if another replica has taken it */
  async renew(id: string, replica: string, seenAt: number): Promise<boolean> {
    const args = [replica, this.times.leaseMs, seenAt];
    return (await runScript(this.redis, RENEW, [leaseKey(id), callKey(id)], args)) === 1;
  }

  /** Lets another replica take a call at once. */
  async release(id: string, replica: string): Promise<void> {
    await runScript(this.redis, RELEASE, [leaseKey(id)], [replica]);
  }

  /** Begins the end of a call, once. @returns how it ends, also if another process has begun it */
  async beginEnding(
    id: string,
    reason: CallEnd,
    seconds: number,
  ): Promise<{ readonly reason: CallEnd; readonly seconds: number }> {
    const end = JSON.stringify({ reason, seconds });
    return JSON.parse(String(await runScript(this.redis, BEGIN_ENDING, [callKey(id)], [end]))) as {
      reason: CallEnd;
      seconds: number;
    };
  }

  /** Ends a call. Its events remain for a while. */
  async finish(id: string, readerId: string): Promise<void> {
    await this.redis
      .multi()
      .hset(callKey(id), 'state', 'ended')
      .expire(callKey(id), this.times.lifetimeSeconds)
      .srem(OPEN, id)
      .exec();
    await this.free(readerId, id);
    await this.redis.publish(this.channels.ofAnswer(id), '');
  }

  /** Deletes a call that has no record any more. */
  async forget(id: string): Promise<void> {
    await this.redis
      .multi()
      .srem(OPEN, id)
      .del(callKey(id), eventsKey(id), leaseKey(id), writtenKey(id))
      .exec();
  }

  /** Deletes the ended calls of a reader, and what they have left of their minutes. */
  async forgetAllOf(readerId: string): Promise<void> {
    for (const id of await this.redis.zrange(callsKey(readerId), '0', '-1')) await this.forget(id);
    const now = Date.now();
    const days = [now, now - 86_400_000].map((at) => paidKey(readerId, usageDay(new Date(at))));
    await Promise.all([callsKey(readerId), ...days].map((key) => this.redis.del(key)));
  }

  async append(id: string, event: VoiceEvent): Promise<void> {
    const { lifetimeSeconds } = this.times;
    await this.redis
      .multi()
      .xadd(eventsKey(id), 'MAXLEN', '~', MOST_EVENTS, '*', 'event', JSON.stringify(event))
      .expire(eventsKey(id), Math.max(lifetimeSeconds, CLAIMED_SECONDS))
      .publish(this.channels.ofAnswer(id), '')
      .exec();
  }

  /** The events after a place, in order. */
  async read(id: string, after: string | undefined): Promise<PlacedVoiceEvent[]> {
    const entries = await this.redis.xrange(eventsKey(id), after === undefined ? '-' : `(${after}`, '+');
    return entries.map(([place, [, event]]) => ({ place, event: voiceEvent.parse(JSON.parse(event ?? '')) }));
  }

  /** Seconds of the minutes of a day that a reader has paid and not used. */
  async secondsPaid(readerId: string, day: string): Promise<number> {
    return Number((await this.redis.get(paidKey(readerId, day))) ?? 0);
  }

  async setSecondsPaid(readerId: string, day: string, seconds: number): Promise<void> {
    await this.redis.set(paidKey(readerId, day), seconds, 'EX', PAID_SECONDS);
  }
}

/** The name under which the commands to a call are announced. */
export const commandsOf = (id: string) => `${id}-commands`;

// The hash tag in braces puts the keys of a call into one slot of a Redis cluster.
const callKey = (id: string) => `voice:{${id}}:call`;
const eventsKey = (id: string) => `voice:{${id}}:events`;
const writtenKey = (id: string) => `voice:{${id}}:written`;
const leaseKey = (id: string) => `voice:{${id}}:lease`;
const readerKey = (readerId: string) => `voice:of:${readerId}`;
const callsKey = (readerId: string) => `voice:calls-of:${readerId}`;
const paidKey = (readerId: string, day: string) => `voice:paid:${readerId}:${day}`;

function fieldsOf(change: CallChange): Record<string, string> {
  const set = Object.entries(change).filter(([, value]) => value !== undefined);
  return Object.fromEntries(set.map(([key, value]) => [key, String(value)]));
}

function recordOf(id: string, fields: Record<string, string>): CallRecord {
  const number = (name: string) => Number(fields[name] ?? 0);
  const time = (name: string) => (fields[name] === undefined ? undefined : Number(fields[name]));
  return {
    id,
    setting: JSON.parse(fields['setting']!) as CallSetting,
    state: fields['state'] as CallRecord['state'],
    providerId: fields['providerId'] ?? '',
    conversationId: fields['conversationId'],
    secondsBefore: number('secondsBefore'),
    soundSince: time('soundSince'),
    connectedAt: time('connectedAt'),
    interruptedAt: time('interruptedAt'),
    seenAt: number('seenAt'),
    secondsPaid: number('secondsPaid'),
    reserved: number('reserved'),
    settled: number('settled'),
    wish: fields['wish'] as CallEnd | undefined,
    end: fields['end'] === undefined ? undefined : (JSON.parse(fields['end']) as CallRecord['end']),
  };
}
