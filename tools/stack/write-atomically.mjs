import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';

/**
 * Writes a file atomically and readable by its owner only. After a full disk or a power cut the old file is still
 * there.
 *
 * @param {string} file
 * @param {string} contents
 */
export function writeAtomically(file, contents) {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${process.pid}.tmp`;
  try {
    const descriptor = openSync(draft, 'w', 0o600);
    try {
      const bytes = Buffer.from(contents);
      for (let at = 0; at < bytes.length;) at += writeSync(descriptor, bytes, at);
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}
