import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sourcesFingerprint } from './sources-fingerprint.mjs';

describe('the fingerprint of the sources', () => {
  /** @type {string} */
  let root;
  const write = (/** @type {string} */ name, /** @type {string} */ text) =>
    writeFileSync(path.join(root, name), text);
  const git = (/** @type {string[]} */ ...args) => execFileSync('git', args, { cwd: root, stdio: 'ignore' });

  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'fingerprint-'));
    git('init');
    write('.gitignore', 'ignored.ts\n');
    write('kept.ts', 'one');
    git('add', '.');
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('changes with the content, the name and the presence of a file, whether Git knows it or not', async () => {
    const seen = [await sourcesFingerprint(root)];
    write('kept.ts', 'two');
    seen.push(await sourcesFingerprint(root));
    write('new.ts', '');
    seen.push(await sourcesFingerprint(root));
    git('mv', 'kept.ts', 'renamed.ts');
    seen.push(await sourcesFingerprint(root));
    rmSync(path.join(root, 'renamed.ts'));
    seen.push(await sourcesFingerprint(root));
    expect(new Set(seen).size).toBe(5);
  });

  it('does not change with ignored files, with documents, or with what is committed', async () => {
    const before = await sourcesFingerprint(root);
    write('ignored.ts', 'any');
    write('README.md', 'any');
    git('add', '.');
    expect(await sourcesFingerprint(root)).toBe(before);
  });

  it('changes with documents where they are asked for', async () => {
    const before = await sourcesFingerprint(root, { documents: true });
    write('README.md', 'any');
    expect(await sourcesFingerprint(root, { documents: true })).not.toBe(before);
  });

  it('does not exist outside of a repository', async () => {
    rmSync(path.join(root, '.git'), { recursive: true });
    expect(await sourcesFingerprint(root)).toBeUndefined();
  });
});
