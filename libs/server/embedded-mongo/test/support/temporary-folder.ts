import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** A folder for one suite. The name is short, because the path of a unix socket may not be long. */
export function makeTemporaryFolder(): { readonly path: string; remove(): void } {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'em-'));
  return { path: folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
