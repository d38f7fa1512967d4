import { jest } from '@jest/globals';
import failuresPass from './federation-plugin.js';

const plugin = failuresPass();

const fetchManifest = (body: string, status = 200) => {
  globalThis.fetch = jest.fn<typeof fetch>(() => Promise.resolve(new Response(body, { status })));
  const { fetch: hook } = plugin;
  if (!hook) throw new Error('the plugin reads no manifest');
  return hook('/mfe/study/mf-manifest.json', {}, {} as Parameters<typeof hook>[2]);
};

describe('the manifest of a remote', () => {
  it('is handed on unread', async () => {
    const response = await fetchManifest('{"metaData":{}}');
    expect(await (response as Response).json()).toEqual({ metaData: {} });
  });

  it('fails when the answer is an error, though it is JSON', async () => {
    await expect(fetchManifest('{"success":false}', 503)).rejects.toThrow('503');
  });

  it('fails when the answer is another JSON', async () => {
    await expect(fetchManifest('{"hello":1}')).rejects.toThrow('not the manifest');
  });
});

describe('a shared library that could not be fetched', () => {
  it('is forgotten, and one that is there is kept', () => {
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
