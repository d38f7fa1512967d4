import { say } from '../../terminal/terminal.mjs';

/**
 * A signal this soon after another counts as the same one, because npm forwards a signal that the terminal sends to
 * all.
 */
const SAME_SIGNAL_MS = 2_000;

/**
 * @typedef {{ stop: () => Promise<void>, kill: () => void }} Running something that can be stopped in order, or killed
 */

/**
 * Makes Ctrl-C and SIGTERM stop everything in order and then exit. A second signal kills everything at once.
 *
 * @param {() => Running | undefined} running returns what runs at that moment
 */
export function stopOnSignals(running) {
  /** @type {number | undefined} */
  let isStopping;
  const stop = () => {
    if (isStopping !== undefined && performance.now() - isStopping < SAME_SIGNAL_MS) return;
    const stack = running();
    if (!stack || isStopping !== undefined) {
      stack?.kill();
      process.exit(130);
    }
    isStopping = performance.now();
    say('\nStopping ...');
    stack.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, stop);
}
