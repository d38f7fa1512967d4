import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

/**
 * Makes every failure of the federation runtime one that can be tried again. The build puts it into each app
 * (`runtimePlugins`), which asks for a default export.
 */
export default function failuresPass(): ModuleFederationRuntimePlugin {
  return { name: 'failures-pass', fetch: fetchManifest, errorLoadShare: forgetFailedShare };
}

/**
 * The runtime reads a remote's manifest without looking at the status of the answer, and what it makes of the JSON of an
 * error, or of a stranger, it keeps for ever. Such an answer must fail as one that did not come.
 */
async function fetchManifest(address: string, init: RequestInit): Promise<Response> {
  const response = await fetch(address, { ...init, cache: 'no-cache' });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const body: unknown = await response.clone().json();
  if (typeof body === 'object' && body !== null && 'metaData' in body) return response;
  throw new Error(`${address} is not the manifest of a remote`);
}

type FailedShare = Parameters<NonNullable<ModuleFederationRuntimePlugin['errorLoadShare']>>[0];

/** The runtime keeps the promise of a shared library that could not be fetched; whoever asks again waits for it in vain. */
function forgetFailedShare({ pkgName, shareScopeMap }: FailedShare): void {
  for (const scope of Object.values(shareScopeMap)) {
    for (const library of Object.values(scope[pkgName] ?? {})) {
      if (!library.loaded) library.loading = null;
    }
  }
}
