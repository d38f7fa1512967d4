/**
 * Output for the operator. On a real terminal a running step shows its seconds on one line; in a file or pipe each step
 * is a plain line.
 */

const live = Boolean(process.stdout.isTTY && !process.env.CI);

// Output may go to a file on a full disk, or to a closed terminal. Neither may end the process.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

/** @param {string} text */
export function say(text) {
  process.stdout.write(`${text}\n`);
}

/** @param {string} text */
export function warn(text) {
  process.stderr.write(`${text}\n`);
}

/** Seconds between two progress lines where lines cannot be rewritten. */
const QUIET_SECONDS = 15;

/**
 * Shows a long step while its work runs.
 *
 * @template Result
 * @param {string} title the step, such as "Installing packages"
 * @param {(progress: (detail: string) => void) => Promise<Result>} work calls `progress` to show how far it is
 * @returns {Promise<Result>}
 */
export async function step(title, work) {
  const begun = performance.now();
  let detail = '';
  const seconds = () => Math.round((performance.now() - begun) / 1000);
  const line = () => `  ${title}${detail ? `, ${detail}` : ''} (${seconds()} s)`;
  if (!live) say(`  ${title} ...`);
  const timer = setInterval(() => (live ? rewrite(line()) : say(line())), live ? 200 : QUIET_SECONDS * 1000);
  try {
    const result = await work((said) => {
      detail = said;
    });
    finish(`✓ ${title} (${seconds()} s)`);
    return result;
  } catch (error) {
    finish(`✗ ${title} (${seconds()} s)`);
    throw error;
  } finally {
    clearInterval(timer);
  }
}

/** @param {string} text */
function rewrite(text) {
  process.stdout.write(`\r\u001b[2K${text.slice(0, (process.stdout.columns ?? 80) - 1)}`);
}

/** @param {string} text */
function finish(text) {
  if (live) rewrite('');
  say(text);
}

/** A problem that the operator can solve. Only its message is shown. */
export class Problem extends Error {
  /** @override */
  name = 'Problem';
}

/**
 * Runs the main function of a script. A Problem is shown as its message, any other error with its stack; both exit with
 * status 1.
 *
 * @param {() => Promise<void>} main
 */
export async function runScript(main) {
  try {
    await main();
  } catch (error) {
    warn(
      error instanceof Problem
        ? `\n${error.message}\n`
        : `\n${error instanceof Error ? error.stack : String(error)}\n`,
    );
    process.exit(1);
  }
}
