import { say } from '../terminal/terminal.mjs';

/** A signal that comes this soon after another is the same one: npm passes on what the terminal has sent to all. */
const SAME_SIGNAL_MS = 2_000;

/** @typedef {{ stop: () => Promise<void>, kill: () => void }} Running what can be stopped in order, or at once */

/**
 * Ctrl-C and SIGTERM stop everything in order and end this process; asked again, at once.
 *
 * @param {() => Running | undefined} running what runs at that moment
 */
export function stopOnSignals(running) {
  /** @type {number | undefined} */
  let asked;
  const stop = () => {
    if (asked !== undefined && performance.now() - asked < SAME_SIGNAL_MS) return;
    const house = running();
    if (!house || asked !== undefined) {
      house?.kill();
      process.exit(130);
    }
    asked = performance.now();
    say('\nStopping ...');
    house.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, stop);
}
