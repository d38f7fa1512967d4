import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { LOGGER, REDIS, type Logger } from '@word-unfolded/service-kit';
import type { Redis } from 'ioredis';
import { AnswerChannels } from './answer-channels.js';

/** News of one channel. */
export type Listening = {
  /** Waits until there was news since the last time, at most so many milliseconds, or until the signal aborts. */
  readonly news: (withinMs: number, signal: AbortSignal) => Promise<void>;
  readonly close: () => void;
};

type Listener = (message: string) => void;

/**
 * Hears what other replicas say of answers. A message may be lost while the line to Redis is: whoever waits looks by
 * itself as well, now and then.
 */
@Injectable()
export class AnswerFeed implements OnApplicationShutdown {
  private readonly line: Redis;
  private readonly listeners = new Map<string, Set<Listener>>();

  constructor(
    @Inject(REDIS) redis: Redis,
    @Inject(LOGGER) private readonly log: Logger,
    private readonly channels: AnswerChannels,
  ) {
    // A line that listens can say nothing else. It asks again for its channels when it was cut.
    this.line = redis.duplicate({ enableOfflineQueue: true, maxRetriesPerRequest: null, lazyConnect: false });
    this.line.on('error', (error: Error) => log.debug({ err: error }, 'the feed of answers is cut'));
    this.line.on('message', (channel: string, message: string) => {
      for (const listener of this.listeners.get(channel) ?? []) listener(message);
    });
  }

  onApplicationShutdown(): void {
    this.line.disconnect();
  }

  /** Hears of an answer. */
  ofAnswer(answerId: string): Listening {
    let hasNews = false;
    let wake = () => {};
    const leave = this.listen(this.channels.ofAnswer(answerId), () => {
      hasNews = true;
      wake();
    });
    const news = async (withinMs: number, signal: AbortSignal) => {
      if (!hasNews && !signal.aborted) await sleep(withinMs, signal, (waker) => (wake = waker));
      hasNews = false;
    };
    return { news, close: leave };
  }

  /** Hears which answers a replica is to stop. */
  ofStops(replica: string, stop: (answerId: string) => void): () => void {
    return this.listen(this.channels.ofReplica(replica), stop);
  }

  private listen(channel: string, listener: Listener): () => void {
    const known = this.listeners.get(channel);
    if (known) known.add(listener);
    else {
      this.listeners.set(channel, new Set([listener]));
      this.tell(this.line.subscribe(channel));
    }
    return () => this.leave(channel, listener);
  }

  private leave(channel: string, listener: Listener): void {
    const listeners = this.listeners.get(channel);
    if (!listeners?.delete(listener) || listeners.size > 0) return;
    this.listeners.delete(channel);
    this.tell(this.line.unsubscribe(channel));
  }

  private tell(done: Promise<unknown>): void {
    done.catch((error: unknown) => this.log.debug({ err: error }, 'the feed of answers is cut'));
  }
}

/** Waits for the time, the signal, or whoever calls what is given to `onWaker`, whichever comes first. */
function sleep(
  milliseconds: number,
  signal: AbortSignal,
  onWaker: (waker: () => void) => void,
): Promise<void> {
  return new Promise((resolve) => {
    const wake = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', wake);
      resolve();
    };
    const timer = setTimeout(wake, milliseconds);
    signal.addEventListener('abort', wake);
    onWaker(wake);
  });
}
