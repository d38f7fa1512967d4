import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from '../terminal/run-command.mjs';

/** The required texts of the scripture library, as Debian packages. */
export const SWORD_TEXTS = [
  {
    module: 'engWEB2015eb',
    package: 'sword-text-web',
    file: 'sword-text-web_426.0-1_all.deb',
    sha256: '930b23670b352f0829a306501de4bebb5e654a2df02cde2cbe86b802177868e1',
  },
  {
    module: 'spaRV1909eb',
    package: 'sword-text-sparv',
    file: 'sword-text-sparv_2.60-1_all.deb',
    sha256: '5c87f9b2bc97457e8a872f5bae7ea7ce59cb3de1dcee73e4d4740451863694cf',
  },
  {
    module: 'engKJV2006eb',
    package: 'sword-text-kjv',
    file: 'sword-text-kjv_14.3-1_all.deb',
    sha256: '9f463f28ce665f6f528fc723179722bced880a4c5485f7a41bf742838315de57',
  },
];

/** The reference works that are imported with the texts. Requests for a missing one say that it is not installed. */
const SWORD_WORKS = [
  {
    module: 'strongsgreek',
    package: 'sword-dict-strongs-greek',
    file: 'sword-dict-strongs-greek_3.0-3_all.deb',
    sha256: '760a215591f77082aca38e804dc8b28a8ba1aac5a388dd103bfb333d85f80e97',
  },
  {
    module: 'strongshebrew',
    package: 'sword-dict-strongs-hebrew',
    file: 'sword-dict-strongs-hebrew_3.0-1_all.deb',
    sha256: '614e272f6a4153a48cc9893f67d342564de98be23d824e7f8bc7678ca4938cfa',
  },
  {
    module: 'mhcc',
    package: 'sword-comm-mhcc',
    file: 'sword-comm-mhcc_2.0-1_all.deb',
    sha256: '06f748215de78ff48fdfdee93e3ffc5af6318b976485f7aedf22309236967e35',
  },
  {
    module: 'nave',
    package: 'sword-dict-naves',
    file: 'sword-dict-naves_3.0-1_all.deb',
    sha256: '244597b26cb8aaad3fffad7081d82174b8a7559c95a1e7722e9f716177ec287f',
  },
];

/** Each module by the name of its file in mods.d. */
const SWORD_MODULES = [...SWORD_TEXTS, ...SWORD_WORKS];

const SYSTEM_FOLDERS = ['/usr/share/sword', '/usr/local/share/sword'];
const MIRROR = process.env.DEBIAN_MIRROR ?? 'http://deb.debian.org/debian';

/**
 * Finds the folder with the modules: the first that has all of them, otherwise the first that has the texts; undefined
 * if none has the texts.
 *
 * @param {string} data the folder of this installation, for unpacked modules
 */
export function findSwordFolder(data) {
  const configured = process.env.SWORD_PATH ? [process.env.SWORD_PATH] : [];
  const folders = [...configured, ...SYSTEM_FOLDERS, unpackedFolder(data)];
  return (
    folders.find((folder) => SWORD_MODULES.every((module) => holds(folder, module))) ??
    folders.find((folder) => SWORD_TEXTS.every((module) => holds(folder, module)))
  );
}

/**
 * The packages whose modules are missing in that folder; all of them if no folder has the texts.
 *
 * @param {string} data
 */
export function missingSwordPackages(data) {
  const folder = findSwordFolder(data);
  return SWORD_MODULES.filter((module) => !folder || !holds(folder, module)).map((module) => module.package);
}

/**
 * @param {string} folder
 * @param {{ module: string }} module
 */
function holds(folder, { module }) {
  return existsSync(path.join(folder, 'mods.d', `${module}.conf`));
}

/** @param {string} data */
function unpackedFolder(data) {
  return path.join(data, 'sword', 'usr', 'share', 'sword');
}

/**
 * Downloads the packages from Debian's archive and unpacks them into the installation's own folder, for machines on
 * which they cannot be installed. Their checksums are verified, so the mirror need not be trusted.
 *
 * @param {string} data
 * @param {(detail: string) => void} progress
 */
export async function fetchSwordModules(data, progress) {
  const folder = path.join(data, 'sword');
  mkdirSync(folder, { recursive: true });
  for (const [index, module] of SWORD_MODULES.entries()) {
    progress(`${index + 1} of ${SWORD_MODULES.length}`);
    const archive = path.join(folder, module.file);
    writeFileSync(archive, await download(module));
    await unpack(archive, folder);
    rmSync(archive);
  }
}

/** @param {(typeof SWORD_MODULES)[number]} module */
async function download({ package: name, file, sha256 }) {
  const address = `${MIRROR}/pool/main/s/${name}/${file}`;
  const response = await fetch(address, { signal: AbortSignal.timeout(120_000) });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const bytes = Buffer.from(await response.arrayBuffer());
  const found = createHash('sha256').update(bytes).digest('hex');
  if (found !== sha256) throw new Error(`${address} is not the file that was expected (sha256 ${found})`);
  return bytes;
}

/**
 * @param {string} archive
 * @param {string} folder
 */
async function unpack(archive, folder) {
  await runCommand('dpkg-deb', ['-x', archive, folder]).catch(async () => {
    // bsdtar, the tar of macOS, can read a .deb, which is an ar archive.
    await runCommand('tar', ['-xf', archive, '-C', folder]);
    await runCommand('tar', ['-xf', path.join(folder, 'data.tar.xz'), '-C', folder]);
  });
}
