import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runCommand } from '../terminal/run-command.mjs';
import { readArchive, VERSION, writeArchive } from './archive.mjs';

const root = mkdtempSync(path.join(tmpdir(), 'word-unfolded-archive-'));
afterAll(() => rmSync(root, { recursive: true }));

const FACTS = { createdAt: '2026-03-01T12:00:00.000Z', application: '9.9.9', contents: { keys: 1 } };
let count = 0;
const place = () => path.join(root, `place-${(count += 1)}`);

async function archiveOf(/** @type {Record<string, string>} */ files) {
  const folder = place();
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  await writeArchive(folder, `${folder}.done`, FACTS);
  return { folder, file: `${folder}.done` };
}

/** Packs a folder that is modified after its manifest is written. */
async function packed(/** @type {string} */ folder) {
  const file = `${folder}.changed`;
  await runCommand('tar', ['-czf', file, '-C', folder, '.']);
  return file;
}

describe('a backup archive', () => {
  it('restores its files, at any depth', async () => {
    const { file } = await archiveOf({ 'files/a/b.webp': 'picture', 'redis.jsonl': '' });
    const target = place();
    expect(await readArchive(file, target)).toMatchObject({ version: VERSION, ...FACTS });
    expect(readFileSync(path.join(target, 'files/a/b.webp'), 'utf8')).toBe('picture');
  });

  it('of a newer version is refused with the version that can read it', async () => {
    const { folder } = await archiveOf({ a: 'a' });
    const manifest = JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8'));
    writeFileSync(path.join(folder, 'manifest.json'), JSON.stringify({ ...manifest, version: VERSION + 1 }));
    await expect(packed(folder).then((file) => readArchive(file, place()))).rejects.toThrow(
      'newer version of Word Unfolded (9.9.9)',
    );
  });

  it.each([
    [
      'a changed file',
      (/** @type {string} */ folder) => writeFileSync(path.join(folder, 'a'), 'b'),
      'a does not match its checksum',
    ],
    [
      'a file too many',
      (/** @type {string} */ folder) => writeFileSync(path.join(folder, 'x'), ''),
      'contains x',
    ],
    ['a file too few', (/** @type {string} */ folder) => rmSync(path.join(folder, 'a')), 'a is missing'],
    [
      'a link that leads out',
      (/** @type {string} */ folder) => symlinkSync('/etc', path.join(folder, 'etc')),
      'neither a file nor a folder',
    ],
    [
      'no manifest',
      (/** @type {string} */ folder) => rmSync(path.join(folder, 'manifest.json')),
      'is not a backup of Word Unfolded',
    ],
  ])('with %s is refused', async (_, change, words) => {
    const { folder } = await archiveOf({ a: 'a' });
    change(folder);
    const file = await packed(folder);
    await expect(readArchive(file, place())).rejects.toThrow(words);
  });

  it('does not exist if it could not be written completely', async () => {
    const folder = place();
    mkdirSync(folder);
    writeFileSync(path.join(folder, 'a'), 'a');
    await expect(writeArchive(folder, path.join(root, 'nowhere', 'file'), FACTS)).rejects.toThrow();
    expect(readdirSync(root)).not.toContain('nowhere');
  });
});
