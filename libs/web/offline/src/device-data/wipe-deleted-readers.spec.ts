/** @jest-environment node */
import '../../test/global-indexed-db.js';
import { settingsStore } from './private-settings.js';
import { ownersOfHidden, rememberKey, secureDevice } from './secure-device.js';
import { keyDigest, wipeDeletedReaders } from './wipe-deleted-readers.js';

/** Seals something of a reader on this device. @returns the digest of the reader's key */
async function sealedOf(reader: string): Promise<string> {
  const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
  const raw = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey));
  const key = btoa(String.fromCharCode(...raw))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
  await rememberKey(reader, key);
  await settingsStore.bringBack(reader, JSON.stringify({ lastReference: `of ${reader}` }));
  await secureDevice(undefined);
  return keyDigest(key);
}

const owners = async () => (await ownersOfHidden()).map(({ owner }) => owner);

describe('a device on which readers have left sealed data', () => {
  it('removes that of deleted accounts, keeps that of others, and asks only about readers that are not present', async () => {
    const [ruth, boaz] = [await sealedOf('ruth'), await sealedOf('boaz')];
    const asked: string[] = [];
    const ask = (digests: readonly string[]) => {
      asked.push(...digests);
      return Promise.resolve(digests.filter((digest) => digest === ruth));
    };
    await wipeDeletedReaders('boaz', ask);
    expect([await owners(), asked]).toEqual([['boaz'], [ruth]]);
    await wipeDeletedReaders(undefined, ask);
    expect([await owners(), asked]).toEqual([['boaz'], [ruth, boaz]]);
  });
});
