import { Inject, Injectable } from '@nestjs/common';
import { matchQuality, type OwnTerm } from '@word-unfolded/scripture-text';
import { LRUCache } from 'lru-cache';
import mongoose, { type Connection } from 'mongoose';
import { retryIfDuplicate } from '../unit-of-work.js';
import { MONGO_CONNECTION } from '../connection/mongo-connection.token.js';
import { OwnedRepository } from '../owned-repository.js';
import type { OwnerId } from '../owner.js';
import { initialsOfMisspelt, nearestWords } from './nearest-words.js';
import { vocabularyModel, type VocabularyRecord } from './vocabulary.schema.js';

/** Most words with one initial; further ones have no other forms and no corrections. */
const MOST_WORDS = 8_000;

/** Most other forms of a term that a query names. */
const MOST_FORMS = 40;

/** Most initials of a word that are read: scripts with many signs have many. */
const MOST_INITIALS = 500;

/** Words of all readers that are remembered as added: some 10 MB. */
const MOST_REMEMBERED = 200_000;

/** The words of each reader's texts, by which a search finds other forms of a word and corrects misspelt ones. */
@Injectable()
export class VocabularyRepository extends OwnedRepository<VocabularyRecord> {
  /** Words that this process has added: most words of a text are those of the reader's other texts. */
  private readonly added = new LRUCache<OwnerId, Set<string>>({
    maxSize: MOST_REMEMBERED,
    sizeCalculation: ({ size }) => 1 + size,
  });

  constructor(@Inject(MONGO_CONNECTION) connection: Connection) {
    super(vocabularyModel(connection));
  }

  /** Adds words; known ones are not written again. */
  async add(ownerId: OwnerId, words: Iterable<string>): Promise<void> {
    const added = this.added.get(ownerId) ?? new Set();
    const others = [...words].filter((word) => !added.has(word));
    if (others.length === 0) return;
    await this.store(ownerId, others);
    for (const word of others) added.add(word);
    this.added.delete(ownerId); // the size of a value is only measured when it is new
    this.added.set(ownerId, added);
  }

  private async store(ownerId: OwnerId, words: readonly string[]): Promise<void> {
    const byInitial = new Map<string, Set<string>>();
    for (const word of words) {
      const initial = initialOf(word);
      byInitial.set(initial, (byInitial.get(initial) ?? new Set()).add(word));
    }
    const known = await this.having(ownerId, [...byInitial.keys()].slice(0, MOST_INITIALS));
    for (const [initial, wanted] of byInitial) {
      const stored = new Set(known.get(initial) ?? []);
      const news = [...wanted].filter((word) => !stored.has(word)).slice(0, MOST_WORDS - stored.size);
      if (news.length === 0) continue;
      const update = { $addToSet: { words: { $each: news } } };
      await retryIfDuplicate(() => this.updateOne(ownerId, { initial }, update, { upsert: true }));
    }
  }

  /** The other words of the reader's texts that match a term. */
  async formsOf(ownerId: OwnerId, term: OwnTerm): Promise<string[]> {
    const words = (await this.having(ownerId, [initialOf(term.word)])).get(initialOf(term.word)) ?? [];
    return words
      .filter((word) => !word.startsWith(term.word) && matchQuality(term, word) > 0)
      .slice(0, MOST_FORMS);
  }

  /** The words of the reader's texts that a misspelt one may mean, the nearest first. */
  async nearest(ownerId: OwnerId, word: string): Promise<readonly string[]> {
    const known = await this.having(ownerId, initialsOfMisspelt(word));
    return nearestWords([...known.values()].flat(), word);
  }

  private async having(
    ownerId: OwnerId,
    initials: readonly string[],
  ): Promise<ReadonlyMap<string, readonly string[]>> {
    const filter = { initial: mongoose.trusted({ $in: [...initials] }) };
    const records = await this.findMany(ownerId, filter, { limit: initials.length });
    return new Map(records.map(({ initial, words }) => [initial, words]));
  }
}

function initialOf(word: string): string {
  return [...word][0] ?? '';
}
