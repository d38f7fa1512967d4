import { CatalogueError, DeleteAccount, ExportAccount, SetAvatar } from '@word-unfolded/contracts';
import { startService, type RunningService } from '@word-unfolded/service-kit';
import { blobKey, BlobStore } from '@word-unfolded/storage';
import { until } from '@word-unfolded/testing';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import sharp from 'sharp';
import { AuthUnderTest } from './auth-fixture.js';
import {
  AssistantStandInModule,
  idOf,
  JournalStandInModule,
  kept,
  UsageStandInModule,
} from './kept-stand-ins.js';

let auth: AuthUnderTest;
let usage: RunningService;
const others: RunningService[] = [];
const startUsage = () => startService('usage', UsageStandInModule, [], auth.environment);

beforeAll(async () => {
  auth = await AuthUnderTest.start();
  others.push(await startService('journal', JournalStandInModule, [], auth.environment));
  others.push(await startService('ai', AssistantStandInModule, [], auth.environment));
  usage = await startUsage();
});
afterAll(async () => {
  await Promise.all([usage, ...others].map((service) => service.stop()));
  await auth.stop();
});
beforeEach(() => {
  kept.asked = [];
  kept.messages = { count: 2, characters: 20 };
  kept.breaksOff = undefined;
});

type Reader = Awaited<ReturnType<AuthUnderTest['signedIn']>>;

const asked = ({ userId, sessionId, device }: Reader) => ({ userId, sessionId, device });

/** The files that wait for a reader. */
function waiting({ userId }: Reader): string[] {
  const folder = path.join(auth.environment['STORAGE_FOLDER']!, 'exports', userId);
  return existsSync(folder) ? readdirSync(folder) : [];
}

async function fileOf(reader: Reader): Promise<{ file: Record<string, unknown>; bytes: number }> {
  const { key, bytes } = await auth.ask(ExportAccount, asked(reader));
  const contents = await auth.service.app.get(BlobStore, { strict: false }).get(key);
  return { file: (await json(contents!)) as Record<string, unknown>, bytes };
}

describe('everything that is kept of a reader', () => {
  it('is one file: the account, the sessions, what was done, and the parts of every service', async () => {
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
    });
    expect(Date.parse(file['exportedAt'] as string)).not.toBeNaN();
    expect(kept.asked).toEqual([ana.userId]);
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

  it('has the picture itself, and no address that would let others see it', async () => {
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

  it('may be far more than a message carries', async () => {
    kept.messages = { count: 1_000, characters: 20_000 };
    const { file, bytes } = await fileOf(await auth.signedIn());
    const { messages } = file['assistant'] as { messages: { id: string; content: string }[] };
    expect(messages.map(({ id }) => id)).toEqual(messages.map((_, place) => idOf(place + 1)));
    expect(messages).toHaveLength(1_000);
    expect(bytes).toBeGreaterThan(20_000_000);
  });

  it('takes the place of a file that nobody has fetched', async () => {
    const ana = await auth.signedIn();
    await fileOf(ana);
    await fileOf(ana);
    expect(waiting(ana)).toHaveLength(1);
  });
});

describe('a file that would lack a part', () => {
  it('is not made while a service is away, and is made when it is back', async () => {
    const ana = await auth.signedIn();
    await usage.stop();
    expect(await auth.refusal(ExportAccount, asked(ana))).toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
      status: 503,
    });
    expect(waiting(ana)).toEqual([]);
    usage = await startUsage();
    expect((await fileOf(ana)).file).toHaveProperty('usage.days.0.uses', 3);
  });

  it.each(['STREAM_INTERRUPTED', 'SERVICE_TIMEOUT', 'SERVICE_UNAVAILABLE'] as const)(
    'is not kept when a service breaks off in the middle with %s',
    async (code) => {
      const ana = await auth.signedIn();
      kept.breaksOff = CatalogueError.of(code);
      expect(await auth.refusal(ExportAccount, asked(ana))).toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
      expect(waiting(ana)).toEqual([]);
    },
  );
});

describe('an account that is deleted', () => {
  it('leaves no file behind', async () => {
    const ana = await auth.signedIn();
    await fileOf(ana);
    expect(waiting(ana)).toHaveLength(1);
    await auth.ask(DeleteAccount, asked(ana));
    await until('the file is gone', () => waiting(ana).length === 0);
    expect(await auth.refusal(ExportAccount, asked(ana))).toMatchObject({ code: 'NOT_AUTHENTICATED' });
  });
});
