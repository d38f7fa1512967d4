import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';

/** The contracts, and the rules that their schemas use. */
const LIBRARIES = [
  import.meta.resolve('@word-unfolded/contracts'),
  import.meta.resolve('@word-unfolded/domain'),
];

/**
 * Hash of the contracts that an app is built against. The shell provides the contracts for every remote of the page, so
 * a remote built against others would send and expect messages that this page does not know.
 *
 * Comments, types and formatting do not affect it.
 *
 * @returns {string} the first 16 hexadecimal digits of a SHA-256
 */
export function contractHash() {
  return hashOfSources(LIBRARIES.map((entry) => path.dirname(fileURLToPath(entry))));
}

/**
 * @param {readonly string[]} folders
 * @returns {string}
 */
export function hashOfSources(folders) {
  const hash = createHash('sha256');
  for (const folder of folders) {
    for (const file of sourcesOf(folder)) {
      const code = file.endsWith('.json')
        ? readFileSync(file, 'utf8')
        : withoutWording(readFileSync(file, 'utf8'));
      hash.update(`${path.relative(folder, file)}\0${code}\0`);
    }
  }
  return hash.digest('hex').slice(0, 16);
}

/** @param {string} folder */
function sourcesOf(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|json)$/.test(name) && !/\.(spec|d)\.ts$/.test(name))
    .sort()
    .map((name) => path.join(folder, name));
}

/** @param {string} source */
function withoutWording(source) {
  return transformSync(source, {
    swcrc: false,
    minify: true,
    module: { type: 'es6' },
    jsc: { target: 'es2022', parser: { syntax: 'typescript' }, minify: { compress: false, mangle: false } },
  }).code;
}
