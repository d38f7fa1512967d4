import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { RemotePages } from './remote-pages.js';

/** As much of module federation as we use; it is a port so that a test can stop a remote. */
export type Federation = {
  /** Makes known where a remote's own manifest is. Doing it again changes nothing. */
  readonly register: (name: string, entry: string) => void;
  /** The same after a failure: whatever is left of the remote is thrown away first. */
  readonly registerAnew: (name: string, entry: string) => void;
  /** Loads what a remote exposes. */
  readonly load: (name: string) => Promise<RemotePages | null>;
};

/** What every remote exposes: `./routes`, a module whose `pages` are its pages by name. */
const EXPOSED = 'routes';

/** Module federation in the browser. */
export const browserFederation: Federation = {
  register: (name, entry) => registerRemotes([{ name, entry }]),
  // A module that could not be run, because a library that it imports had not come, stays failed in the bundler's runtime
  // of the remote: only another such runtime runs it again.
  registerAnew: (name, entry) => registerRemotes([{ name, entry }], { force: true }),
  load: async (name) => (await loadRemote<{ pages: RemotePages }>(`${name}/${EXPOSED}`))?.pages ?? null,
};
