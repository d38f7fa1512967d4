import { Inject, Injectable } from '@nestjs/common';
import { Speak, type ResponseOf } from '@word-unfolded/contracts';
import { LOGGER, REDIS, type Logger } from '@word-unfolded/service-kit';
import { BlobStore } from '@word-unfolded/storage';
import type { Redis } from 'ioredis';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { speechConfiguration, type SpeechConfiguration } from './speech.configuration.js';
import type { Recording } from './speech-model.js';

export type KeptRecording = ResponseOf<typeof Speak>;

/** By when each recording was last asked for, and how large each is. */
const USED = 'speech:used';
const SIZES = 'speech:sizes';

const ENDINGS = { 'audio/ogg': 'ogg', 'audio/mpeg': 'mp3' } as const;

const page = Speak.response.extend({ bytes: z.int().min(1) });

/**
 * The recordings that were made, in the store, each with a page of what is known of it. The page is written last, so
 * that a recording with a page is whole. Redis remembers which ones were asked for, and the oldest go when there are
 * too many; what it forgets stays until it is asked for again.
 */
@Injectable()
export class KeptSpeech {
  constructor(
    private readonly store: BlobStore,
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(speechConfiguration.token) private readonly configuration: SpeechConfiguration,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /** What is kept under a digest, if anything is. */
  async find(digest: string): Promise<KeptRecording | undefined> {
    const found = await this.store.get(pageKey(digest));
    if (!found) return undefined;
    const read = page.safeParse(parsed(await text(found)));
    if (!read.success || !(await this.store.exists(read.data.key))) return undefined;
    const { bytes, ...recording } = read.data;
    await this.note(digest, bytes);
    return recording;
  }

  /** Keeps a recording, and removes others when there are too many. */
  async keep(digest: string, { audio, mediaType, startsMs }: Recording, voice: string): Promise<void> {
    const key = `${folderOf(digest)}.${ENDINGS[mediaType]}`;
    await this.store.put(key, audio);
    const known = { key, mediaType, startsMs, voice, bytes: audio.length };
    await this.store.put(pageKey(digest), Buffer.from(JSON.stringify(known)));
    await this.note(digest, audio.length);
    await this.removeOldest(digest).catch((error: unknown) =>
      this.log.warn({ err: error }, 'old recordings could not be removed'),
    );
  }

  private async note(digest: string, bytes: number): Promise<void> {
    await this.redis
      .multi()
      .zadd(USED, Date.now(), digest)
      .hset(SIZES, { [digest]: bytes })
      .exec()
      .catch((error: unknown) => this.log.warn({ err: error }, 'the use of a recording was not noted'));
  }

  /** @param latest is never removed: someone waits for it */
  private async removeOldest(latest: string): Promise<void> {
    let excess = (await this.keptBytes()) - this.configuration.SPEECH_KEPT_BYTES;
    while (excess > 0) {
      const [oldest] = await this.redis.zrange(USED, '0', '0');
      if (oldest === undefined || oldest === latest) return;
      // Of several that remove at once, one has taken it off the list.
      if ((await this.redis.zrem(USED, oldest)) === 0) continue;
      excess -= Number((await this.redis.hget(SIZES, oldest)) ?? 0);
      await this.redis.hdel(SIZES, oldest);
      await this.store.remove(pageKey(oldest));
      for (const ending of Object.values(ENDINGS)) await this.store.remove(`${folderOf(oldest)}.${ending}`);
    }
  }

  private async keptBytes(): Promise<number> {
    const sizes = await this.redis.hvals(SIZES);
    return sizes.reduce((sum, size) => sum + Number(size), 0);
  }
}

/** Spread over 256 folders: file systems are slow with very full ones. */
function folderOf(digest: string): string {
  return `speech/${digest.slice(0, 2)}/${digest}`;
}

function pageKey(digest: string): string {
  return `${folderOf(digest)}.json`;
}

function parsed(written: string): unknown {
  try {
    return JSON.parse(written);
  } catch {
    return undefined;
  }
}
