import { browserFederation } from './federation.js';
import { createRemoteLoader } from './remote-loader.js';
import { readRemoteManifest } from './remote-manifest.js';

/** The remotes of this page. */
export const remotes = createRemoteLoader(browserFederation, readRemoteManifest);
