import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Db } from 'mongodb';
import { startTestServer, type TestServer } from '../support/test-server.js';
import { makeTemporaryFolder } from '../support/temporary-folder.js';

const INVALID_OPTIONS = 72;
const UNAUTHORIZED = 13;

let folder: ReturnType<typeof makeTemporaryFolder>;
let server: TestServer;
let admin: Db;
beforeEach(async () => {
  folder = makeTemporaryFolder();
  server = await startTestServer({ folder: path.join(folder.path, 'data') });
  admin = server.client.db('admin');
});
afterEach(async () => {
  await server.stop();
  folder.remove();
});

const place = (name: string) => path.join(folder.path, name);

describe('backup', () => {
  it('is a consistent copy of all databases while other clients write', async () => {
    const [left, right] = ['one', 'two'].map((name) =>
      server.client.db(name).collection<{ _id: number }>('pairs'),
    );
    const session = server.client.startSession();
    const writePair = (_id: number) =>
      session.withTransaction(async () => {
        await left?.insertOne({ _id }, { session });
        await right?.insertOne({ _id }, { session });
      });
    for (let id = 0; id < 50; id++) await writePair(id);

    let isDone = false;
    const backup = admin.command({ backup: 1, to: place('copy') }).finally(() => (isDone = true));
    let id = 50;
    while (!isDone) await writePair(id++);
    expect(await backup).toMatchObject({ ok: 1, folder: place('copy') });
    await session.endSession();

    const copy = await startTestServer({ folder: place('copy') });
    const [first, second] = await Promise.all(
      ['one', 'two'].map((name) => copy.client.db(name).collection('pairs').find().toArray()),
    );
    await copy.stop();
    expect(first?.length).toBeGreaterThanOrEqual(50);
    expect(first).toEqual(second);
  });

  it('contains documents of every size, and can be backed up again', async () => {
    const documents = [0, 1_000, 3_000, 5_000, 100_000].map((length, _id) => ({
      _id,
      text: 'a'.repeat(length),
    }));
    const textsOf = (from: TestServer) =>
      from.client.db('one').collection<{ _id: number; text: string }>('texts');
    await textsOf(server).insertMany(documents);
    await admin.command({ backup: 1, to: place('copy') });

    const copy = await startTestServer({ folder: place('copy') });
    expect(await textsOf(copy).find().sort({ _id: 1 }).toArray()).toEqual(documents);
    await textsOf(copy).updateMany({}, { $set: { text: 'b'.repeat(20_000) } });
    await copy.client.db('admin').command({ backup: 1, to: place('second') });
    await copy.stop();

    const second = await startTestServer({ folder: place('second') });
    expect(await textsOf(second).countDocuments({ text: 'b'.repeat(20_000) })).toBe(documents.length);
    await second.stop();
  });

  it('is readable only by its owner, and leaves no temporary files', async () => {
    await admin.command({ backup: 1, to: place('copy') });
    expect(readdirSync(folder.path).sort()).toEqual(['copy', 'data']);
    expect(statSync(place('copy')).mode & 0o777).toBe(0o700);
    for (const name of readdirSync(place('copy')))
      expect(statSync(path.join(place('copy'), name)).mode & 0o777).toBe(0o600);
  });

  it('accepts only a new or an empty folder', async () => {
    mkdirSync(place('empty'));
    mkdirSync(place('full'));
    writeFileSync(path.join(place('full'), 'letter'), 'dear');
    expect(await admin.command({ backup: 1, to: place('empty') })).toMatchObject({ ok: 1 });
    for (const to of [place('full'), place('empty'), path.join(place('full'), 'letter'), 'relative'])
      await expect(admin.command({ backup: 1, to })).rejects.toMatchObject({ code: INVALID_OPTIONS });
    expect(readdirSync(place('full'))).toEqual(['letter']);
  });

  it('requires the database admin', () =>
    expect(server.client.db('one').command({ backup: 1, to: place('copy') })).rejects.toMatchObject({
      code: UNAUTHORIZED,
    }));
});
