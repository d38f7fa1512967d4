import type { SystemFontFile, SystemFontList } from '@word-unfolded/journal-file';
import { readdir, readFile, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import path from 'node:path';

/** Font folders of the common systems. A missing folder counts as empty. */
const FOLDERS = [
  '/usr/share/fonts',
  '/usr/local/share/fonts',
  path.join(homedir(), '.local/share/fonts'),
  path.join(homedir(), '.fonts'),
  '/System/Library/Fonts',
  '/Library/Fonts',
  path.join(homedir(), 'Library/Fonts'),
  'C:/Windows/Fonts',
];

const MOST_FILES = 2_000;

/** Limit because a larger font would use most of the memory that an export may take. */
const MOST_BYTES = 40 * 1024 * 1024;

/** The system fonts, used in a PDF for characters that its own fonts lack. */
export const systemFonts: SystemFontList = () => fontsIn(FOLDERS);

/** The font files in some folders. */
async function fontsIn(folders: readonly string[]): Promise<SystemFontFile[]> {
  const files: SystemFontFile[] = [];
  for (const folder of folders) {
    const names = await readdir(folder, { recursive: true }).catch(() => []);
    for (const name of names.filter((each) => /\.(?:ttf|otf|ttc)$/i.test(each)).sort()) {
      const place = path.join(folder, name);
      const about = await stat(place).catch(() => undefined);
      if (!about?.isFile() || about.size > MOST_BYTES) continue;
      files.push({ path: place, read: async () => new Uint8Array(await readFile(place)) });
      if (files.length >= MOST_FILES) return files;
    }
  }
  return files;
}
