import { jest } from '@jest/globals';
import { hasOtherContracts } from './contract-hash.js';
import failuresPass from './federation-plugin.js';

const plugin = failuresPass();

Object.assign(globalThis, { CONTRACT_HASH: 'aaaa' });

const fetchManifest = (body: string, status = 200) => {
  globalThis.fetch = jest.fn<typeof fetch>(() => Promise.resolve(new Response(body, { status })));
  const { fetch: hook } = plugin;
  if (!hook) throw new Error('the plugin reads no manifest');
  return hook('/mfe/study/mf-manifest.json', {}, {} as Parameters<typeof hook>[2]);
};

describe('the manifest of a remote', () => {
  it('is passed on unread', async () => {
    const response = await fetchManifest('{"metaData":{"contracts":"aaaa"}}');
    expect(await (response as Response).json()).toEqual({ metaData: { contracts: 'aaaa' } });
  });

  it('fails for an error response, even if it is JSON', async () => {
    await expect(fetchManifest('{"success":false}', 503)).rejects.toThrow('503');
  });

  it.each(['{"metaData":{"contracts":"bbbb"}}', '{"metaData":{}}'])(
    'fails when the remote was built against other contracts: %s',
    async (manifest) => {
      const error: unknown = await (async () => fetchManifest(manifest))().catch((reason: unknown) => reason);
      expect(hasOtherContracts(new Error('could not be loaded', { cause: error }))).toBe(true);
      expect(hasOtherContracts(new Error('could not be loaded', { cause: new Error('503') }))).toBe(false);
    },
  );

  it('fails when the response is other JSON', async () => {
    await expect(fetchManifest('{"hello":1}')).rejects.toThrow('not the manifest');
  });
});

describe('a shared library that could not be fetched', () => {
  it('is forgotten, while a loaded one stays', () => {
    const failed = { loaded: false, loading: Promise.resolve() };
    const there = { loaded: true, loading: Promise.resolve() };
    plugin.errorLoadShare?.({
      pkgName: 'contracts',
      shareScopeMap: {
        default: { contracts: { '0.1.0': failed, '0.2.0': there }, react: { '19.0.0': there } },
      },
    } as never);
    expect(failed.loading).toBeNull();
    expect(there.loading).not.toBeNull();
  });
});
