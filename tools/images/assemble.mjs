import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, SERVICES } from '../setup/workspace.mjs';
import { copyPackages, runtimePackages } from './runtime-packages.mjs';

/** The web apps, which the gateway serves. */
const APPS = ['shell', 'study-mfe', 'journal-mfe', 'admin-mfe'];

/**
 * Run by deploy/Dockerfile when everything is built: `node tools/images/assemble.mjs /images` writes into
 * `/images/<service>` what the image of each service contains at /app.
 */
const [, , target = ''] = process.argv;
if (!path.isAbsolute(target)) throw new Error('usage: node tools/images/assemble.mjs <absolute folder>');
for (const service of SERVICES) assemble(service, path.join(target, service));

/**
 * @param {string} service
 * @param {string} image the folder of its image
 */
function assemble(service, image) {
  const workspaces = [
    `services/${service}`,
    ...(service === 'gateway' ? APPS.map((app) => `apps/${app}`) : []),
  ];
  mkdirSync(image, { recursive: true });
  for (const workspace of workspaces)
    cpSync(path.join(ROOT, workspace, 'dist'), path.join(image, workspace, 'dist'), { recursive: true });
  cpSync(
    path.join(ROOT, 'services', service, 'package.json'),
    path.join(image, 'services', service, 'package.json'),
  );
  copyPackages(ROOT, runtimePackages(ROOT, service), image);
  writeFileSync(path.join(image, 'sbom.cdx.json'), billOfMaterials(workspaces));
}

/** @typedef {{ 'bom-ref': string, properties?: { name: string }[] }} Component a package in a CycloneDX document */

/**
 * The software bill of materials of an image (CycloneDX): also the packages within its bundles. The packages of the
 * system are listed by /var/lib/dpkg/status of the image.
 *
 * npm must not omit development dependencies itself, as it does by default with NODE_ENV=production: since npm 11 it then
 * leaves out every package that any manifest of the repository names among them, even if a service needs it.
 *
 * @param {readonly string[]} workspaces
 */
function billOfMaterials(workspaces) {
  const options = ['--package-lock-only', '--include=dev', '--sbom-format=cyclonedx'];
  const bill = JSON.parse(
    execFileSync('npm', ['sbom', ...options, ...workspaces.map((each) => `--workspace=${each}`)], {
      cwd: ROOT,
      encoding: 'utf8',
      maxBuffer: 64_000_000,
    }),
  );
  const shipped = bill.components.filter((/** @type {Component} */ { properties = [] }) =>
    properties.every(({ name }) => name !== 'cdx:npm:package:development'),
  );
  const known = new Set([
    bill.metadata.component['bom-ref'],
    ...shipped.map((/** @type {Component} */ each) => each['bom-ref']),
  ]);
  const dependencies = bill.dependencies
    .filter((/** @type {{ ref: string }} */ { ref }) => known.has(ref))
    .map((/** @type {{ ref: string, dependsOn?: string[] }} */ { ref, dependsOn = [] }) => ({
      ref,
      dependsOn: dependsOn.filter((each) => known.has(each)),
    }));
  return JSON.stringify({ ...bill, components: shipped, dependencies });
}
