import path from 'node:path';
import { bundleNode } from '../../service-kit/build/bundle-node.mjs';

/** `npm run study-library`: prints what editors of the study library have to mend (docs/study-library.md). */
const folder = path.join(import.meta.dirname, '..');
await bundleNode({ folder, entries: { check: './src/check/check-main.ts' } });
process.argv[2] = path.join(folder, 'content');
await import(path.join(folder, 'dist/check.js'));
