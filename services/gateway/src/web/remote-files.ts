import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { GatewayConfiguration } from '../gateway.configuration.js';
import { remoteManifest } from './manifest.js';

/** The part of a remote's manifest with its first files, as module federation writes it. */
type Manifest = {
  readonly metaData: { readonly remoteEntry: { readonly name: string }; readonly firstStyles?: string[] };
  readonly exposes: readonly { readonly assets: { readonly js: { readonly sync: string[] } } }[];
};

/**
 * The addresses of the first files of a remote. A browser would otherwise learn of them from the remote's manifest, after
 * the start of the application.
 *
 * @returns none where another server has the remote, or where its manifest is not that of a build
 */
export async function firstFilesOf(
  name: 'study' | 'journal',
  configuration: GatewayConfiguration,
): Promise<readonly string[]> {
  const entry = remoteManifest(configuration).remotes[name]?.entry ?? '';
  if (!entry.startsWith('/')) return [];
  const file = path.resolve(configuration.WEB_ROOT, `${name}-mfe`, 'dist', path.basename(entry));
  try {
    const names = namesIn(JSON.parse(await readFile(file, 'utf8')) as Manifest);
    return names.map((each) => `${path.posix.dirname(entry)}/${each}`);
  } catch {
    return []; // the page needs none of them
  }
}

function namesIn({ metaData, exposes }: Manifest): string[] {
  const scripts = exposes.flatMap(({ assets }) => assets.js.sync);
  return [metaData.remoteEntry.name, ...scripts, ...(metaData.firstStyles ?? [])];
}
