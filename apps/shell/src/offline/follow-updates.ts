import { log } from '@word-unfolded/ui';
import { create } from 'zustand';
import { nextUpdate, NO_UPDATE, type UpdateEvent, type UpdateState } from './update-machine.js';

const SERVICE_WORKER = '/service-worker.js';

/** What the waiting worker understands. */
const TAKE_OVER = 'take-over';

/** How often a page that stays open asks whether there is a new build. */
const LOOK_EVERY_MS = 60 * 60 * 1000;

/** Where the update of this page stands. */
export const useUpdate = create<UpdateState>(() => NO_UPDATE);

let registration: ServiceWorkerRegistration | undefined;

/** Says what has happened, or what the reader wants. */
export function tellUpdate(event: UpdateEvent): void {
  const [state, effect] = nextUpdate(useUpdate.getState(), event);
  useUpdate.setState(state);
  if (effect === 'take-over') registration?.waiting?.postMessage(TAKE_OVER);
  if (effect === 'reload') window.location.reload();
}

/**
 * Keeps this build on the device, and notices a new one. The first page is shown before anything is fetched for this.
 * Without service workers, such as in some private windows, the application works online alone.
 */
export async function followUpdates(): Promise<void> {
  const { serviceWorker } = window.navigator;
  if (!serviceWorker) return;
  // A worker that takes the pages which the very first visit has opened is no update.
  let isControlled = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (isControlled) tellUpdate('taken-over');
    isControlled = true;
  });
  await pageIsLoaded();
  try {
    registration = await serviceWorker.register(SERVICE_WORKER, { updateViaCache: 'none' });
    follow(registration, () => isControlled);
  } catch (error) {
    log.warn('This build is not kept on the device', error);
  }
}

function follow(followed: ServiceWorkerRegistration, isControlled: () => boolean): void {
  if (followed.waiting && isControlled()) tellUpdate('installed');
  followed.addEventListener('updatefound', () => {
    const found = followed.installing;
    found?.addEventListener('statechange', () => {
      if (found.state === 'installed' && isControlled()) tellUpdate('installed');
    });
  });
  const look = () => void followed.update().catch(() => undefined); // offline; it is looked again
  setInterval(look, LOOK_EVERY_MS);
  window.addEventListener('online', look);
}

function pageIsLoaded(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => window.addEventListener('load', () => resolve(), { once: true }));
}
