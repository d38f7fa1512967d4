import { existsSync } from 'node:fs';
import path from 'node:path';
import { bundleNode } from '../../../../libs/server/service-kit/build/bundle-node.mjs';
import { contentOf } from '../../../../libs/server/service-kit/build/bundle-service.mjs';

// A separate process, because the tests kill it: dist/main.js beside this file, from slow-replica.ts.
const folder = path.dirname(import.meta.filename);

// What the built service has learned about danger: without it each replica learns for seconds when it starts.
const LEARNED = 'danger-classifier.bin';
const learned = path.join(folder, '../../dist', LEARNED);
const copies = [...contentOf(folder), ...(existsSync(learned) ? [{ from: learned, to: LEARNED }] : [])];

await bundleNode({ folder, entries: { main: './slow-replica.ts' }, copies });
