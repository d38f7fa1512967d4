import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { LOGGER, REDIS, type Logger } from '@word-unfolded/service-kit';
import type { Redis } from 'ioredis';
import { AnswerChannels } from './answer-channels.js';

/** Notifications of one channel. */
export type Listening = {
  /** Waits for a notification since the last call, until the time limit in milliseconds, or until the signal aborts. */
  readonly news: (withinMs: number, signal: AbortSignal) => Promise<void>;
  readonly close: () => void;
};

type Listener = (message: string) => void;

/**
 * Receives the messages of other replicas about answers. A message may be lost while the connection to Redis is down,
 * so every waiting caller also polls.
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
    // A Redis connection that subscribes can do nothing else. It subscribes again after a reconnect.
    this.line = redis.duplicate({ enableOfflineQueue: true, maxRetriesPerRequest: null, lazyConnect: false });
    this.line.on('error', (error: Error) =>
      log.debug({ err: error }, 'the subscription of answers has lost its connection'),
    );
    this.line.on('message', (channel: string, message: string) => {
      for (const listener of this.listeners.get(channel) ?? []) listener(message);
    });
  }

  onApplicationShutdown(): void {
    this.line.disconnect();
  }

  /** Subscribes to the events of an answer. */
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

  /** Subscribes to the ids of answers that a replica must stop. */
  ofStops(replica: string, stop: (answerId: string) => void): () => void {
    return this.listen(this.channels.ofReplica(replica), stop);
  }

  /** Subscribes to the senders all of whose answers must be stopped. */
  ofSenders(stop: (sender: string) => void): () => void {
    return this.listen(this.channels.ofSenders(), stop);
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
    done.catch((error: unknown) =>
      this.log.debug({ err: error }, 'the subscription of answers has lost its connection'),
    );
  }
}

/** Waits for the time limit, the signal or a call of the function that `onWaker` receives, whichever comes first. */
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
