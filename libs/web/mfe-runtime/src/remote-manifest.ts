/**
 * The addresses of the remotes of this installation. The server provides them at run time, so that each remote can be
 * deployed separately.
 */
export type RemoteManifest = {
  readonly remotes: Readonly<Record<string, { readonly entry: string }>>;
};

const MANIFEST_ADDRESS = '/mfe-manifest.json';

/**
 * Reads the manifest of the remotes.
 *
 * @throws Error when it cannot be fetched or is not of the expected shape
 */
export async function readRemoteManifest(): Promise<RemoteManifest> {
  const response = await fetch(MANIFEST_ADDRESS, { headers: { Accept: 'application/json' } });
  if (!response.ok) throw new Error(`${MANIFEST_ADDRESS} answered ${response.status}`);
  const body: unknown = await response.json();
  if (!isRemoteManifest(body)) throw new Error(`${MANIFEST_ADDRESS} is not a manifest of remotes`);
  return body;
}

function isRemoteManifest(value: unknown): value is RemoteManifest {
  if (!isRecord(value) || !isRecord(value['remotes'])) return false;
  return Object.values(value['remotes']).every(
    (remote) => isRecord(remote) && typeof remote['entry'] === 'string',
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
