import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { entryOf } from './bench-entries.mjs';

/** @typedef {import('mongodb').Document} Document */

const LISTED = 20;

/** Maximum number of entries that a journal search ranks. */
const WEIGHED = 2_000;

const WITHOUT_LONG_TEXTS = { content: 0, 'contents.content': 0, conflict: 0 };

/** The queries of the journal service, sent to the same database with the driver only. */
export class DirectJournal {
  /** @param {string} url @param {string} ownerId */
  constructor(url, ownerId) {
    const { MongoClient } = /** @type {typeof import('mongodb')} */ (
      createRequire(import.meta.url)('mongodb')
    );
    this.client = new MongoClient(url, {
      readConcern: { level: 'majority' },
      writeConcern: { w: 'majority', journal: true },
    });
    this.database = this.client.db('journal');
    this.ownerId = ownerId;
  }

  /** @param {string} name @returns {import('mongodb').Collection<Document & { _id: string }>} */
  #of(name) {
    return this.database.collection(`journal-${name}`);
  }

  /** Counts the entries whose cited verses are not indexed yet. */
  waiting() {
    return this.#of('search').countDocuments({ dueAt: { $type: 'date' } });
  }

  /** Counts the verses of all entries without a word as looked up. @param {string} word */
  async looksUpOnly(word) {
    const filter = { dueAt: { $type: 'date' }, words: { $ne: word } };
    await this.#of('search').updateMany(filter, { $set: { dueAt: null } });
  }

  /** Reads a page of entries and their total number. @param {number} page from 0 */
  async list(page) {
    const filter = { ownerId: this.ownerId, place: 'open' };
    const found = this.#of('entries').find(filter, { projection: WITHOUT_LONG_TEXTS });
    await Promise.all([
      found
        .sort({ date: -1, _id: -1 })
        .skip(page * LISTED)
        .limit(LISTED)
        .toArray(),
      this.#of('entries').countDocuments(filter),
    ]);
  }

  /** Finds entries that contain a word. @param {string} word */
  async search(word) {
    const filter = { ownerId: this.ownerId, visible: true, words: new RegExp(`^${word}`) };
    const projection = { entryId: 1, date: 1, titleWords: 1, tagWords: 1 };
    const found = await this.#of('search').find(filter, { projection }).limit(WEIGHED).toArray();
    const ids = found.slice(0, LISTED).map((each) => String(each['entryId']));
    await this.#of('entries')
      .find({ ownerId: this.ownerId, _id: { $in: ids } })
      .toArray();
  }

  /**
   * Writes entries with their first versions, search records and operation records in one transaction: the writes of a
   * sync exchange, with four commands and a counter.
   *
   * @param {readonly number[]} numbers
   * @param {string} ownerId
   */
  async write(numbers, ownerId) {
    const at = new Date();
    const entries = numbers.map((number) => ({ ...entryOf(number), _id: randomUUID(), number }));
    const words = (/** @type {string} */ text) => [...new Set(text.toLowerCase().split(' '))];
    await this.client.withSession((session) =>
      session.withTransaction(async () => {
        const { value } = /** @type {{ value?: Document }} */ (
          await this.#of('sequences').findOneAndUpdate(
            { ownerId },
            { $inc: { count: numbers.length } },
            { upsert: true, session, includeResultMetadata: true },
          )
        );
        const first = Number(value?.['count'] ?? 0);
        await this.#of('entries').insertMany(
          entries.map(({ number, ...entry }, place) => ({
            ...entry,
            ownerId,
            localId: `local_${number}`,
            place: 'open',
            sequence: first + place,
            updatedAt: at.toISOString(),
            tags: ['morning'],
            tagKeys: ['morning'],
            monthDay: entry.date.slice(5),
            preview: entry.content.slice(0, 240),
          })),
          { session },
        );
        await this.#of('versions').insertMany(
          entries.map(({ _id, title, content }) => ({
            _id: randomUUID(),
            ownerId,
            entryId: _id,
            number: 1,
            title,
            content,
          })),
          { session },
        );
        await this.#of('search').insertMany(
          entries.map(({ _id, title, content, date }) => ({
            _id: randomUUID(),
            ownerId,
            entryId: _id,
            date,
            visible: true,
            words: words(`${title} ${content}`),
            titleWords: words(title),
            tagWords: ['morning'],
            dueAt: null,
          })),
          { session },
        );
        await this.#of('operations').insertMany(
          entries.map(({ _id }) => ({
            _id: randomUUID(),
            ownerId,
            operationId: randomUUID(),
            entryId: _id,
            at,
          })),
          { session },
        );
      }),
    );
  }
}
