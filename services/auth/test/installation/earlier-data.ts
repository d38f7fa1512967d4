import { mongo } from 'mongoose';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { HttpReader } from './http-reader.js';
import { startTrial, subscribe } from './subscribe.js';
import { SERVICES, type DatabaseOf, type Product } from './product.js';

const { EJSON, Binary } = mongo.BSON;

/** The documents of a collection, and its indexes without the one of the ids. */
type StoredCollection = {
  readonly documents: readonly mongo.Document[];
  readonly indexes: readonly mongo.IndexDescription[];
};

/** What a version of the product has stored, by service and collection, and what its readers could read. */
export type Installation = {
  readonly writtenAt: Date;
  readonly data: Readonly<Record<string, Readonly<Record<string, StoredCollection>>>>;
  /** The stored files, by their paths in the folder of the store. */
  readonly files: Readonly<Record<string, mongo.BSON.Binary>>;
  readonly read: Readonly<Record<string, unknown>>;
};

/** What the programs store for themselves, and what is only valid for minutes. */
const NOT_OF_READERS =
  /^(?:migration_leases|outbox|inbox|commands|access_keys|revocations|erasures|sessions|known_devices|mailed_tokens|issued_links|audit|journal-operations)$/;

/** The readers of an installation: one with a subscription and something of every kind, and one in a trial. */
const NAOMI = 'naomi';
const MAHLON = 'mahlon';
export const NAMES = [NAOMI, MAHLON] as const;

/** Collections whose documents expire by their age, so they are restored with the age that they had. */
const EXPIRES_BY_AGE = new Set(['activity']);

const SPOKEN = { text: 'The barley is ripe.', language: 'en' } as const;

/** The smallest PNG: one white pixel. */
const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==';

export const FOLDER = path.join(import.meta.dirname, 'versions');

/** Stores a little of everything that a reader can store, over HTTP, and writes it down. */
export async function writeInstallation(product: Product, version: string): Promise<void> {
  const naomi = await product.reader(NAOMI);
  await subscribe(naomi, product);
  await fill(naomi);
  const mahlon = await product.reader(MAHLON);
  await startTrial(mahlon, product);
  const data: Record<string, Record<string, StoredCollection>> = {};
  for (const service of SERVICES) {
    const database = product.database(service);
    data[service] = {};
    for (const { name } of await database.listCollections().toArray())
      if (!NOT_OF_READERS.test(name)) data[service][name] = await stored(database.collection(name));
  }
  const read = { [NAOMI]: await readAll(naomi), [MAHLON]: await readAll(mahlon) };
  const files = await filesIn(product.files);
  const installation: Installation = { writtenAt: new Date(), data, files, read };
  const file = path.join(FOLDER, `${version}.ejson`);
  writeFileSync(file, `${EJSON.stringify(installation, undefined, 1, { relaxed: false })}\n`);
}

/**
 * Fills the databases and the store. What was still valid when it was written is valid for as long again.
 *
 * @param name of a file in the folder of the versions
 * @param files the folder of the store
 * @returns the installation with the dates that it has now
 */
export async function restoreInstallation(
  name: string,
  databaseOf: DatabaseOf,
  files: string,
): Promise<Installation> {
  const text = readFileSync(path.join(FOLDER, name), 'utf8');
  const written = EJSON.parse(text, { relaxed: false }) as Installation;
  const { writtenAt } = written;
  const later = Date.now() - writtenAt.getTime();
  const data = moved(written.data, writtenAt, later) as Installation['data'];
  for (const service of SERVICES)
    for (const [collection, { documents, indexes }] of Object.entries(data[service] ?? {})) {
      const restored = databaseOf(service).collection(collection);
      const aged = EXPIRES_BY_AGE.has(collection) ? moved(documents, new Date(0), later) : documents;
      if (documents.length > 0) await restored.insertMany([...(aged as mongo.Document[])]);
      if (indexes.length > 0) await restored.createIndexes([...indexes]);
    }
  for (const [file, content] of Object.entries(written.files)) {
    mkdirSync(path.dirname(path.join(files, file)), { recursive: true });
    writeFileSync(path.join(files, file), content.buffer);
  }
  const plain = JSON.parse(EJSON.stringify(written.read, { relaxed: true })) as unknown;
  return { ...written, data, read: moved(plain, writtenAt, later) as Installation['read'] };
}

/** Everything that a reader can read of what was stored, without what is new at each sign-in. */
export async function readAll(reader: HttpReader): Promise<unknown> {
  const { account, ...exported } = (await reader.file('/api/auth/account/export')) as Record<string, unknown>;
  for (const changing of ['exportedAt', 'sessions', 'history']) delete exported[changing];
  const { lastActive: _, ...lasting } = account as Record<string, unknown>;
  const usage = exported['usage'] as { activity: { kind: string; at: string }[] };
  // Services note more in later versions, and events are restored with their age.
  const activity = usage.activity.filter(({ kind }) => kind !== 'service').map(({ at: __, ...rest }) => rest);
  const { gallery, ...journal } = exported['journal'] as { gallery: Record<string, unknown>[] };
  // Addresses are new each time.
  const images = gallery.map(({ address: __, addressUntil: ___, ...image }) => image);
  const { body: subscription } = await reader.ask('GET', '/api/billing/subscription');
  const { body: chats } = await reader.ask('GET', '/api/chat');
  const { body: mappings } = await reader.ask('GET', '/api/mapping');
  const all = {
    account: lasting,
    stored: { ...exported, journal: { ...journal, gallery: images }, usage: { ...usage, activity } },
    subscription,
    chats,
    mappings,
    files: await readFiles(reader),
  };
  return JSON.parse(JSON.stringify(all)) as unknown;
}

