import { Inject, Injectable } from '@nestjs/common';
import {
  askedTask,
  CatalogueError,
  isErrorCode,
  payer,
  placedAnswerEvent,
  type AnyErrorParams,
  type PlacedAnswerEvent,
} from '@word-unfolded/contracts';
import { REDIS, runScript } from '@word-unfolded/service-kit';
import type { Redis } from 'ioredis';
import type { AskedAnswer } from '../answer-keeper.js';
import { AnswerTimes } from '../answer-times.js';
import { AnswerChannels } from './answer-channels.js';
import { ADOPT, APPEND, BEGIN, CHANGE, FINISH, STOP } from './run-scripts.js';
import { senderOf, type Ending, type PreparedRun, type Run, type RunStatus } from './run.js';

/** How long those who wait for a run learn why it was refused, in seconds; then the same request may begin it anew. */
const REFUSED_SECONDS = 10;

/** The runs of answers, as Redis keeps them for all replicas. Every method throws what Redis throws. */
@Injectable()
export class RunStore {
  constructor(
    @Inject(REDIS) private readonly redis: Redis,
    private readonly times: AnswerTimes,
    private readonly channels: AnswerChannels,
  ) {}

  /** Begins a run under its id, for one replica; false when there is one already. */
  async begin({ answerId, payer, task }: AskedAnswer, replica: string): Promise<boolean> {
    const about = [senderOf(payer), JSON.stringify(payer), JSON.stringify(task)];
    await this.redis.sadd(runsOf(replica), answerId);
    return (await this.script(BEGIN, answerId, [replica, this.times.keptSeconds, ...about])) === 1;
  }

  async look(answerId: string): Promise<Run | undefined> {
    const fields = await this.redis.hgetall(runKey(answerId));
    return fields['status'] === undefined ? undefined : toRun(fields);
  }

  /** Gives a run to another replica, unless it has ended or has been given to a third. */
  async adopt(answerId: string, from: string, to: string): Promise<boolean> {
    await this.redis.sadd(runsOf(to), answerId);
    return (await this.script(ADOPT, answerId, [to, from])) === 1;
  }

  /** @returns false when another replica has the run */
  prepare(answerId: string, replica: string, preparation: PreparedRun): Promise<boolean> {
    return this.change(answerId, replica, 'writing', ['preparation', JSON.stringify(preparation)]);
  }

  /** @returns false when another replica has the run */
  beginEnding(answerId: string, replica: string, ending: Ending): Promise<boolean> {
    return this.change(answerId, replica, 'ending', ['ending', JSON.stringify(ending)]);
  }

  async refuse(
    answerId: string,
    replica: string,
    { code, params, details, fields }: CatalogueError,
  ): Promise<void> {
    const refusal = ['refusal', JSON.stringify({ code, params, details, fields })];
    await this.change(answerId, replica, 'refused', refusal, REFUSED_SECONDS);
    await this.redis.srem(runsOf(replica), answerId);
  }

  /** All is done: the events stay for who comes later. */
  async finish(answerId: string, replica: string): Promise<void> {
    await this.script(FINISH, answerId, [replica, this.channels.ofAnswer(answerId)]);
    await this.redis.srem(runsOf(replica), answerId);
  }

  async append(replica: string, placed: PlacedAnswerEvent): Promise<'added' | 'stopped' | 'lost'> {
    const { answerId, place } = placed;
    const channel = this.channels.ofAnswer(answerId);
    const args = [replica, channel, this.times.keptSeconds, place, JSON.stringify(placed)];
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

  /** The answers that a replica goes on with, and some that it has ended or lost. */
  runsOf(replica: string): Promise<string[]> {
    return this.redis.smembers(runsOf(replica));
  }

  async forgetRun(replica: string, answerId: string): Promise<void> {
    await this.redis.srem(runsOf(replica), answerId);
  }

  private async change(
    answerId: string,
    replica: string,
    status: RunStatus,
    fields: readonly string[],
    seconds = this.times.keptSeconds,
  ): Promise<boolean> {
    const channel = this.channels.ofAnswer(answerId);
    const args = [replica, channel, seconds, 'status', status, ...fields];
    return (await this.script(CHANGE, answerId, args)) === 1;
  }

  private script(source: string, answerId: string, args: readonly (string | number)[]): Promise<unknown> {
    return runScript(this.redis, source, [runKey(answerId), eventsKey(answerId)], args);
  }
}

// In a cluster of Redis what stands in braces decides where a key is: both keys of a run are in one place.
const runKey = (answerId: string) => `answers:{${answerId}}:run`;
const eventsKey = (answerId: string) => `answers:{${answerId}}:events`;
const runsOf = (replica: string) => `answers:runs-of:${replica}`;

function toPlaced([, [, event]]: [string, string[]]): PlacedAnswerEvent {
  return placedAnswerEvent.parse(JSON.parse(event ?? ''));
}

function toRun(fields: Record<string, string>): Run {
  const { status, sender = '', replica = '', preparation, ending, refusal } = fields;
  return {
    status: status as RunStatus,
    sender,
    replica,
    payer: payer.parse(JSON.parse(fields['payer'] ?? '')),
    task: askedTask.parse(JSON.parse(fields['task'] ?? '')),
    ...(preparation && { preparation: JSON.parse(preparation) as PreparedRun }),
    ...(ending && { ending: JSON.parse(ending) as Ending }),
    ...(refusal && { refusal: toError(JSON.parse(refusal) as StoredError) }),
  };
}

type StoredError = Pick<CatalogueError, 'params' | 'details' | 'fields'> & { readonly code: string };

function toError({ code, params, details, fields }: StoredError): CatalogueError {
  if (!isErrorCode(code)) return CatalogueError.of('INTERNAL');
  return CatalogueError.restore(code, params as AnyErrorParams, { details, fields });
}
