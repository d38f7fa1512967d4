/** @jest-environment node */
import { BuildStore, type BuildList } from './build-store.js';
import { PageServer } from './page-server.js';
import { Tabs } from './tabs.js';
import { memoryCaches, type CacheFault } from './memory-caches.js';

const ORIGIN = 'https://shell.test';
/** A hexadecimal hash of the whole content, different for different contents. */
const hash = (content: string | ArrayBuffer) =>
  Array.from(
    typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content),
    (byte) => byte.toString(16).padStart(2, '0'),
  ).join('');

type Files = Record<string, string>;

/** The files of a deployment. */
const filesOf = (name: string): Files => ({
  '/index.html': `<title>${name}</title>`,
  '/mfe-manifest.json': `{"remotes":"${name}"}`,
  '/assets/same.01234567.js': 'the same in every build',
  [`/assets/main.${hash(`${name} main`).slice(0, 8)}.js`]: `main of ${name}`,
});

const listOf = (version: string, files: Files): BuildList => ({
  version,
  files: Object.entries(files).map(([address, content]) => [address, hash(content)]),
});

/** A device, and the server that it can reach. */
function device() {
  const state = {
    now: 0,
    served: {} as Files,
    isOnline: true,
    fault: undefined as CacheFault | undefined,
  };
  const caches = memoryCaches(() => state.fault);
  const fetched: string[] = [];
  const fetchFile = async (address: string) => {
    if (!state.isOnline) throw new TypeError('Failed to fetch');
    fetched.push(address);
    const content = state.served[address];
    return new Response(content ?? 'none', { status: content === undefined ? 404 : 200 });
  };
  const tabs = new Tabs(caches, () => state.now);
  const workerOf = (version: string, files: Files) => {
    const store = new BuildStore(listOf(version, files), {
      caches,
      fetch: fetchFile,
      digest: async (content) => hash(content),
    });
    const refilled: string[] = [];
    const network = (request: Request) => fetchFile(new URL(request.url).pathname);
    const server = new PageServer(store, tabs, ORIGIN, network, () => refilled.push(version));
    const answer = (path: string, mode: string, ids: { clientId?: string; resultingClientId?: string }) =>
      server.answer({
        request: Object.defineProperty(new Request(ORIGIN + path), 'mode', { value: mode }),
        clientId: '',
        resultingClientId: '',
        ...ids,
      });
    return {
      store,
      refilled,
      open: async (path: string, tab: string) =>
        (await answer(path, 'navigate', { resultingClientId: tab }))?.text(),
      ask: async (path: string, tab: string) => (await answer(path, 'cors', { clientId: tab }))?.text(),
      passesOn: (path: string) => answer(path, 'cors', { clientId: 'tab' }) === undefined,
    };
  };
  return { caches, fetched, state, tabs, workerOf };
}

const OLD = filesOf('old');
const NEW = filesOf('new');
const mainOf = (files: Files) => Object.keys(files).find((address) => address.includes('main'))!;

describe('the pages of a build', () => {
  it('open without a network at any address once the build is installed', async () => {
    const { state, workerOf } = device();
    state.served = OLD;
    const worker = workerOf('old', OLD);
    await worker.store.install();
    state.isOnline = false;
    expect(await worker.open('/word-unfolded?ref=John%203:16', 'tab')).toBe(OLD['/index.html']);
    expect(await worker.ask(mainOf(OLD), 'tab')).toBe('main of old');
  });

  it('are installed completely or not at all: one file of another build fails the install', async () => {
    const { state, workerOf } = device();
    state.served = { ...OLD, '/mfe-manifest.json': NEW['/mfe-manifest.json']! };
    const { store } = workerOf('old', OLD);
    await expect(store.install()).rejects.toThrow('/mfe-manifest.json is not that of build old');
    expect(await store.isComplete()).toBe(false);
  });

  it('are fetched once: files that a new build shares with the old one are copied', async () => {
    const { state, fetched, workerOf } = device();
    state.served = { ...OLD, ...NEW };
    await workerOf('new', NEW).store.install();
    fetched.length = 0;
    await workerOf('newer', { ...NEW, '/more.js': 'more' })
      .store.install()
      .catch(() => undefined);
    expect(new Set(fetched)).toEqual(new Set(['/more.js']));
  });

  it('are refetched after the browser has evicted them, and come over the network until then', async () => {
    const { state, caches, workerOf } = device();
    state.served = OLD;
    const worker = workerOf('old', OLD);
    await worker.store.install();
    await caches.delete('build-old');
    expect(await worker.open('/', 'tab')).toBe('none');
    expect(worker.refilled).toEqual(['old']);
    await worker.store.install();
    expect(await worker.open('/', 'tab')).toBe(OLD['/index.html']);
  });
});