/** Digests of the images of a reader and of the recording that was made for them. */
async function readFiles(reader: HttpReader): Promise<readonly string[]> {
  const { body } = await reader.ask('GET', '/api/gallery');
  const images = body.data as { url: string; thumbnailUrl: string }[];
  if (images.length === 0) return [];
  const files = images.flatMap(({ url, thumbnailUrl }) => [
    reader.bytes('GET', url),
    reader.bytes('GET', thumbnailUrl),
  ]);
  const all = await Promise.all([...files, reader.bytes('POST', '/api/ai/tts', SPOKEN)]);
  return all.map((bytes) => createHash('sha256').update(bytes).digest('hex'));
}

async function stored(collection: mongo.Collection): Promise<StoredCollection> {
  const indexes = (await collection.indexes()).filter(({ name }) => name !== '_id_');
  return { documents: await collection.find().sort({ _id: 1 }).toArray(), indexes };
}

async function filesIn(folder: string): Promise<Installation['files']> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name));
  return Object.fromEntries(
    files.map((file) => [path.relative(folder, file), new Binary(readFileSync(file))] as const),
  );
}

async function fill(reader: HttpReader): Promise<void> {
  const at = new Date().toISOString();
  const write = async (method: string, route: string, body: object) => {
    const { status, body: answer } = await reader.ask(method, route, body);
    if (status >= 300) throw new Error(`${method} ${route}: ${status} ${JSON.stringify(answer)}`);
    return answer.data as Record<string, string>;
  };
  await write('PUT', '/api/auth/profile', { occupation: 'Gleaner', selahProfileNote: 'Mara 🌾' });
  const entry = { title: 'Oración', content: 'Señor, gracias 🙏🏽', tags: ['fe', 'שבת'], mood: 'thankful' };
  const { id } = await write('POST', '/api/journal', { ...entry, scripture: 'Juan 3:16' });
  await write('PUT', `/api/journal/${id}`, { content: 'Señor, muchas gracias 🙏🏽', version: 1 });
  const quote = { type: 'quote', title: 'Quote', content: 'Be still.', writer: 'engine' };
  await write('POST', `/api/journal/${id}/content`, quote);
  await write('POST', `/api/journal/${id}/share`, {});
  await write('POST', '/api/notes', { title: 'Boaz', text: 'Gleaning', passage: 'Ruth 2:12' });
  const passage = { id: 'Ruth.2', reference: 'Ruth 2', translationId: 'WEB' };
  const times = { notesAt: at, createdAt: at, updatedAt: at, removedAt: null };
  await write('PUT', '/api/bookmarks', { bookmarks: [{ ...passage, text: 'Now', notes: 'n', ...times }] });
  const history = [{ ...passage, timestamp: at }];
  const recentlyViewed = [{ ...passage, viewedAt: at }];
  await write('PUT', '/api/reading', { recentlyViewed, history, clearedAt: null });
  const image = { url: PIXEL, quote: 'Where you go, I will go.', style: 'REALISTIC', mood: 'calm' };
  await write('POST', '/api/gallery', { ...image, entryId: id });
  const { conversationId } = await write('POST', '/api/ai/chat', { question: 'Who was Boaz?' });
  await write('PATCH', `/api/chat/${conversationId}/title`, { title: 'Boaz' });
  await write('POST', `/api/chat/${conversationId}/share`, {});
  await write('POST', '/api/mapping', { scriptureRef: 'Ruth 2:12' });
  await reader.bytes('POST', '/api/ai/tts', SPOKEN);
  await write('POST', '/api/log-event', { eventName: 'theme-chosen', properties: { theme: 'codex' } });
  await write('POST', '/api/log-feature-usage', { featureName: 'tts', seconds: 3 });
  await write('POST', '/api/contact', { name: 'Naomi', email: reader.email, message: 'Shalom' });
}

const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]{12}Z$/;

/** A value whose dates after a moment lie as far ahead as they did then. */
function moved(value: unknown, from: Date, by: number): unknown {
  if (value instanceof Date) return value > from ? new Date(value.getTime() + by) : value;
  if (typeof value === 'string' && MOMENT.test(value))
    return (moved(new Date(value), from, by) as Date).toISOString();
  if (Array.isArray(value)) return value.map((each) => moved(each, from, by));
  if (typeof value !== 'object' || value === null || '_bsontype' in value) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, moved(each, from, by)]));
}
