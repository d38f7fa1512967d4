import { mongo } from 'mongoose';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { HttpReader } from './http-reader.js';
import { subscribe } from './subscribe.js';
import { SERVICES, type DatabaseOf, type Product } from './product.js';

const { EJSON } = mongo.BSON;

/** What a version of the product has stored, by service and collection, and what its reader could read. */
export type Installation = {
  readonly writtenAt: Date;
  readonly data: Readonly<Record<string, Readonly<Record<string, mongo.Document[]>>>>;
  readonly read: unknown;
};

/** What the programs store for themselves, and what is only valid for minutes. */
const NOT_OF_READERS =
  /^(?:migration_leases|outbox|inbox|commands|access_keys|revocations|erasures|sessions|known_devices|mailed_tokens|audit|journal-operations)$/;

/** The reader of an installation. */
export const NAME = 'naomi';

export const FOLDER = path.join(import.meta.dirname, 'versions');

/** Stores a little of everything that a reader can store, over HTTP, and writes it down. */
export async function writeInstallation(product: Product, version: string): Promise<void> {
  const reader = await product.reader(NAME);
  await subscribe(reader, product);
  await fill(reader);
  const data: Record<string, Record<string, mongo.Document[]>> = {};
  for (const service of SERVICES) {
    const database = product.database(service);
    data[service] = {};
    for (const { name } of await database.listCollections().toArray())
      if (!NOT_OF_READERS.test(name))
        data[service][name] = await database.collection(name).find().sort({ _id: 1 }).toArray();
  }
  const installation: Installation = { writtenAt: new Date(), data, read: await readAll(reader) };
  const file = path.join(FOLDER, `${version}.ejson`);
  writeFileSync(file, `${EJSON.stringify(installation, undefined, 1, { relaxed: false })}\n`);
}

/**
 * Fills the databases. What was still valid when it was written is valid for as long again.
 *
 * @param name of a file in the folder of the versions
 * @returns the installation with the dates that it has now
 */
export async function restoreInstallation(name: string, databaseOf: DatabaseOf): Promise<Installation> {
  const text = readFileSync(path.join(FOLDER, name), 'utf8');
  const { writtenAt, data, read } = EJSON.parse(text, { relaxed: false }) as Installation;
  const later = Date.now() - writtenAt.getTime();
  const restored = moved(data, writtenAt, later) as Installation['data'];
  for (const service of SERVICES)
    for (const [collection, documents] of Object.entries(restored[service] ?? {}))
      if (documents.length > 0)
        await databaseOf(service)
          .collection(collection)
          .insertMany([...documents]);
  const plain = JSON.parse(EJSON.stringify(read, { relaxed: true })) as unknown;
  return { writtenAt, data: restored, read: moved(plain, writtenAt, later) };
}

/** Everything that a reader can read of what was stored, without what is new at each sign-in. */
export async function readAll(reader: HttpReader): Promise<unknown> {
  const { account, ...stored } = (await reader.file('/api/auth/account/export')) as Record<string, unknown>;
  const { body: subscription } = await reader.ask('GET', '/api/billing/subscription');
  const { body: chats } = await reader.ask('GET', '/api/chat');
  const { body: mappings } = await reader.ask('GET', '/api/mapping');
  for (const changing of ['exportedAt', 'sessions', 'history']) delete stored[changing];
  delete (stored['usage'] as Record<string, unknown>)['activity'];
  const { lastActive: _, ...lasting } = account as Record<string, unknown>;
  return JSON.parse(JSON.stringify({ account: lasting, stored, subscription, chats, mappings })) as unknown;
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
  await write('POST', '/api/notes', { title: 'Boaz', text: 'Gleaning', passage: 'Ruth 2:12' });
  const passage = { id: 'Ruth.2', reference: 'Ruth 2', translationId: 'WEB' };
  const times = { notesAt: at, createdAt: at, updatedAt: at, removedAt: null };
  await write('PUT', '/api/bookmarks', { bookmarks: [{ ...passage, text: 'Now', notes: 'n', ...times }] });
  const { conversationId } = await write('POST', '/api/ai/chat', { question: 'Who was Boaz?' });
  await write('PATCH', `/api/chat/${conversationId}/title`, { title: 'Boaz' });
  await write('POST', `/api/chat/${conversationId}/share`, {});
  await write('POST', '/api/mapping', { scriptureRef: 'Ruth 2:12' });
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
