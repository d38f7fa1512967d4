import { Injectable } from '@nestjs/common';

/** How long things take at most, and how often they are looked at. In milliseconds where nothing else is said. */
@Injectable()
export class AnswerTimes {
  /** How often a replica says that it lives. */
  readonly heartbeatMs: number = 1_000;
  /** Silence after which another replica goes on with its answers. */
  readonly deadAfterMs: number = 3_000;
  /** How often a replica looks for answers that nobody goes on with, and a reader for events that no message told of. */
  readonly lookMs: number = 1_000;
  /** What an answer may take; the reservation of its tokens holds three times as long. */
  readonly longestMs: number = 300_000;
  /** How long the end of an answer waits for its conversation's title, which is thought of while it is written. */
  readonly titleMs: number = 1_500;
  /** How long the end of an answer waits to be kept before its reader is told of it. */
  readonly keepFirstMs: number = 1_500;
  /** How long an answer goes on while Redis is away. */
  readonly redisAwayMs: number = 10_000;
  /** How long an answer can be gone on with by its id, in seconds. */
  readonly keptSeconds: number = 86_400;
}
