import { Inject, Injectable } from '@nestjs/common';
import type { Language } from '@word-unfolded/domain';
import { LRUCache } from 'lru-cache';
import { gatewayConfiguration, type GatewayConfiguration } from '../gateway.configuration.js';
import type { CachedAnswer } from './cached-answer.js';

/** Responses that are the same for everyone, cached in memory by URL and language. */
@Injectable()
export class AnswerCache {
  private readonly answers: LRUCache<string, CachedAnswer> | undefined;
  private readonly fetching = new Map<string, Promise<CachedAnswer>>();

  constructor(@Inject(gatewayConfiguration.token) configuration: GatewayConfiguration) {
    const { ANSWER_CACHE_BYTES: maxSize, ANSWER_CACHE_SECONDS: seconds } = configuration;
    if (maxSize === 0 || seconds === 0) return;
    this.answers = new LRUCache({
      maxSize,
      ttl: seconds * 1_000,
      sizeCalculation: (answer, key) => Math.ceil(answer.size) + key.length,
    });
  }

  get(language: Language, url: string): CachedAnswer | undefined {
    return this.answers?.get(keyOf(language, url));
  }

  /** Fetches and caches a response. Concurrent requests for the same share one fetch. */
  async fetch(language: Language, url: string, load: () => Promise<CachedAnswer>): Promise<CachedAnswer> {
    const key = keyOf(language, url);
    const underway = this.fetching.get(key);
    if (underway) return underway;
    const fetching = load().finally(() => this.fetching.delete(key));
    this.fetching.set(key, fetching);
    const answer = await fetching;
    this.answers?.set(key, answer);
    return answer;
  }
}

function keyOf(language: Language, url: string): string {
  return language + url;
}
