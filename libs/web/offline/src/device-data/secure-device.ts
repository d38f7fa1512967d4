import { log } from '@word-unfolded/ui';
import { createStore } from '../store/create-store.js';
import { inOrder } from '../store/in-order.js';
import type { SharedStore } from '../store/store.js';
import { VISITOR } from '../store/use-owner.js';
import { PRIVATE_STORES } from './private-stores.js';
import type { PrivateStore } from './private-store.js';
import { seal, unseal, type Sealed } from './seal.js';

/** A record that its owner left here, encrypted until they sign in again. */
export type HiddenItem = { readonly store: string; readonly key: string; readonly sealed: Sealed };

/** The key pair of an account, as the server returns it. */
export type DeviceKeyPair = { readonly publicKey: string; readonly privateKey: string };

/** The dependencies of sealing. */
export type DeviceMeans = {
  readonly stores: readonly PrivateStore[];
  readonly hidden: SharedStore<HiddenItem>;
  /** The public keys of the readers, by owner. */
  readonly publicKeys: SharedStore<string>;
};

/** This browser's own stores. */
const THIS_DEVICE: DeviceMeans = {
  stores: PRIVATE_STORES,
  hidden: createStore<HiddenItem>('hidden_items'),
  publicKeys: createStore<string>('device_keys'),
};

/** How often data that is written meanwhile is checked again. */
const ROUNDS = 5;

/**
 * Readers whose accounts were deleted: their data is deleted instead of sealed. After a reload no page writes for them.
 */
const deleted = new Set<string>();

/**
 * Removes the readable data of everyone but the present reader from this device. Data that the server has is deleted;
 * other data is sealed with the key of its owner. It is idempotent, so an interruption is harmless.
 *
 * @param reader undefined for a visitor, whose own data stays
 */
export function secureDevice(reader: string | undefined, means: DeviceMeans = THIS_DEVICE): Promise<void> {
  return inOrder('device data', async () => {
    for (const store of means.stores) {
      const owners = await store.owners().catch(noOwners);
      for (const owner of owners)
        if (owner !== reader && owner !== VISITOR) await secure(store, owner, means).catch(notSecured);
    }
  });
}

/** Stores the public key of a reader, with which the data they leave is sealed. */
export async function rememberKey(owner: string, publicKey: string, means = THIS_DEVICE): Promise<void> {
  if (!deleted.has(owner)) await means.publicKeys.change(owner, () => publicKey);
}

/** Whether the public key of a reader is stored here. */
export async function knowsKey(owner: string, means: DeviceMeans = THIS_DEVICE): Promise<boolean> {
  return (await means.publicKeys.read(owner)) !== undefined;
}

/** Whether sealed data of a reader exists here. */
export async function hasHidden(owner: string, means: DeviceMeans = THIS_DEVICE): Promise<boolean> {
  return (await means.hidden.readPairs(`${owner}/`)).length > 0;
}

/** The readers whose data is sealed here, and the keys with which it was sealed. */
export async function ownersOfHidden(
  means: DeviceMeans = THIS_DEVICE,
): Promise<{ readonly owner: string; readonly publicKey: string }[]> {
  const places = (await means.hidden.readPairs('')).map(([place]) => place);
  const owners = [...new Set(places.flatMap((place) => place.split('/', 1)))];
  const known = await Promise.all(
    owners.map(async (owner) => ({ owner, publicKey: await means.publicKeys.read(owner) })),
  );
  return known.flatMap(({ owner, publicKey }) => (publicKey === undefined ? [] : [{ owner, publicKey }]));
}

/** Restores the data that a reader left here. Data that this key cannot decrypt stays as it is. */
export function bringBack(
  owner: string,
  { privateKey }: DeviceKeyPair,
  means: DeviceMeans = THIS_DEVICE,
): Promise<void> {
  return inOrder('device data', async () => {
    for (const [place, { store: name, key, sealed }] of await means.hidden.readPairs(`${owner}/`)) {
      const store = means.stores.find((each) => each.name === name);
      try {
        await store?.bringBack(key, await unseal(privateKey, place, sealed));
        await means.hidden.change(place, () => undefined);
      } catch (error) {
        log.warn('Sealed data on this device cannot be decrypted', error);
      }
    }
  });
}

/**
 * From now on the data that this tab still writes for a reader is deleted and never sealed, because the account was
 * deleted.
 */
export function noteDeletion(owner: string): void {
  deleted.add(owner);
}

/** Deletes all data of a reader whose account was deleted, sealed or not. */
export async function wipeOwner(owner: string, means: DeviceMeans = THIS_DEVICE): Promise<void> {
  noteDeletion(owner);
  await inOrder('device data', async () => {
    for (const store of means.stores) await store.remove(await store.read(owner));
    for (const [place] of await means.hidden.readPairs(`${owner}/`))
      await means.hidden.change(place, () => undefined);
    await means.publicKeys.change(owner, () => undefined);
  });
}

/** Data that was written meanwhile is checked again. */
async function secure(store: PrivateStore, owner: string, means: DeviceMeans): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const items = await store.read(owner);
    if (items.size === 0) return;
    const unsent = deleted.has(owner) ? new Map<string, unknown>() : store.unsent(items);
    const isHidden = await hide(store, owner, unsent, means);
    await store.remove(isHidden ? items : new Map([...items].filter(([key]) => !unsent.has(key))));
    if (!isHidden) return;
  }
}

async function hide(
  store: PrivateStore,
  owner: string,
  unsent: ReadonlyMap<string, unknown>,
  { hidden, publicKeys }: DeviceMeans,
): Promise<boolean> {
  if (unsent.size === 0) return true;
  const publicKey = await publicKeys.read(owner);
  if (publicKey === undefined) return false; // without a key the data must stay rather than be deleted
  for (const [key, item] of unsent) {
    const place = `${owner}/${store.name}/${key}`;
    const sealed = await seal(publicKey, place, JSON.stringify(item));
    await hidden.change(place, () => ({ store: store.name, key, sealed }));
  }
  return true;
}

/** A store that does not answer does not keep the others from being secured. */
function noOwners(error: unknown): ReadonlySet<string> {
  notSecured(error);
  return new Set();
}

function notSecured(error: unknown): void {
  log.warn('Data of a reader who signed out could not be removed from this device', error);
}
