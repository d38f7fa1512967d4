import { callRoute, CONNECTION_EVENTS } from '@word-unfolded/api-client';
import { findDeletedKeysRoute, getDeviceKeyRoute } from '@word-unfolded/contracts';
import { currentLanguage } from '@word-unfolded/i18n';
import { log } from '@word-unfolded/ui';
import { syncTaskOf } from '../synced/save-on-server.js';
import { isSignedIn } from '../synced/server.js';
import { journalOf } from '../journal/use-journal.js';
import { VISITOR } from '../store/use-owner.js';
import { onDeletion } from './deleted-accounts.js';
import { forgetTab, leaveSettings, takeSettings } from './private-settings.js';
import { endPush } from './push-subscription.js';
import { PRIVATE_STORES } from './private-stores.js';
import { wipeDeletedReaders } from './wipe-deleted-readers.js';
import { bringBack, hasHidden, knowsKey, noteDeletion, rememberKey, secureDevice } from './secure-device.js';

/** Delay of a second check: data may be written just after a sign-out, such as the last words of a page. */
const LATE_MS = 300;

let reader: string | undefined;
let isFollowing = false;
let late: ReturnType<typeof setTimeout> | undefined;

/**
 * Restricts this device to the reader who is signed in now: data of everybody else is no longer readable on it, and the
 * data that this reader left here is restored.
 *
 * @param now undefined for a visitor
 */
export async function followReader(now: string | undefined): Promise<void> {
  const before = reader;
  reader = now;
  follow();
  if (before !== undefined && before !== now) {
    await leaveSettings(before);
    await endPush().catch(notEnded);
  }
  await secureDevice(now);
  await wipeDeletedReaders(now, askForDeleted).catch(notAsked);
  if (now !== undefined) await arrive(now);
}

async function askForDeleted(digests: readonly string[]): Promise<readonly string[]> {
  const query = { digests: digests.join(',') };
  return (await callRoute(findDeletedKeysRoute, { query }, { language: currentLanguage() })).deleted;
}

/** The reminders of the reader who left still come here, until they end them on another device. */
function notEnded(error: unknown): void {
  log.warn('The notifications of this browser could not be ended', error);
}

/** Without the network, and until the next start. */
function notAsked(error: unknown): void {
  log.warn('It is not known yet whether sealed data on this device is of deleted accounts', error);
}

/** Fetches the key of a reader once, and again when sealed data needs it. */
async function arrive(owner: string): Promise<void> {
  try {
    const isWaiting = await hasHidden(owner);
    if (!isWaiting && (await knowsKey(owner))) return;
    if (!isSignedIn(owner)) return;
    const pair = await callRoute(getDeviceKeyRoute, {}, { language: currentLanguage() });
    await rememberKey(owner, pair.publicKey);
    if (!isWaiting) return;
    await bringBack(owner, pair);
    await takeSettings(owner);
    for (const kind of ['bookmarks', 'highlights', 'reading', 'notes', 'plans'] as const)
      syncTaskOf(kind, owner).request();
    journalOf(owner).syncTask.request();
  } catch (error) {
    log.warn('Sealed data on this device could not be restored yet', error);
  }
}

function follow(): void {
  if (isFollowing) return;
  isFollowing = true;
  for (const store of PRIVATE_STORES)
    store.watch((owner) => {
      if (owner === reader || owner === VISITOR) return;
      clearTimeout(late);
      late = setTimeout(() => void secureDevice(reader), LATE_MS);
    });
  onDeletion((owner) => {
    noteDeletion(owner);
    forgetTab();
    void secureDevice(reader);
  });
  window.addEventListener(CONNECTION_EVENTS.online, () => {
    if (reader !== undefined) void arrive(reader);
  });
}
