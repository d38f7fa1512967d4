import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** A folder for one suite. Its name is short, because the path of a unix socket has a length limit. */
export function makeTemporaryFolder(): { readonly path: string; remove(): void } {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'em-'));
  return { path: folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
