import { Inject, Injectable } from '@nestjs/common';
import {
  requestedTask,
  AppError,
  isErrorCode,
  meteredSubject,
  placedAnswerEvent,
  type AnyErrorParams,
  type PlacedAnswerEvent,
} from '@word-unfolded/contracts';
import { REDIS, runScript } from '@word-unfolded/service-kit';
import type { Redis } from 'ioredis';
import type { GenerationRequest } from '../answer-store.js';
import { AnswerTimes } from '../answer-times.js';
import { AnswerChannels } from './answer-channels.js';
import { TAKE_OVER_SCRIPT, APPEND, BEGIN, CHANGE, FINISH, FORGET, STOP } from './run-scripts.js';
import { senderOf, type Ending, type PreparedRun, type Run, type GenerationStatus } from './run.js';

/**
 * How long waiting readers can read why an answer was refused, in seconds. After that the same request may begin it
 * again.
 */
const REFUSED_SECONDS = 10;

/** The generations as Redis stores them for all replicas. Every method throws the errors of Redis. */
@Injectable()
export class GenerationStore {
  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    private readonly times: AnswerTimes,
    private readonly channels: AnswerChannels,
  ) {}

  /** Begins a generation under its id for one replica; false when one exists already. */
  async begin({ answerId, subject, task }: GenerationRequest, replica: string): Promise<boolean> {
    const about = [senderOf(subject), JSON.stringify(subject), JSON.stringify(task)];
    await this.redis.sadd(runsOf(replica), answerId);
    if (subject.kind === 'reader') await this.noteSender(senderOf(subject), answerId);
    return (await this.script(BEGIN, answerId, [replica, this.times.lifetimeSeconds, ...about])) === 1;
  }

  async look(answerId: string): Promise<Run | undefined> {
    const fields = await this.redis.hgetall(generationKey(answerId));
    return fields['status'] === undefined ? undefined : toRun(fields);
  }

  /** Assigns a generation to another replica, unless it has ended or a third replica has taken it over. */
  async takeOver(answerId: string, from: string, to: string): Promise<boolean> {
    await this.redis.sadd(runsOf(to), answerId);
    return (await this.script(TAKE_OVER_SCRIPT, answerId, [to, from])) === 1;
  }

  /** @returns false when another replica has taken over */
  prepare(answerId: string, replica: string, preparation: PreparedRun): Promise<boolean> {
    return this.change(answerId, replica, 'writing', ['preparation', JSON.stringify(preparation)]);
  }

  /** @returns false when another replica has taken over */
  beginEnding(answerId: string, replica: string, ending: Ending): Promise<boolean> {
    return this.change(answerId, replica, 'ending', ['ending', JSON.stringify(ending)]);
  }

  async refuse(
    answerId: string,
    replica: string,
    { code, params, details, fields }: AppError,
  ): Promise<void> {
    const refusal = ['refusal', JSON.stringify({ code, params, details, fields })];
    await this.change(answerId, replica, 'refused', refusal, REFUSED_SECONDS);
    await this.redis.srem(runsOf(replica), answerId);
  }

  /** Marks the generation as ended. Its events remain for later readers. */
  async finish(answerId: string, replica: string): Promise<void> {
    await this.script(FINISH, answerId, [replica, this.channels.ofAnswer(answerId)]);
    await this.redis.srem(runsOf(replica), answerId);
  }

  async append(replica: string, placed: PlacedAnswerEvent): Promise<'added' | 'stopped' | 'lost'> {
    const { answerId, place } = placed;
    const channel = this.channels.ofAnswer(answerId);
    const args = [replica, channel, this.times.lifetimeSeconds, place, JSON.stringify(placed)];
    return (await this.script(APPEND, answerId, args)) as 'added' | 'stopped' | 'lost';
  }

  /** The events after a place, in order. */
  async read(answerId: string, after: number): Promise<PlacedAnswerEvent[]> {
    return (await this.redis.xrange(eventsKey(answerId), `${after + 1}-0`, '+')).map(toPlaced);
  }

  /** The latest event. */
  async last(answerId: string): Promise<PlacedAnswerEvent | undefined> {
    return (await this.redis.xrevrange(eventsKey(answerId), '+', '-', 'COUNT', 1)).map(toPlaced)[0];
  }

  async stop(answerId: string, sender: string): Promise<'unknown' | 'over' | 'told'> {
    const args = [sender, this.channels.ofReplica(''), answerId];
    return (await this.script(STOP, answerId, args)) as 'unknown' | 'over' | 'told';
  }

  /** Tells every replica to stop its answers of a sender. */
  async stopAllOf(sender: string): Promise<void> {
    await this.redis.publish(this.channels.ofSenders(), sender);
  }

  /**
   * Deletes the answers and questions of a sender. Answers that are being generated are deleted as soon as they end.
   */
  async forgetAllOf(sender: string): Promise<void> {
    const answerIds = await this.redis.zrange(answersOf(sender), '0', '-1');
    for (const answerId of answerIds) await this.script(FORGET, answerId, []);
    await this.redis.del(answersOf(sender));
  }

  /** An index by sender, so that the answers of a deleted account are found. Expired ones are removed from it. */
  private async noteSender(sender: string, answerId: string): Promise<void> {
    const [now, lifetime] = [Date.now(), this.times.lifetimeSeconds];
    await this.redis
      .multi()
      .zadd(answersOf(sender), now, answerId)
      .zremrangebyscore(answersOf(sender), '-inf', now - 2 * lifetime * 1_000)
      .expire(answersOf(sender), 2 * lifetime)
      .exec();
  }

  /** The answers that a replica runs, and some that it has ended or lost. */
  runsOf(replica: string): Promise<string[]> {
    return this.redis.smembers(runsOf(replica));
  }

  async forgetGeneration(replica: string, answerId: string): Promise<void> {
    await this.redis.srem(runsOf(replica), answerId);
  }

  private async change(
    answerId: string,
    replica: string,
    status: GenerationStatus,
    fields: readonly string[],
    seconds = this.times.lifetimeSeconds,
  ): Promise<boolean> {
    const channel = this.channels.ofAnswer(answerId);
    const args = [replica, channel, seconds, 'status', status, ...fields];
    return (await this.script(CHANGE, answerId, args)) === 1;
  }

  private script(source: string, answerId: string, args: readonly (string | number)[]): Promise<unknown> {
    return runScript(this.redis, source, [generationKey(answerId), eventsKey(answerId)], args);
  }
}

