import path from 'node:path';
import { bundleNode } from '../../../service-kit/build/bundle-node.mjs';

// A separate process, because the tests kill and freeze it: dist/main.js beside this file.
await bundleNode({ folder: path.dirname(import.meta.filename), entries: { main: './replica.main.ts' } });
