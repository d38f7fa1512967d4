/** The maximum time without yielding, in milliseconds: less than a frame of a screen. */
const SLICE_MS = 12;

/**
 * Returns a function that yields to the event loop when its time slice is over, so that neither a page nor a service
 * blocks.
 */
export function yieldRegularly(signal: AbortSignal | undefined): () => Promise<void> {
  let since = performance.now();
  return async () => {
    signal?.throwIfAborted();
    if (performance.now() - since < SLICE_MS) return;
    await nextTask();
    since = performance.now();
    signal?.throwIfAborted();
  };
}

/** Uses a message, because browsers throttle the timers of background tabs. */
function nextTask(): Promise<void> {
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