// The hash tag in braces puts both keys of an answer into one slot of a Redis cluster.
const generationKey = (answerId: string) => `answers:{${answerId}}:run`;
const eventsKey = (answerId: string) => `answers:{${answerId}}:events`;
const answersOf = (sender: string) => `answers:of:${sender}`;
const runsOf = (replica: string) => `answers:runs-of:${replica}`;

function toPlaced([, [, event]]: [string, string[]]): PlacedAnswerEvent {
  return placedAnswerEvent.parse(JSON.parse(event ?? ''));
}

function toRun(fields: Record<string, string>): Run {
  const { status, sender = '', replica = '', preparation, ending, refusal } = fields;
  return {
    status: status as GenerationStatus,
    sender,
    replica,
    subject: meteredSubject.parse(JSON.parse(fields['payer'] ?? '')),
    task: requestedTask.parse(JSON.parse(fields['task'] ?? '')),
    ...(preparation && { preparation: toPreparation(JSON.parse(preparation) as StoredPreparation) }),
    ...(ending && { ending: JSON.parse(ending) as Ending }),
    ...(refusal && { refusal: toError(JSON.parse(refusal) as StoredError) }),
  };
}

/** Generations of earlier builds have their prompt context in `brief`. */
type StoredPreparation =
  PreparedRun | { prepared: PreparedRun['prepared']; brief: PreparedRun['promptContext'] };

function toPreparation(stored: StoredPreparation): PreparedRun {
  return 'brief' in stored ? { prepared: stored.prepared, promptContext: stored.brief } : stored;
}

type StoredError = Pick<AppError, 'params' | 'details' | 'fields'> & { readonly code: string };

function toError({ code, params, details, fields }: StoredError): AppError {
  if (!isErrorCode(code)) return AppError.of('INTERNAL');
  return AppError.restore(code, params as AnyErrorParams, { details, fields });
}
