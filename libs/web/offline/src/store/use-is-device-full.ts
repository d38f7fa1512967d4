import { ROOM_EVENTS } from '@word-unfolded/api-client';
import { useSyncExternalStore } from 'react';

let isFull = false;

if (typeof window !== 'undefined')
  for (const event of Object.values(ROOM_EVENTS))
    window.addEventListener(event, () => (isFull = event !== ROOM_EVENTS.room));

/**
 * Whether this device refuses writes, because it is full or forbids storage. New data then stays in memory with the
 * page.
 */
export function useIsDeviceFull(): boolean {
  return useSyncExternalStore(subscribe, () => isFull);
}

function subscribe(hear: () => void): () => void {
  const events = Object.values(ROOM_EVENTS);
  for (const event of events) window.addEventListener(event, hear);
  return () => {
    for (const event of events) window.removeEventListener(event, hear);
  };
}
