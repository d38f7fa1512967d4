import {
  ReadStoredJournal,
  SaveBookmarks,
  SaveContent,
  SaveNote,
  SaveReading,
} from '@word-unfolded/contracts';
import { ContractClient } from '@word-unfolded/service-kit';
import mongoose, { type Connection } from 'mongoose';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { migrations } from '../../src/migrations/index.js';
import { JournalUnderTest } from '../journal-fixture.js';
import { JournalReader } from '../journal-reader.js';

/**
 * Installations that earlier versions have made: the documents of a reader, and what the reader's export contained.
 * Before you add a migration, write one by the present code (CONTRIBUTING.md, "Add something"):
 *
 *     WRITE_EARLIER_DATA=version-0 TEST_LAYER=integration npx jest services/journal/test/earlier-data
 */
type Installation = {
  readonly reader: string;
  readonly data: Readonly<Record<string, mongoose.mongo.Document[]>>;
  readonly exported: unknown;
};

const { WRITE_EARLIER_DATA } = process.env;
const { EJSON } = mongoose.mongo.BSON;

const FOLDER = import.meta.dirname;

/** What the program writes for itself, and not for a reader. */
const OWN = new Set(['migrations', 'migration_leases', 'outbox', 'inbox', 'commands', 'forgotten-callers']);

const databaseOf = (connection: Connection) => connection.getClient().db(connection.name);

async function dump(connection: Connection): Promise<Installation['data']> {
  const database = databaseOf(connection);
  const names = (await database.listCollections().toArray()).map(({ name }) => name);
  const read = async (name: string) =>
    [name, await database.collection(name).find().sort({ _id: 1 }).toArray()] as const;
  const all = await Promise.all(names.filter((name) => !OWN.has(name)).map(read));
  return Object.fromEntries(all.filter(([, documents]) => documents.length > 0));
}

/** Everything that is stored about a reader, as the export of their account contains it. */
async function exportOf(journal: JournalUnderTest, userId: string): Promise<unknown> {
  const chunks = [];
  for await (const chunk of journal.service.app.get(ContractClient).stream(ReadStoredJournal, { userId }))
    chunks.push(chunk);
  return JSON.parse(JSON.stringify(chunks)) as unknown;
}

const AT = '2026-03-01T10:00:00.000Z';

/** A little of everything that a reader can store, but nothing that expires. */
async function fill(journal: JournalUnderTest): Promise<string> {
  const reader = new JournalReader(journal);
  const userId = reader.id;
  const entry = await reader.write({
    title: 'Oración',
    content: 'Señor, gracias 🙏🏽',
    tags: ['fe', 'שבת'],
    mood: 'thankful',
    scripture: 'Juan 3:16',
  });
  await reader.update(entry.id, { content: 'Señor, muchas gracias 🙏🏽', version: 1 });
  const about = { userId, entryId: entry.id };
  const quote = {
    type: 'quote',
    title: 'Quote',
    content: 'Be still.',
    image: null,
    writer: 'engine',
  } as const;
  await journal.ask(SaveContent, { ...about, content: quote });
  await reader.write({ title: 'Second', content: 'Still there' });
  const note = { id: 'b'.repeat(24), title: 'Boaz', text: 'Gleaning', passage: 'Ruth 2:12' };
  await journal.ask(SaveNote, { userId, ...note });
  const passage = { id: 'Ruth.2', reference: 'Ruth 2', translationId: 'BSB' };
  const bookmark = {
    ...passage,
    text: 'Now',
    notes: 'n',
    notesAt: AT,
    createdAt: AT,
    updatedAt: AT,
    removedAt: null,
  };
  await journal.ask(SaveBookmarks, { userId, bookmarks: [bookmark] });
  await journal.ask(SaveReading, {
    userId,
    reading: {
      recentlyViewed: [{ ...passage, viewedAt: AT }],
      history: [{ ...passage, timestamp: AT }],
      clearedAt: null,
    },
  });
  return userId;
}

const installations = readdirSync(FOLDER).filter((name) => name.endsWith('.ejson'));
const check = WRITE_EARLIER_DATA ? describe.skip : describe;

if (WRITE_EARLIER_DATA)
  it('writes an installation of the present code', async () => {
    const journal = await JournalUnderTest.start();
    const reader = await fill(journal);
    const installation = {
      reader,
      data: await dump(journal.database),
      exported: await exportOf(journal, reader),
    };
    const file = path.join(FOLDER, `${WRITE_EARLIER_DATA}.ejson`);
    writeFileSync(file, `${EJSON.stringify(installation, undefined, 1, { relaxed: false })}\n`);
    await journal.stop();
  });

check.each(installations)('the installation %s', (name) => {
  const installation = EJSON.parse(readFileSync(path.join(FOLDER, name), 'utf8'), {
    relaxed: false,
  }) as Installation;
  let journal: JournalUnderTest;

  beforeAll(async () => {
    journal = await JournalUnderTest.start(async ({ uri, prefix }) => {
      const dbName = `${prefix}journal`;
      const connection = await mongoose.createConnection(uri, { dbName }).asPromise();
      for (const [collection, documents] of Object.entries(installation.data))
        await databaseOf(connection).collection(collection).insertMany(documents);
      await connection.close();
    });
  });
  afterAll(() => journal.stop());

  it('is migrated when the service starts', async () => {
    const done = await databaseOf(journal.database).collection('migrations').find().toArray();
    expect(done.map(({ _id, doneAt }) => [_id as unknown, doneAt instanceof Date])).toEqual(
      migrations.map(({ version }) => [version, true]),
    );
  });

  it('has lost nothing that its reader had stored', async () => {
    expect(await exportOf(journal, installation.reader)).toEqual(
      EJSON.deserialize(installation.exported as object),
    );
  });
});
