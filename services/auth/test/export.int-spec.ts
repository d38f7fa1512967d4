import { AppError, DeleteAccount, ExportAccount, SetAvatar } from '@word-unfolded/contracts';
import { startService, type RunningService } from '@word-unfolded/service-kit';
import { blobKey, BlobStore } from '@word-unfolded/storage';
import { until } from '@word-unfolded/testing';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import sharp from 'sharp';
import { AuthUnderTest } from './support/auth-fixture.js';
import {
  FakeAssistantModule,
  FakeBillingModule,
  idOf,
  FakeJournalModule,
  stored,
  FakeUsageModule,
} from './support/fake-services.js';

let auth: AuthUnderTest;
let usage: RunningService;
const others: RunningService[] = [];
const startUsage = () => startService('usage', FakeUsageModule, [], auth.environment);

beforeAll(async () => {
  auth = await AuthUnderTest.start();
  others.push(await startService('journal', FakeJournalModule, [], auth.environment));
  others.push(await startService('ai', FakeAssistantModule, [], auth.environment));
  others.push(await startService('billing', FakeBillingModule, [], auth.environment));
  usage = await startUsage();
});
afterAll(async () => {
  await Promise.all([usage, ...others].map((service) => service.stop()));
  await auth.stop();
});
beforeEach(() => {
  stored.requests = [];
  stored.messages = { count: 2, characters: 20 };
  stored.breaksOff = undefined;
});

type Reader = Awaited<ReturnType<AuthUnderTest['signedIn']>>;

const requestOf = ({ userId, sessionId, device }: Reader) => ({ userId, sessionId, device });

/** The unfetched export files of a reader. */
function waiting({ userId }: Reader): string[] {
  const folder = path.join(auth.environment['STORAGE_FOLDER']!, 'exports', userId);
  return existsSync(folder) ? readdirSync(folder) : [];
}

async function fileOf(reader: Reader): Promise<{ file: Record<string, unknown>; bytes: number }> {
  const { key, bytes } = await auth.ask(ExportAccount, requestOf(reader));
  const contents = await auth.service.app.get(BlobStore, { strict: false }).get(key);
  return { file: (await json(contents!)) as Record<string, unknown>, bytes };
}

describe('the data export', () => {
  it('is one file: the account, the sessions, the audit log, and the parts of every service', async () => {
    const ana = await auth.signedIn();
    const { file } = await fileOf(ana);
    expect(file).toMatchObject({
      version: 1,
      account: { _id: ana.userId, email: ana.email, username: ana.username },
      sessions: [{ id: ana.sessionId, current: true, address: ana.device.address }],
      journal: {
        bookmarks: [],
        recentlyViewed: [{ reference: 'Ruth 2:12' }],
        history: [],
        entries: [],
        versions: [{ number: 1, content: 'Refugio\n«pleno»' }],
        links: [],
      },
      assistant: { conversations: [], messages: [{ id: idOf(1) }, { id: idOf(2) }], links: [], mappings: [] },
      usage: { days: [{ day: '2026-03-01', uses: 3 }], activity: [] },
      billing: { subscription: [], trial: [{ wasRefused: false }], invoices: [], emails: [] },
    });
    expect(Date.parse(file['exportedAt'] as string)).not.toBeNaN();
    expect(stored.requests).toEqual([ana.userId]);
    const history = file['history'] as { act: string; address: string }[];
    expect(history.map(({ act }) => act).reverse()).toEqual([
      'registered',
      'email-verified',
      'signed-in',
      'account-exported',
    ]);
    expect(history.every(({ address }) => address === ana.device.address)).toBe(true);
    expect(JSON.stringify(file)).not.toMatch(/argon2|digest|sealKey|passwordHash/i);
  });

  it('contains the picture itself, and no URL that would show it to others', async () => {
    const ana = await auth.signedIn();
    expect((await fileOf(ana)).file).toHaveProperty('picture', null);
    const drawing = { create: { width: 8, height: 8, channels: 3, background: 'teal' } } as const;
    const upload = blobKey('incoming');
    const store = auth.service.app.get(BlobStore, { strict: false });
    await store.put(upload, await sharp(drawing).png().toBuffer());
    const { avatarUrl } = await auth.ask(SetAvatar, { userId: ana.userId, upload });
    const { file } = await fileOf(ana);
    const { mediaType, base64 } = file['picture'] as { mediaType: string; base64: string };
    expect(mediaType).toBe('image/webp');
    expect((await sharp(Buffer.from(base64, 'base64')).metadata()).format).toBe('webp');
    expect(avatarUrl).toMatch(/signature=/);
    expect(JSON.stringify(file)).not.toMatch(/signature=/);
  });

  it('may be far larger than a message', async () => {
    stored.messages = { count: 1_000, characters: 20_000 };
    const { file, bytes } = await fileOf(await auth.signedIn());
    const { messages } = file['assistant'] as { messages: { id: string; content: string }[] };
    expect(messages.map(({ id }) => id)).toEqual(messages.map((_, place) => idOf(place + 1)));
    expect(messages).toHaveLength(1_000);
    expect(bytes).toBeGreaterThan(20_000_000);
  });

  it('replaces an unfetched file', async () => {
    const ana = await auth.signedIn();
    await fileOf(ana);
    await fileOf(ana);
    expect(waiting(ana)).toHaveLength(1);
  });
});

describe('an incomplete data export', () => {
  it('is not made while a service is away, and is made when it is back', async () => {
    const ana = await auth.signedIn();
    await usage.stop();
    expect(await auth.refusal(ExportAccount, requestOf(ana))).toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
      status: 503,
    });
    expect(waiting(ana)).toEqual([]);
    usage = await startUsage();
    expect((await fileOf(ana)).file).toHaveProperty('usage.days.0.uses', 3);
  });

  it.each(['STREAM_INTERRUPTED', 'SERVICE_TIMEOUT', 'SERVICE_UNAVAILABLE'] as const)(
    'is discarded when a service fails half-way with %s',
    async (code) => {
      const ana = await auth.signedIn();
      stored.breaksOff = AppError.of(code);
      expect(await auth.refusal(ExportAccount, requestOf(ana))).toMatchObject({
        code: 'SERVICE_UNAVAILABLE',
      });
      expect(waiting(ana)).toEqual([]);
    },
  );
});

describe('a deleted account', () => {
  it('leaves no export file', async () => {
    const ana = await auth.signedIn();
    await fileOf(ana);
    expect(waiting(ana)).toHaveLength(1);
    await auth.ask(DeleteAccount, { ...requestOf(ana), password: ana.password });
    await until('the file is removed', () => waiting(ana).length === 0);
    expect(await auth.refusal(ExportAccount, requestOf(ana))).toMatchObject({ code: 'NOT_AUTHENTICATED' });
  });
});
