import { jest } from '@jest/globals';
import { AppError, type AdministeredPost } from '@word-unfolded/contracts';
import type { StoredPostDraft } from '@word-unfolded/offline';
import { PostDraft, type DraftMeans } from './post-draft.js';

const AT = '2026-11-27T08:00:00.000Z';

const POST: AdministeredPost = {
  id: '64b0000000000000000000a1',
  slug: 'a-post',
  language: 'en',
  state: 'draft',
  version: 3,
  content: { title: 'T', summary: 'S', body: 'One.', category: 'articles', tags: [], author: 'A' },
  ...{ hasChanges: false, twin: null, publishAt: null, timeZone: null, publishedAt: null },
  ...{ createdAt: AT, updatedAt: AT, updatedBy: null, cover: 'c', hasOwnCover: false, quotations: [] },
};

/** A server with one post, and a device. */
class World {
  server = POST;
  device: StoredPostDraft | undefined;
  isAway = false;
  /** The server saves, and its answer is lost. */
  isAnswerLost = false;
  isDeviceFull = false;
  readonly saves: object[] = [];

  readonly means: DraftMeans = {
    save: async (_, { version, action, autosave, publishAt, timeZone, twinId, slug, ...fields }) => {
      if (this.isAway) throw AppError.of('OFFLINE');
      if (version !== this.server.version) throw AppError.of('POST_CHANGED');
      this.saves.push({ action, autosave, ...(publishAt && { publishAt, timeZone }), twinId });
      const address = slug || this.server.slug;
      this.server = { ...this.server, ...fields, slug: address, version: version + 1 };
      if (this.isAnswerLost) throw AppError.of('OFFLINE');
      return this.server;
    },
    read: async () => this.server,
    store: async (_, draft) => {
      if (this.isDeviceFull) throw new Error('full');
      this.device = draft;
    },
  };

  /** Somebody else saves another body. */
  othersSave(body: string): void {
    this.server = { ...this.server, version: this.server.version + 1, content: { ...POST.content, body } };
  }
}

let world: World;
const open = () => new PostDraft(world.server, world.means, world.device);
const write = (draft: PostDraft, body: string) => draft.change({ content: { body } });
const now = (draft: PostDraft) => draft.state.getState();

beforeEach(() => {
  jest.useFakeTimers();
  world = new World();
});
afterEach(() => jest.useRealTimers());

describe('a post that is being written', () => {
  it('is on the device within a second of typing, and on the server after a pause', async () => {
    const draft = open();
    for (let typed = 1; typed <= 10; typed += 1) {
      write(draft, `One. ${'x'.repeat(typed)}`);
      await jest.advanceTimersByTimeAsync(100);
    }
    expect(world.device?.content.body).toMatch(/^One. x{8,}$/);
    await jest.advanceTimersByTimeAsync(4_000);
    expect(world.server.content.body).toBe('One. xxxxxxxxxx');
    expect(world.saves).toEqual([{ action: 'save', autosave: true, twinId: null }]);
    expect(world.device).toBeUndefined();
    expect(now(draft).place).toBe('server');
  });

  it('comes back after its tab was killed', async () => {
    write(open(), 'One. Two.');
    await jest.advanceTimersByTimeAsync(400);
    jest.clearAllTimers();
    const draft = open();
    expect(now(draft).fields.content.body).toBe('One. Two.');
    expect(now(draft).restoredFrom).toEqual(expect.any(Number));
    await jest.advanceTimersByTimeAsync(4_000);
    expect(world.server.content.body).toBe('One. Two.');
  });

  it('stays on the device while there is no network, and is sent when there is one', async () => {
    world.isAway = true;
    const draft = open();
    write(draft, 'Far away.');
    await jest.advanceTimersByTimeAsync(4_000);
    expect([now(draft).place, now(draft).problem]).toEqual(['device-only', undefined]);
    world.isAway = false;
    await jest.advanceTimersByTimeAsync(16_000);
    expect(world.server.content.body).toBe('Far away.');
    expect(now(draft).place).toBe('server');
  });

  it('goes on when the answer to a save was lost: its own text is no text of somebody else', async () => {
    world.isAnswerLost = true;
    const draft = open();
    write(draft, 'One. Two.');
    await jest.advanceTimersByTimeAsync(4_000);
    expect([now(draft).place, world.server.content.body]).toEqual(['device-only', 'One. Two.']);
    world.isAnswerLost = false;
    write(draft, 'One. Two. Three.');
    await jest.advanceTimersByTimeAsync(16_000);
    expect([now(draft).theirs, now(draft).place]).toEqual([undefined, 'server']);
    expect(world.server.content.body).toBe('One. Two. Three.');
  });

  it('goes on in another page when its tab was closed while it was sent', async () => {
    world.isAnswerLost = true;
    const closed = open();
    write(closed, 'One. Two.');
    await jest.advanceTimersByTimeAsync(4_000);
    write(closed, 'One. Two. Three.');
    await jest.advanceTimersByTimeAsync(400);
    jest.clearAllTimers();
    world.isAnswerLost = false;
    const draft = open();
    expect([now(draft).theirs, now(draft).fields.content.body]).toEqual([undefined, 'One. Two. Three.']);
    await jest.advanceTimersByTimeAsync(4_000);
    expect([world.server.content.body, world.device]).toEqual(['One. Two. Three.', undefined]);
  });

  it('says so when the device stores nothing', async () => {
    world.isDeviceFull = true;
    const draft = open();
    write(draft, 'Nowhere.');
    await jest.advanceTimersByTimeAsync(400);
    expect(now(draft).place).toBe('page-only');
  });

  it('is sent whole before it is published', async () => {
    const draft = open();
    draft.attach({ read: () => 'From the field.', write: () => undefined });
    draft.touchBody();
    await draft.send({ action: 'publish' });
    expect(world.server.content.body).toBe('From the field.');
    expect(world.saves).toEqual([{ action: 'publish', autosave: false, twinId: null }]);
  });
});

describe('a post that somebody else changes too', () => {
  it('takes their text when nothing of one’s own is unsaved', async () => {
    const draft = open();
    const field = { read: () => '', write: jest.fn() };
    draft.attach(field);
    world.othersSave('Theirs.');
    await draft.meet(4);
    expect(now(draft).fields.content.body).toBe('Theirs.');
    expect(field.write).toHaveBeenCalledWith('Theirs.');
  });

  it('overwrites nothing: the author chooses, with both texts at hand', async () => {
    const draft = open();
    write(draft, 'Mine.');
    world.othersSave('Theirs.');
    await jest.advanceTimersByTimeAsync(4_000);
    expect(now(draft).theirs?.content.body).toBe('Theirs.');
    expect(world.server.content.body).toBe('Theirs.');
    expect(world.device?.content.body).toBe('Mine.');
    draft.chooseMine();
    await jest.advanceTimersByTimeAsync(4_000);
    expect(world.server.content.body).toBe('Mine.');
    expect(now(draft).theirs).toBeUndefined();
  });

  it('keeps a text of a killed tab beside theirs', async () => {
    write(open(), 'Mine.');
    await jest.advanceTimersByTimeAsync(400);
    jest.clearAllTimers();
    world.othersSave('Theirs.');
    const draft = open();
    expect(now(draft).fields.content.body).toBe('Mine.');
    expect(now(draft).theirs?.content.body).toBe('Theirs.');
    await jest.advanceTimersByTimeAsync(20_000);
    expect(world.server.content.body).toBe('Theirs.');
    await draft.chooseTheirs();
    expect([now(draft).fields.content.body, world.device]).toEqual(['Theirs.', undefined]);
  });
});
