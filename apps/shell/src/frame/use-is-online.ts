import { CONNECTION_EVENTS, isOnline, ROOM_EVENTS } from '@word-unfolded/api-client';
import { useEffect, useState, useSyncExternalStore } from 'react';

/** Whether the server can be reached, as far as is known. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(subscribe, isOnline, () => true);
}

/** Why this device rejects writes: it is full, or its browser does not answer; undefined while it accepts them. */
export function useDeviceRefusal(): 'full' | 'silent' | undefined {
  const [refusal, setRefusal] = useState<'full' | 'silent'>();
  useEffect(() => {
    const hear = ({ type }: Event) => {
      const isFull = type === ROOM_EVENTS.full;
      setRefusal(type === ROOM_EVENTS.room ? undefined : isFull ? 'full' : 'silent');
    };
    for (const event of Object.values(ROOM_EVENTS)) window.addEventListener(event, hear);
    return () => {
      for (const event of Object.values(ROOM_EVENTS)) window.removeEventListener(event, hear);
    };
  }, []);
  return refusal;
}

function subscribe(hear: () => void): () => void {
  const events = Object.values(CONNECTION_EVENTS);
  for (const event of events) window.addEventListener(event, hear);
  return () => {
    for (const event of events) window.removeEventListener(event, hear);
  };
}
