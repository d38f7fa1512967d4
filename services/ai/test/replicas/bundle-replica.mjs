import path from 'node:path';
import { bundleNode } from '../../../../libs/server/service-kit/build/bundle-node.mjs';
import { contentOf } from '../../../../libs/server/service-kit/build/bundle-service.mjs';

// A separate process, because the tests kill it: dist/main.js beside this file, from slow-replica.ts.
const folder = path.dirname(import.meta.filename);
await bundleNode({ folder, entries: { main: './slow-replica.ts' }, copies: contentOf(folder) });
