import { setTimeout as pause } from 'node:timers/promises';
import { connectNats } from '../../admin/connect-nats.mjs';

/**
 * Asks the JetStream of a NATS server for its state over a new connection, because a server that hangs still has its
 * connections and greets new ones.
 *
 * @param {string} url
 * @param {number} withinMs for all of it
 * @returns {Promise<boolean>} whether it answers
 */
export async function askJetStream(url, withinMs) {
  const connection = connectNats(url, withinMs);
  const answer = connection.then((each) => each.request('$JS.API.INFO', '', { timeout: withinMs }));
  const answered = answer.then(
    () => true,
    () => false,
  );
  const late = new AbortController();
  const answers = await Promise.race([
    answered,
    pause(withinMs, false, { signal: late.signal }).catch(() => false),
  ]);
  late.abort();
  connection.then((each) => each.close()).catch(() => {});
  return answers;
}
