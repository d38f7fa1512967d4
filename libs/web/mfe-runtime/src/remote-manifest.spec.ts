import { jest } from '@jest/globals';
import { readRemoteManifest } from './remote-manifest.js';

const answer = (body: string, status = 200) => {
  globalThis.fetch = jest.fn<typeof fetch>(() => Promise.resolve(new Response(body, { status })));
};

describe('the manifest of the remotes', () => {
  it('names the address of each remote', async () => {
    answer('{"remotes":{"study":{"entry":"/mfe/study/mf-manifest.json"}}}');
    expect(await readRemoteManifest()).toEqual({
      remotes: { study: { entry: '/mfe/study/mf-manifest.json' } },
    });
  });

  it('is refused for an error response or another format', async () => {
    answer('{"remotes":{}}', 503);
    await expect(readRemoteManifest()).rejects.toThrow('503');
    answer('{"remotes":{"study":"/mfe/study"}}');
    await expect(readRemoteManifest()).rejects.toThrow('not a manifest');
  });
});
