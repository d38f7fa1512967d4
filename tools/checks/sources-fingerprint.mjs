import { createHash } from 'node:crypto';
import { contentOf, sourceFiles } from './suites/source-files.mjs';

/**
 * A fingerprint of the version of Node and of all files of a working tree that Git does not ignore.
 *
 * @param {string} root of the working tree
 * @param {{ documents?: boolean }} [options] `documents`: also of Markdown. Builds copy some, no static check reads it.
 * @returns {Promise<string | undefined>} undefined where Git cannot list the files, as in an unpacked archive
 */
export async function sourcesFingerprint(root, { documents = false } = {}) {
  const files = await sourceFiles(root);
  if (!files) return undefined;
  const hash = createHash('sha256').update(process.version);
  for (const file of files)
    if (documents || !file.endsWith('.md')) hash.update(`\0${file}\0`).update(contentOf(root, file));
  return hash.digest('hex');
}
