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
 * @returns none where another server has the remote, or where it is not built
 */
export async function firstFilesOf(
  name: 'study' | 'journal',
  configuration: GatewayConfiguration,
): Promise<readonly string[]> {
  const entry = remoteManifest(configuration).remotes[name]?.entry ?? '';
  if (!entry.startsWith('/')) return [];
  const file = path.resolve(configuration.WEB_ROOT, `${name}-mfe`, 'dist', path.basename(entry));
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return [];
  const { metaData, exposes } = JSON.parse(text) as Manifest;
  const scripts = exposes.flatMap(({ assets }) => assets.js.sync);
  return [metaData.remoteEntry.name, ...scripts, ...(metaData.firstStyles ?? [])].map(
    (each) => `${path.posix.dirname(entry)}/${each}`,
  );
}
