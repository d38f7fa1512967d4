import { Inject, Injectable } from '@nestjs/common';
import type { Language } from '@word-unfolded/domain';
import { LRUCache } from 'lru-cache';
import { gatewayConfiguration, type GatewayConfiguration } from '../gateway.configuration.js';
import type { CachedAnswer } from './cached-answer.js';

type Cached = { readonly answer: CachedAnswer; readonly tags: readonly string[] };

/** Responses that are the same for everyone, cached in memory by URL and language. */
@Injectable()
export class AnswerCache {
  private readonly answers: LRUCache<string, Cached> | undefined;
  private fetching = new Map<string, Promise<CachedAnswer>>();
  /** The keys of the cached responses of each tag. */
  private readonly tagged = new Map<string, Set<string>>();

  constructor(@Inject(gatewayConfiguration.token) configuration: GatewayConfiguration) {
    const { ANSWER_CACHE_BYTES: maxSize, ANSWER_CACHE_SECONDS: seconds } = configuration;
    if (maxSize === 0 || seconds === 0) return;
    this.answers = new LRUCache({
      maxSize,
      ttl: seconds * 1_000,
      sizeCalculation: ({ answer, tags }, key) => Math.ceil(answer.size) + key.length * (1 + tags.length),
      disposeAfter: ({ tags }, key) => this.untag(key, tags),
    });
  }

  get(language: Language, url: string): CachedAnswer | undefined {
    return this.answers?.get(keyOf(language, url))?.answer;
  }

  /** Fetches and caches a response. Concurrent requests for the same share one fetch. */
  async fetch(
    language: Language,
    url: string,
    load: () => Promise<CachedAnswer>,
    tags: readonly string[] = [],
  ): Promise<CachedAnswer> {
    const key = keyOf(language, url);
    const { fetching: current } = this;
    const underway = current.get(key);
    if (underway) return underway;
    const fetching = load().finally(() => current.delete(key));
    current.set(key, fetching);
    const answer = await fetching;
    // A response that was requested before a purge may be older than the change.
    if (current === this.fetching) this.put(key, { answer, tags });
    return answer;
  }

  /** Identifies what is published now: it differs after each purge. */
  get state(): object {
    return this.fetching;
  }

  /** Caches what was made while the cache was in a state; after a purge it may be older than the change. */
  keep(
    state: object,
    language: Language,
    url: string,
    answer: CachedAnswer,
    tags: readonly string[] = [],
  ): void {
    if (state === this.fetching) this.put(keyOf(language, url), { answer, tags });
  }

  /** Forgets the responses with one of the tags. Responses that are being fetched are not stored. */
  purge(tags: readonly string[]): void {
    this.fetching = new Map();
    for (const tag of tags) for (const key of this.tagged.get(tag) ?? []) this.answers?.delete(key);
  }

  /** Forgets everything. */
  clear(): void {
    this.fetching = new Map();
    this.answers?.clear();
  }

  private put(key: string, cached: Cached): void {
    if (!this.answers) return;
    // Removes the tags of the response before.
    this.answers.delete(key);
    this.answers.set(key, cached);
    if (!this.answers.has(key)) return;
    for (const tag of cached.tags) {
      const keys = this.tagged.get(tag);
      if (keys) keys.add(key);
      else this.tagged.set(tag, new Set([key]));
    }
  }

  private untag(key: string, tags: readonly string[]): void {
    for (const tag of tags) {
      const keys = this.tagged.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.tagged.delete(tag);
    }
  }
}

function keyOf(language: Language, url: string): string {
  return language + url;
}
