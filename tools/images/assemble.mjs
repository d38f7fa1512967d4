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

/**
 * The software bill of materials of an image (CycloneDX): also the packages within its bundles. The packages of the
 * system are listed by /var/lib/dpkg/status of the image.
 *
 * @param {readonly string[]} workspaces
 */
function billOfMaterials(workspaces) {
  const options = ['--package-lock-only', '--omit=dev', '--sbom-format=cyclonedx'];
  return execFileSync('npm', ['sbom', ...options, ...workspaces.map((each) => `--workspace=${each}`)], {
    cwd: ROOT,
    maxBuffer: 64_000_000,
  });
}