describe('an update', () => {
  async function updated() {
    const here = device();
    here.state.served = OLD;
    const old = here.workerOf('old', OLD);
    await old.store.install();
    await old.open('/', 'first tab');
    here.state.served = NEW;
    const next = here.workerOf('new', NEW);
    await next.store.install();
    return { ...here, old, next };
  }

  it('leaves the open page, and pages opened before it is accepted, with the old build', async () => {
    const { old } = await updated();
    expect(await old.ask('/mfe-manifest.json', 'first tab')).toBe(OLD['/mfe-manifest.json']);
    expect(await old.open('/help', 'second tab')).toBe(OLD['/index.html']);
  });

  it('serves a page all its files from one build after it is accepted, old or new', async () => {
    const { next, state } = await updated();
    state.isOnline = false;
    expect(await next.open('/', 'second tab')).toBe(NEW['/index.html']);
    expect(await next.ask('/mfe-manifest.json', 'second tab')).toBe(NEW['/mfe-manifest.json']);
    expect(await next.ask('/mfe-manifest.json', 'first tab')).toBe(OLD['/mfe-manifest.json']);
    expect(await next.ask(mainOf(OLD), 'first tab')).toBe('main of old');
  });

  it('removes the old build when its last page is closed, not before', async () => {
    const { next, tabs, state } = await updated();
    await next.open('/', 'second tab');
    state.now = 120_000;
    await next.store.removeExcept(await tabs.forgetGone(new Set(['first tab', 'second tab'])));
    expect(await next.ask(mainOf(OLD), 'first tab')).toBe('main of old');
    await next.store.removeExcept(await tabs.forgetGone(new Set(['second tab'])));
    expect(await next.store.fileOf('old', '/index.html')).toBeUndefined();
    expect(await next.open('/', 'third tab')).toBe(NEW['/index.html']);
  });

  it('does not mistake a page that is just opening for a closed one', async () => {
    const { next, tabs } = await updated();
    await next.store.removeExcept(await tabs.forgetGone(new Set()));
    expect(await next.ask(mainOf(OLD), 'first tab')).toBe('main of old');
  });
});

describe('a device that fails to store data', () => {
  it.each<CacheFault>(['full', 'hanging'])('opens the pages that it has: %s', async (fault) => {
    const { state, workerOf } = device();
    state.served = OLD;
    const worker = workerOf('old', OLD);
    await worker.store.install();
    Object.assign(state, { fault, isOnline: false });
    expect(await worker.open('/word-unfolded', 'tab')).toBe(OLD['/index.html']);
    expect(await worker.ask(mainOf(OLD), 'tab')).toBe('main of old');
  });

  it('opens pages over the network when storage is forbidden', async () => {
    const { state, workerOf } = device();
    state.served = { ...OLD, '/word-unfolded': 'of the server' };
    const worker = workerOf('old', OLD);
    state.fault = 'refused';
    expect(await worker.open('/word-unfolded', 'tab')).toBe('of the server');
    expect(await worker.ask(mainOf(OLD), 'tab')).toBe('main of old');
  });

  it('serves a page its files from one build as long as the worker lives', async () => {
    const { state, tabs, workerOf } = device();
    state.served = OLD;
    const old = workerOf('old', OLD);
    await old.store.install();
    state.served = NEW;
    const next = workerOf('new', NEW);
    await next.store.install();
    state.fault = 'full';
    await old.open('/', 'first tab');
    expect(await next.ask('/mfe-manifest.json', 'first tab')).toBe(OLD['/mfe-manifest.json']);
    await next.store.removeExcept(await tabs.forgetGone(new Set(['first tab'])));
    expect(await next.ask(mainOf(OLD), 'first tab')).toBe('main of old');
  });
});

describe('a request for anything outside the build', () => {
  it('bypasses the worker: the API, writes, other origins, addresses with a query', async () => {
    const { workerOf } = device();
    const { passesOn } = workerOf('old', OLD);
    for (const path of ['/api/auth/me', '/api', '/sandbox/outbox.json', '/licenses.txt', '/index.html?fresh'])
      expect(passesOn(path)).toBe(true);
  });

  it('goes to the network, and its response is never cached', async () => {
    const { state, caches, workerOf } = device();
    state.served = { ...OLD, '/private.json': 'a secret' };
    const worker = workerOf('old', OLD);
    await worker.store.install();
    expect(await worker.ask('/private.json', 'tab')).toBe('a secret');
    expect(await worker.store.fileOf('old', '/private.json')).toBeUndefined();
    expect(await caches.keys()).toEqual(['build-old']);
  });
});
