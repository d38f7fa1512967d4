import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../setup/workspace.mjs';
import { environmentExample } from './environment-example.mjs';

const page = readFileSync(path.join(ROOT, 'docs', 'configuration.md'), 'utf8');
writeFileSync(path.join(ROOT, '.env.example'), environmentExample(page));
