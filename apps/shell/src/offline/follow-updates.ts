import { PeriodicTask } from '@word-unfolded/primitives';
import { log } from '@word-unfolded/ui';
import { create } from 'zustand';
import { nextUpdate, NO_UPDATE, type UpdateEvent, type UpdateState } from './update-machine.js';

const SERVICE_WORKER = '/service-worker.js';

/** The messages that the waiting worker handles. */
const TAKE_OVER = 'take-over';

/** How often a page that stays open checks for a new build. */
const LOOK_EVERY_MS = 60 * 60 * 1000;

/** The update state of this page. */
export const useUpdate = create<UpdateState>(() => NO_UPDATE);

let registration: ServiceWorkerRegistration | undefined;

/** Dispatches an event of the browser or a choice of the reader. */
export function tellUpdate(event: UpdateEvent): void {
  const [state, effect] = nextUpdate(useUpdate.getState(), event);
  useUpdate.setState(state);
  if (effect === 'take-over') registration?.waiting?.postMessage(TAKE_OVER);
  if (effect === 'reload') window.location.reload();
}

/**
 * Installs this build on the device, and detects new ones. The first page is shown before anything is fetched for this.
 * Without service workers, for example in some private windows, the application works only online.
 */
export async function followUpdates(): Promise<void> {
  const { serviceWorker } = window.navigator;
  if (!serviceWorker) return;
  // A worker that takes control of the pages of the very first visit is not an update.
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
    log.warn('This build could not be stored on the device', error);
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
  const task = new PeriodicTask({
    intervalMs: LOOK_EVERY_MS,
    run: () => followed.update(),
    onError: () => undefined, // offline; the next check follows
  });
  task.start();
  window.addEventListener('online', () => task.wake());
}

function pageIsLoaded(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => window.addEventListener('load', () => resolve(), { once: true }));
}
