import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../setup/workspace.mjs';

/**
 * Licences under which packages may be shipped with a product that is not open: they ask for their text or notice, which
 * `/licenses.txt` and the packages in the images have. MPL and LGPL ask for the source of the package alone, which is
 * not changed here, and can be replaced.
 */
const ACCEPTED = new Set([
  ...[
    '0BSD',
    'Apache-2.0',
    'BlueOak-1.0.0',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'ISC',
    'MIT',
    'MIT-0',
    'Unlicense',
  ],
  ...['OFL-1.1', 'LGPL-3.0-or-later', 'MPL-2.0'],
]);

/** Packages whose manifest names no licence: what their files say. */
const BY_TEXT = new Map([
  ['@shinyoshiaki/jspack', 'BSD-3-Clause'],
  ['png-js', 'MIT'],
]);

/** Builds of one package for several systems, of which some manifests are incomplete. */
const BUILDS = new Map([[/^@rspack\/binding-/, 'MIT']]);

/** @typedef {{ name: string, version: string, licence: string }} ShippedPackage */

/**
 * The npm packages in the images and pages, by the lock file: all that are not for development only.
 *
 * @returns {ShippedPackage[]} by name, then version
 */
export function shippedPackages() {
  const { packages } = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8'));
  /** @type {Map<string, ShippedPackage>} */
  const found = new Map();
  for (const [place, { version, license, dev, link }] of Object.entries(packages)) {
    const name = /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(place)?.[1];
    if (!name || dev || link) continue;
    const known = [...BUILDS].find(([pattern]) => pattern.test(name))?.[1];
    const licence = license ?? BY_TEXT.get(name) ?? known ?? 'unknown';
    found.set(`${name} ${version}`, { name, version, licence });
  }
  return [...found.values()].sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
}

/** @param {ShippedPackage} shipped */
const keyOf = ({ name, version }) => `${name} ${version}`;

/** Whether each part of an expression of licences is accepted. @param {string} licence in SPDX, with `AND` only */
export const isAccepted = (licence) => licence.split(' AND ').every((each) => ACCEPTED.has(each));

/** The list of docs/licences.md: each licence with its packages. */
export function licenceList() {
  /** @type {Map<string, string[]>} */
  const byLicence = new Map();
  for (const { name, licence } of shippedPackages())
    byLicence.set(licence, [...(byLicence.get(licence) ?? []), name]);
  return [...byLicence]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([licence, names]) => `### ${licence}\n\n${[...new Set(names)].join(', ')}\n`)
    .join('\n');
}
