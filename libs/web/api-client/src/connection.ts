/** Names of the events that a window hears when the network goes and comes (specification, section 4, "Requests"). */
export const CONNECTION_EVENTS = { online: 'app:online', offline: 'app:offline' } as const;

/** Whether the browser says that there is a network. */
export function isOnline(): boolean {
  return window.navigator.onLine;
}

/** Passes the browser's own events on under the application's names; answers with how to stop. */
export function startConnectionEvents(): () => void {
  const say = (event: Event) =>
    window.dispatchEvent(new CustomEvent(CONNECTION_EVENTS[event.type === 'online' ? 'online' : 'offline']));
  window.addEventListener('online', say);
  window.addEventListener('offline', say);
  return () => {
    window.removeEventListener('online', say);
    window.removeEventListener('offline', say);
  };
}
