import { tellDeletion } from './deleted-accounts.js';
import { ownersOfHidden, wipeOwner } from './secure-device.js';

/** Owners of one question, which is what the route takes. */
const AT_ONCE = 20;

/**
 * Deletes the sealed data of readers who have deleted their accounts, perhaps in another browser: nobody can unseal it
 * any more. Only data of others is asked about, so most devices ask nothing.
 *
 * @param reader undefined for a visitor
 * @param ask which of some digests of public keys are those of deleted accounts
 * @throws the errors of `ask`; the next start asks again
 */
export async function wipeDeletedReaders(
  reader: string | undefined,
  ask: (digests: readonly string[]) => Promise<readonly string[]>,
): Promise<void> {
  const owners = new Map<string, string>();
  for (const { owner, publicKey } of await ownersOfHidden())
    if (owner !== reader) owners.set(await keyDigest(publicKey), owner);
  if (owners.size === 0) return;
  for (const digest of await ask([...owners.keys()].slice(0, AT_ONCE))) {
    const owner = owners.get(digest);
    if (owner === undefined) continue;
    tellDeletion(owner);
    await wipeOwner(owner);
  }
}

/** SHA-256 in base64url. */
export async function keyDigest(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  const base64 = btoa(String.fromCharCode(...new Uint8Array(digest)));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
