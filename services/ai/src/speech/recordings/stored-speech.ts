import { Inject, Injectable } from '@nestjs/common';
import { Speak, type ResponseOf } from '@word-unfolded/contracts';
import { LOGGER, REDIS, type Logger } from '@word-unfolded/service-kit';
import { BlobStore } from '@word-unfolded/storage';
import type { Redis } from 'ioredis';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { speechConfiguration, type SpeechConfiguration } from '../speech.configuration.js';
import type { Recording } from '../speech-model.js';

export type StoredRecording = ResponseOf<typeof Speak>;

/** The last use of each recording, and its size. */
const USED = 'speech:used';
const SIZES = 'speech:sizes';

const ENDINGS = { 'audio/ogg': 'ogg', 'audio/mpeg': 'mp3' } as const;

const page = Speak.response.extend({ bytes: z.int().min(1) });

/**
 * The stored recordings, each with a metadata file. The metadata is written last, so that a recording with metadata is
 * complete. Redis records the last use of each, and the least recently used ones are removed when the cache is full.
 * Recordings that Redis has forgotten stay until they are requested again.
 */
@Injectable()
export class StoredSpeech {
  constructor(
    private readonly store: BlobStore,
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(speechConfiguration.token) private readonly configuration: SpeechConfiguration,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /** The recording of a digest, if it is stored. */
  async find(digest: string): Promise<StoredRecording | undefined> {
    const found = await this.store.get(pageKey(digest));
    if (!found) return undefined;
    const read = page.safeParse(parsed(await text(found)));
    if (!read.success || !(await this.store.exists(read.data.key))) return undefined;
    const { bytes, ...recording } = read.data;
    await this.note(digest, bytes);
    return recording;
  }

  /** Stores a recording, and removes others when the cache is full. */
  async save(digest: string, { audio, mediaType, startsMs }: Recording, voice: string): Promise<void> {
    const key = `${folderOf(digest)}.${ENDINGS[mediaType]}`;
    await this.store.put(key, audio);
    const known = { key, mediaType, startsMs, voice, bytes: audio.length };
    await this.store.put(pageKey(digest), Buffer.from(JSON.stringify(known)));
    await this.note(digest, audio.length);
    await this.removeOldest(digest).catch((error: unknown) =>
      this.log.warn({ err: error }, 'old recordings could not be removed'),
    );
  }

  /** Removes a recording, if it is stored. */
  async remove(digest: string): Promise<void> {
    await this.store.remove(pageKey(digest));
    for (const ending of Object.values(ENDINGS)) await this.store.remove(`${folderOf(digest)}.${ending}`);
    await this.redis.multi().zrem(USED, digest).hdel(SIZES, digest).exec();
  }

  private async note(digest: string, bytes: number): Promise<void> {
    await this.redis
      .multi()
      .zadd(USED, Date.now(), digest)
      .hset(SIZES, { [digest]: bytes })
      .exec()
      .catch((error: unknown) =>
        this.log.warn({ err: error }, 'the use of a recording could not be recorded'),
      );
  }

  /** @param latest is never removed: a reader waits for it */
  private async removeOldest(latest: string): Promise<void> {
    let excess = (await this.storedBytes()) - this.configuration.SPEECH_CACHE_BYTES;
    while (excess > 0) {
      const [oldest] = await this.redis.zrange(USED, '0', '0');
      if (oldest === undefined || oldest === latest) return;
      // Another process has removed it at the same time.
      if ((await this.redis.zrem(USED, oldest)) === 0) continue;
      excess -= Number((await this.redis.hget(SIZES, oldest)) ?? 0);
      await this.remove(oldest);
    }
  }

  private async storedBytes(): Promise<number> {
    const sizes = await this.redis.hvals(SIZES);
    return sizes.reduce((sum, size) => sum + Number(size), 0);
  }
}

/** Spread over 256 folders, because file systems are slow with very full ones. */
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
