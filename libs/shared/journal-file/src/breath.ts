/** For how long nobody else gets a turn, in milliseconds: less than a frame of a screen. */
const SLICE_MS = 12;

/** A function that gives others a turn when its own time is over, so that neither a page nor a service stands still. */
export function breathing(signal: AbortSignal | undefined): () => Promise<void> {
  let since = performance.now();
  return async () => {
    signal?.throwIfAborted();
    if (performance.now() - since < SLICE_MS) return;
    await nextTurn();
    since = performance.now();
    signal?.throwIfAborted();
  };
}

/** A message, because a browser holds back the timers of a tab that nobody sees. */
function nextTurn(): Promise<void> {
  if (typeof MessageChannel === 'undefined') return new Promise((resolve) => setTimeout(resolve, 0));
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
