/** @jest-environment node */
import type { TranslationDownload } from '@word-unfolded/contracts';
import { createMemoryEditions, inventedDownload } from '../../test/index.js';
import type { EditionStore } from '../storage/edition-store.js';
import { ScriptureDesk } from '../worker/scripture-desk.js';
import { Downloads } from './downloads.js';

/** So much of a text that its file comes in several parts: numbers compress badly. */
const LONG = {
  Ruth: Array.from({ length: 2 }, (_, chapter) =>
    Array.from({ length: 200 }, (_, verse) =>
      Array.from({ length: 60 }, (_, word) =>
        Math.abs(Math.sin(chapter * 1e5 + verse * 100 + word)).toString(36),
      ).join(' '),
    ),
  ),
};

type Served = { readonly range: string | null; readonly status: number };

/** A server that has one file, which breaks off where it is told to, and knows ranges unless it is told not to. */
function serverOf({ download, file }: { download: TranslationDownload; file: Uint8Array<ArrayBuffer> }) {
  const state = { breaksAt: Infinity, knowsRanges: true, status: 0, isAway: false, file };
  const served: Served[] = [];
  const transport = async (_: string, { headers, signal }: RequestInit): Promise<Response> => {
    if (state.isAway) throw new TypeError('Failed to fetch');
    const range = new Headers(headers).get('range');
    const from = state.knowsRanges ? Number(/\d+/.exec(range ?? '0')) : 0;
    const status = state.status || (from > 0 ? 206 : 200);
    served.push({ range, status });
    const end = Math.min(state.breaksAt, state.file.length);
    let at = from;
    const body = new ReadableStream({
      pull(stream) {
        if (signal?.aborted) stream.error(new DOMException('aborted', 'AbortError'));
        else if (at < end) stream.enqueue(state.file.slice(at, (at = Math.min(at + 10_000, end))));
        else if (end < state.file.length) stream.error(new TypeError('network'));
        else stream.close();
      },
    });
    const contentRange = { 'content-range': `bytes ${from}-${download.bytes - 1}/${download.bytes}` };
    return new Response(body, { status, headers: status === 206 ? contentRange : {} });
  };
  return { state, served, transport };
}

async function device(store: EditionStore & { wipe?: () => void } = createMemoryEditions()) {
  const made = await inventedDownload(LONG);
  const server = serverOf(made);
  const desk = new ScriptureDesk(store);
  let ids: readonly string[] = [];
  const keptIds = {
    read: () => ids,
    add: (id: string) => (ids = [...new Set([...ids, id])]),
    remove: (id: string) => (ids = ids.filter((each) => each !== id)),
  };
  const downloads = new Downloads({
    store,
    keptIds,
    transport: server.transport,
    ask: (question) => desk.answer(question),
    alone: (_, act) => act(),
  });
  const stateOf = () => downloads.state().downloads.get('INV');
  return { ...made, ...server, store, desk, downloads, stateOf };
}

describe('a download', () => {
  it('brings a text to the device, which can then be read', async () => {
    const { downloads, download, stateOf, store } = await device();
    await downloads.start(download);
    expect(stateOf()?.step).toBe('kept');
    expect(downloads.state().kept.get('INV')?.translation.name).toBe('Invented Bible INV');
    expect((await store.chapter('INV', 'Ruth', 2)).length).toBe(200);
    expect(await store.partial('INV')).toBeUndefined();
  });

  it('goes on where the connection broke, with a range of the same version of the file', async () => {
    const { downloads, download, state, served, stateOf } = await device();
    state.breaksAt = 150_000;
    await downloads.start(download);
    expect(stateOf()).toMatchObject({ step: 'failed', problem: 'interrupted', received: 150_000 });
    state.breaksAt = Infinity;
    await downloads.start(download);
    expect(served).toEqual([
      { range: null, status: 200 },
      { range: 'bytes=150000-', status: 206 },
    ]);
    expect(stateOf()?.step).toBe('kept');
  });

  it('begins anew with a server that knows no ranges', async () => {
    const { downloads, download, state, stateOf } = await device();
    state.breaksAt = 150_000;
    await downloads.start(download);
    Object.assign(state, { breaksAt: Infinity, knowsRanges: false });
    await downloads.start(download);
    expect(stateOf()?.step).toBe('kept');
  });

  it('goes on after the page was closed: what has come is found again, and shown as paused', async () => {
    const first = await device();
    first.state.breaksAt = 150_000;
    await first.downloads.start(first.download);
    const second = await device(first.store);
    await second.downloads.look([second.download]);
    expect(second.stateOf()).toEqual({ step: 'paused', received: 150_000 });
    await second.downloads.start(second.download);
    expect(second.served).toEqual([{ range: 'bytes=150000-', status: 206 }]);
    expect(second.stateOf()?.step).toBe('kept');
  });

  it('is paused by the reader, keeps what has come, and goes on', async () => {
    const { downloads, download, stateOf, store } = await device();
    downloads.subscribe(() => {
      const { step, received } = stateOf() ?? {};
      if (step === 'fetching' && (received ?? 0) > 0 && !paused) {
        paused = true;
        downloads.pause('INV');
      }
    });
    let paused = false;
    await downloads.start(download);
    expect(stateOf()?.step).toBe('paused');
    expect((await store.partial('INV'))?.received).toBeGreaterThan(0);
    await downloads.start(download);
    expect(stateOf()?.step).toBe('kept');
  });

  it('is never kept when its hash is not the one that was promised', async () => {
    const { downloads, download, state, stateOf, store, file } = await device();
    state.file = file.map((byte, at) => (at === 1_000 ? byte ^ 1 : byte));
    await downloads.start(download);
    expect(stateOf()).toMatchObject({ step: 'failed', problem: 'damaged', received: 0 });
    expect(await store.editions()).toEqual([]);
    expect(await store.partial('INV')).toBeUndefined();
  });

  it.each([
    ['gone when the server has another version', { status: 404 }, 'gone'],
    ['interrupted when the network is away', { isAway: true }, 'interrupted'],
    ['interrupted when the server is down', { status: 503 }, 'interrupted'],
  ])('is %s', async (_, trouble, problem) => {
    const { downloads, download, state, stateOf } = await device();
    Object.assign(state, trouble);
    await downloads.start(download);
    expect(stateOf()).toMatchObject({ step: 'failed', problem });
  });

  it('says so when the device has no room', async () => {
    const { downloads, download, stateOf } = await device(createMemoryEditions({ room: 120_000 }));
    await downloads.start(download);
    expect(stateOf()).toMatchObject({ step: 'failed', problem: 'no-room' });
  });

  it('can be removed, and is then not missed', async () => {
    const { downloads, download, store } = await device();
    await downloads.start(download);
    await downloads.remove('INV');
    expect(await store.editions()).toEqual([]);
    expect(downloads.state()).toMatchObject({ wiped: [], kept: new Map() });
  });

  it('is noticed when the browser has thrown it away, and fetched again', async () => {
    const { downloads, download, store, stateOf } = await device();
    await downloads.start(download);
    store.wipe?.();
    await downloads.look([download]);
    expect(downloads.state().wiped).toEqual(['INV']);
    await downloads.refill([download]);
    expect(stateOf()?.step).toBe('kept');
    expect(downloads.state().wiped).toEqual([]);
  });
});
