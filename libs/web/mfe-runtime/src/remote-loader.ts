import { log, trackPromise } from '@word-unfolded/ui';
import type { Federation } from './federation.js';
import type { RemoteManifest } from './remote-manifest.js';
import type { RemotePages } from './remote-pages.js';

/** Why a remote is unavailable; the message is for the log, the reader sees a text in their language. */
export class RemoteUnavailable extends Error {
  override readonly name = 'RemoteUnavailable';

  constructor(remote: string, cause: unknown) {
    super(`The remote ${remote} could not be loaded`, { cause });
  }
}

export type RemoteLoader = {
  /**
   * The pages of a remote, loaded once. It returns the same promise until that is forgotten, as rendering requires. The
   * promise rejects with RemoteUnavailable.
   */
  readonly pagesOf: (remote: string) => Promise<RemotePages>;
  /** Forgets a failure, so that the next call loads again. Successful loads stay. */
  readonly forgetFailure: (remote: string) => void;
};

/** Loads remotes from the addresses in the manifest. */
export function createRemoteLoader(
  federation: Federation,
  readManifest: () => Promise<RemoteManifest>,
): RemoteLoader {
  const known = new Map<string, Promise<RemotePages>>();
  const failed = new Set<string>();

  async function load(remote: string): Promise<RemotePages> {
    try {
      const { remotes } = await readManifest();
      const place = remotes[remote];
      if (!place) throw new Error(`The manifest names no remote ${remote}`);
      if (failed.delete(remote)) federation.registerAnew(remote, place.entry);
      else federation.register(remote, place.entry);
      const pages = await federation.load(remote);
      if (!pages) throw new Error(`The remote ${remote} exposes no pages`);
      return pages;
    } catch (cause) {
      failed.add(remote);
      log.error(`The remote ${remote} could not be loaded`, cause);
      throw new RemoteUnavailable(remote, cause);
    }
  }

  return {
    pagesOf: (remote) => {
      const loading = known.get(remote) ?? trackPromise(load(remote));
      known.set(remote, loading);
      loading.catch(() => undefined); // the component that renders it shows the failure
      return loading;
    },
    forgetFailure: (remote) => {
      if (failed.has(remote)) known.delete(remote);
    },
  };
}
