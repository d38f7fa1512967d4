import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { SERVICES, type Product, type ServiceOfReaders } from './product.js';

/** How much a reader has. */
export type Amounts = {
  readonly entries: number;
  readonly images: number;
  readonly chats: number;
  readonly recordings: number;
  readonly exports: number;
};

/** Documents of one insert. */
const AT_ONCE = 1_000;

type Document = Readonly<Record<string, unknown>>;

/** What the services of a test store of readers. */
export class SeededReaders {
  private readonly database: Product['database'];
  private readonly redis: Product['redis'];
  private readonly files: string;

  constructor({ database, redis, files }: Product) {
    this.database = database;
    this.redis = redis;
    this.files = files;
  }

  /** Stores data of every kind for a reader, as the services store it. */
  async seed(ownerId: string, { entries, images, chats, recordings, exports }: Amounts): Promise<void> {
    const at = new Date();
    const expiresAt = new Date(at.getTime() + 86_400_000);
    const numbered = (count: number, make: (id: string, number: number) => Document): Document[] =>
      Array.from({ length: count }, (_, number) => ({ ownerId, ...make(`${ownerId}-${number}`, number) }));
    const journal: Record<string, Document[]> = {
      'journal-entries': numbered(entries, (id) => ({
        id,
        localId: id,
        content: `prayer of ${id}`,
        deletedAt: null,
      })),
      'journal-versions': numbered(entries, (id) => ({ entryId: id, number: 1, content: `prayer of ${id}` })),
      'journal-search': numbered(entries, (id) => ({ entryId: id, words: ['prayer'] })),
      'journal-operations': numbered(entries, (id) => ({ operationId: id, at })),
      notes: numbered(10, (id) => ({ id })),
      'gallery-images': numbered(images, (id) => ({
        _id: id,
        state: 'kept',
        since: at,
        createdAt: at,
        file: `gallery/${ownerId}/${id}.png`,
        thumbnail: `gallery/${ownerId}/${id}.webp`,
      })),
    };
    const digests = Array.from({ length: recordings }, (_, number) =>
      createHash('sha256').update(`${ownerId} ${number}`).digest('hex'),
    );
    const ai: Record<string, Document[]> = {
      conversations: numbered(chats, (id) => ({ id, title: id, deletedAt: null, updatedAt: at })),
      messages: numbered(chats * 4, (id, number) => ({ conversationId: `${ownerId}-${number % chats}`, id })),
      mappings: numbered(10, (id, round) => ({
        id,
        osis: 'Ruth',
        translationId: 'WEB',
        language: 'en',
        round,
      })),
      recordings: digests.map((digest) => ({ ownerId, digest, madeAt: at })),
    };
    const usage: Record<string, Document[]> = {
      spendings: numbered(500, (id) => ({ _id: id, day: '2026-03-01', expiresAt })),
      day_sums: numbered(30, (id) => ({ day: id, feature: 'chat', expiresAt })),
      activity: numbered(300, () => ({ kind: 'feature', name: 'theo', at })),
      contact_messages: numbered(3, (id) => ({ message: id, email: `${id}@example.org`, sentAt: at })),
    };
    const auth: Record<string, Document[]> = {
      audit: numbered(700, () => ({ act: 'signed-in', at, address: '203.0.113.7' })),
      sessions: numbered(3, () => ({ lastUsedAt: at, expiresAt })),
      known_devices: numbered(3, (id) => ({ markDigest: id, expiresAt })),
    };
    const all = { journal, ai, usage, auth } as const;
    for (const service of ['journal', 'ai', 'usage', 'auth'] as const)
      for (const [name, documents] of Object.entries(all[service]))
        await this.insert(service, name, documents);
    await this.writeFiles(ownerId, { images, exports }, digests);
    await this.fillRedis(ownerId);
  }

