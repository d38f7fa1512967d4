import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from '../terminal/run-command.mjs';

/** The modules that the scripture library is made from, as Debian packages them. */
export const SWORD_MODULES = [
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

const SYSTEM_FOLDERS = ['/usr/share/sword', '/usr/local/share/sword'];
const MIRROR = process.env.DEBIAN_MIRROR ?? 'http://deb.debian.org/debian';

/**
 * The folder that holds all the modules, or undefined.
 *
 * @param {string} data the folder of this installation, where unpacked modules are
 */
export function findSwordFolder(data) {
  const given = process.env.SWORD_PATH ? [process.env.SWORD_PATH] : [];
  return [...given, ...SYSTEM_FOLDERS, unpackedFolder(data)].find((folder) =>
    SWORD_MODULES.every(({ module }) => existsSync(path.join(folder, 'mods.d', `${module}.conf`))),
  );
}

/** @param {string} data */
function unpackedFolder(data) {
  return path.join(data, 'sword', 'usr', 'share', 'sword');
}

/**
 * Fetches the packages from Debian's archive and unpacks them into the installation's own folder: for machines where
 * they cannot be installed. Their sums are checked, so the mirror need not be trusted.
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
    // bsdtar, the tar of macOS, reads the ar archive that a .deb is.
    await runCommand('tar', ['-xf', archive, '-C', folder]);
    await runCommand('tar', ['-xf', path.join(folder, 'data.tar.xz'), '-C', folder]);
  });
}
