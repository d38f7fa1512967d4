/** @jest-environment node */
import { createStoredIds } from '../device/stored-ids.js';
import type { TranslationDownload } from '@word-unfolded/contracts';
import { createMemoryEditions, fakeDownload } from '../../test/index.js';
import type { EditionStore } from '../storage/edition-store.js';
import { ScriptureWorkerContext } from '../worker/scripture-worker-context.js';
import { Downloads } from './downloads.js';

/** Enough text that its file arrives in several parts, because numbers compress badly. */
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

/** A server with one file, which interrupts the transfer where configured, and supports ranges unless disabled. */
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

/** The part of localStorage that is used here, for one device. */
function newStorage(): Storage {
  const items = new Map<string, string>();
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
  return storage as unknown as Storage;
}

async function device(
  store: EditionStore & { wipe?: () => void } = createMemoryEditions(),
  storage = newStorage(),
) {
  const made = await fakeDownload(LONG);
  const server = serverOf(made);
  const workerContext = new ScriptureWorkerContext(store);
  const storedIds = createStoredIds(() => storage);
  const downloads = new Downloads({
    store,
    storedIds,
    transport: server.transport,
    ask: (question) => workerContext.answer(question),
    alone: (_, act) => act(),
  });
  const stateOf = () => downloads.state().downloads.get('INV');
  return { ...made, ...server, store, worker: workerContext, downloads, stateOf };
}

describe('a download', () => {
  it('stores a text on the device, which can then be read', async () => {
    const { downloads, download, stateOf, store } = await device();
    await downloads.start(download);
    expect(stateOf()?.step).toBe('kept');
    expect(downloads.state().stored.get('INV')?.translation.name).toBe('Invented Bible INV');
    expect((await store.chapter('INV', 'Ruth', 2)).length).toBe(200);
    expect(await store.partial('INV')).toBeUndefined();
  });

  it('resumes where the connection broke, with a range of the same version of the file', async () => {
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

  it('starts again with a server that does not support ranges', async () => {
    const { downloads, download, state, stateOf } = await device();
    state.breaksAt = 150_000;
    await downloads.start(download);
    Object.assign(state, { breaksAt: Infinity, knowsRanges: false });
    await downloads.start(download);
    expect(stateOf()?.step).toBe('kept');
  });

  it('resumes automatically after the page was closed, and is not reported as evicted', async () => {
    const storage = newStorage();
    const first = await device(createMemoryEditions(), storage);
    first.state.breaksAt = 150_000;
    await first.downloads.start(first.download);
    const second = await device(first.store, storage);
    await second.downloads.look([second.download]);
    expect(second.stateOf()).toEqual({ step: 'failed', received: 150_000, problem: 'interrupted' });
    expect(second.downloads.state().wiped).toEqual([]);
    expect(second.downloads.isWaiting()).toBe(true);
    await second.downloads.resume([second.download]);
    expect(second.served).toEqual([{ range: 'bytes=150000-', status: 206 }]);
    expect(second.stateOf()?.step).toBe('kept');
  });

  it('is paused by the reader, retains its bytes, and resumes', async () => {
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
    await downloads.look([download]);
    await downloads.resume([download]);
    expect(stateOf()?.step).toBe('paused');
    expect((await store.partial('INV'))?.received).toBeGreaterThan(0);
    await downloads.start(download);
    expect(stateOf()?.step).toBe('kept');
  });

  it('is never stored when its hash does not match', async () => {
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

  it('reports that the device has no storage left', async () => {
    const { downloads, download, stateOf } = await device(createMemoryEditions({ room: 120_000 }));
    await downloads.start(download);
    expect(stateOf()).toMatchObject({ step: 'failed', problem: 'no-room' });
  });

  it('can be removed, and is then not reported as lost', async () => {
    const { downloads, download, store } = await device();
    await downloads.start(download);
    await downloads.remove('INV');
    expect(await store.editions()).toEqual([]);
    expect(downloads.state()).toMatchObject({ wiped: [], stored: new Map() });
  });

  it('is detected when the browser has evicted it, and fetched again', async () => {
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
