import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../setup/workspace.mjs';
import { environmentExample } from './environment-example.mjs';

describe('.env.example', () => {
  it('has every variable of docs/configuration.md with its default, and no other', () => {
    const page = readFileSync(path.join(ROOT, 'docs', 'configuration.md'), 'utf8');
    expect(readFileSync(path.join(ROOT, '.env.example'), 'utf8')).toBe(environmentExample(page));
  });
});