  /** Everything that contains a text: documents, keys and values of Redis, and files, with where it is. */
  async find(text: string): Promise<string[]> {
    const found: string[] = [];
    for (const service of SERVICES)
      for (const { name } of await this.database(service).listCollections().toArray())
        for await (const document of this.database(service).collection(name).find())
          if (JSON.stringify(document).includes(text))
            found.push(`${service}.${name} ${String(document._id)}`);
    for (const key of await this.keys())
      // The feed of revoked tokens expires with them, after 20 minutes.
      if (key !== 'revocations' && `${key} ${await this.valueOf(key)}`.includes(text))
        found.push(`Redis ${key}`);
    for (const file of await this.fileNames()) if (file.includes(text)) found.push(`file ${file}`);
    return found.sort();
  }

  async fileNames(): Promise<string[]> {
    const entries = await readdir(this.files, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => path.join(parentPath, name));
  }

  /** How many documents a reader has in a service. */
  async count(service: ServiceOfReaders, ownerId: string): Promise<number> {
    const database = this.database(service);
    const names = (await database.listCollections().toArray()).map(({ name }) => name);
    const counts = names.map((name) => database.collection(name).countDocuments({ ownerId }));
    return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
  }

  private async insert(
    service: ServiceOfReaders,
    name: string,
    documents: readonly Document[],
  ): Promise<void> {
    for (let from = 0; from < documents.length; from += AT_ONCE)
      await this.database(service)
        .collection(name)
        .insertMany(documents.slice(from, from + AT_ONCE));
  }

  private async writeFiles(
    ownerId: string,
    { images, exports }: Pick<Amounts, 'images' | 'exports'>,
    digests: readonly string[],
  ): Promise<void> {
    const write = async (folder: string, names: readonly string[]) => {
      await mkdir(path.join(this.files, folder), { recursive: true });
      for (const name of names) await writeFile(path.join(this.files, folder, name), name);
    };
    const pictures = Array.from({ length: images }, (_, number) => `${ownerId}-${number}`);
    await write(`gallery/${ownerId}`, [
      ...pictures.map((id) => `${id}.png`),
      ...pictures.map((id) => `${id}.webp`),
    ]);
    const files = (ending: string) => Array.from({ length: exports }, () => `${randomUUID()}.${ending}`);
    await write(`exports/${ownerId}`, files('json'));
    await write(`journals/${ownerId}`, files('pdf'));
    await write(`avatars/${ownerId}`, [`${randomUUID()}.webp`]);
    for (const digest of digests)
      await write(`speech/${digest.slice(0, 2)}`, [`${digest}.ogg`, `${digest}.json`]);
  }

  private async fillRedis(ownerId: string): Promise<void> {
    const sender = `reader ${ownerId}`;
    const today = new Date().toISOString().slice(0, 10);
    const part = createHash('sha256').update(ownerId).digest('hex').charAt(0);
    await this.redis.hset(`answers:{${ownerId}}:run`, {
      status: 'ended',
      sender,
      task: `question of ${ownerId}`,
    });
    await this.redis.zadd(`answers:of:${sender}`, Date.now(), ownerId);
    await this.redis.hset(`usage:{${part}}:${ownerId}:${today}:spent`, { tokens: 10 });
    await this.redis.set(`activity:${today}:${ownerId}`, '3');
  }

  private async keys(): Promise<string[]> {
    const prefix = this.redis.options.keyPrefix ?? '';
    return (await this.redis.keys(`${prefix}*`)).map((key) => key.slice(prefix.length));
  }

  private async valueOf(key: string): Promise<string> {
    switch (await this.redis.type(key)) {
      case 'string':
        return (await this.redis.get(key)) ?? '';
      case 'hash':
        return JSON.stringify(await this.redis.hgetall(key));
      case 'set':
        return JSON.stringify(await this.redis.smembers(key));
      case 'zset':
        return JSON.stringify(await this.redis.zrange(key, '0', '-1'));
      case 'list':
        return JSON.stringify(await this.redis.lrange(key, 0, -1));
      default:
        return JSON.stringify(await this.redis.xrange(key, '-', '+'));
    }
  }
}
