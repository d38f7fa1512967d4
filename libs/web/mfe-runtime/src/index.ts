export { Remote } from './remote.js';
export { RemoteUnavailable, type RemoteLoader } from './remote-loader.js';
export type { RemotePages } from './remote-pages.js';
export { remotes } from './remotes.js';
