import { Injectable } from '@nestjs/common';

/** Timeouts and polling intervals of answers, in milliseconds unless stated otherwise. */
@Injectable()
export class AnswerTimes {
  /** Interval of a replica's heartbeat. */
  readonly heartbeatMs: number = 1_000;
  /** Time without a heartbeat after which another replica takes over a replica's answers. */
  readonly deadAfterMs: number = 3_000;
  /**
   * How often a replica looks for abandoned answers, and a reader of an answer for events that no message announced.
   */
  readonly lookMs: number = 1_000;
  /** Longest duration of a generation. The reservation of its tokens lasts three times as long. */
  readonly longestMs: number = 300_000;
  /** How long the end of an answer waits for the title of its conversation, which is generated at the same time. */
  readonly titleMs: number = 1_500;
  /** How long the last event waits for the answer to be stored. */
  readonly storeFirstMs: number = 1_500;
  /** How long a question waits for the reader's other answers, while these hold all that is left of the day. */
  readonly waitForOthersMs: number = 12_000;
  /** How long a generation continues while Redis is away. */
  readonly redisAwayMs: number = 10_000;
  /** How long an answer can be resumed by its id, in seconds. */
  readonly lifetimeSeconds: number = 86_400;
}
