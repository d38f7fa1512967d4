import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RemotePages } from './remote-pages.js';

/** The part of module federation that we use; a port, so that a test can stop a remote. */
export type Federation = {
  /** Registers the address of a remote's own manifest. Idempotent. */
  readonly register: (name: string, entry: string) => void;
  /** The same after a failure: it discards any state of the remote first. */
  readonly registerAnew: (name: string, entry: string) => void;
  /** Loads the exposed module of a remote. */
  readonly load: (name: string) => Promise<RemotePages | null>;
};

/** The exposed module of every remote: `./routes`, whose `pages` are its pages by name. */
const EXPOSED = 'routes';

/** Module federation in the browser. */
export const browserFederation: Federation = {
  register: (name, entry) => registerRemotes([{ name, entry }]),
  // A module that failed because one of its imports failed stays failed in the bundler's runtime of the remote: only a
  // new runtime evaluates it again.
  registerAnew: (name, entry) => registerRemotes([{ name, entry }], { force: true }),
  load: async (name) => (await loadRemote<{ pages: RemotePages }>(`${name}/${EXPOSED}`))?.pages ?? null,
};
