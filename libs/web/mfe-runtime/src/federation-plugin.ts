import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { checkContracts } from './contract-hash.js';

/**
 * Makes every failure of the federation runtime retryable. The build adds it to each app (`runtimePlugins`), which
 * requires a default export.
 */
export default function failuresPass(): ModuleFederationRuntimePlugin {
  return { name: 'failures-pass', fetch: fetchManifest, errorLoadShare: forgetFailedShare };
}

/**
 * The runtime reads a remote's manifest without checking the response status, and caches the result permanently, even
 * if it is the JSON of an error or of another server. Such a response must fail like a network error.
 */
async function fetchManifest(address: string, init: RequestInit): Promise<Response> {
  const response = await fetch(address, { ...init, cache: 'no-cache' });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const body: unknown = await response.clone().json();
  if (typeof body !== 'object' || body === null || !('metaData' in body))
    throw new Error(`${address} is not the manifest of a remote`);
  checkContracts(address, body.metaData);
  return response;
}

type FailedShare = Parameters<NonNullable<ModuleFederationRuntimePlugin['errorLoadShare']>>[0];

/** The runtime caches the rejected promise of a shared library, so that every later request would wait in vain. */
function forgetFailedShare({ pkgName, shareScopeMap }: FailedShare): void {
  for (const scope of Object.values(shareScopeMap)) {
    for (const library of Object.values(scope[pkgName] ?? {})) {
      if (!library.loaded) library.loading = null;
    }
  }
}
