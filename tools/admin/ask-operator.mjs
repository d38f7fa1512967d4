import { Problem } from '../terminal/terminal.mjs';
import { connectNats } from './connect-nats.mjs';
import { operatorHeaders } from './sign-call.mjs';

/**
 * Sends a message to a service of an installation, as its operator.
 *
 * @param {import('./installation.mjs').Nats} nats
 * @param {string} subject of the contract
 * @param {object} request
 * @param {number} [timeoutMs]
 * @returns {Promise<unknown>} the response
 * @throws {Problem} if the installation is unreachable, or the service refuses
 */
export async function askOperator({ url, prefix, secret }, subject, request, timeoutMs = 10_000) {
  const connection = await connectNats(url, timeoutMs);
  try {
    const call = { subject: `${prefix}.${subject}`, body: JSON.stringify(request), timeoutMs };
    const answer = await connection.request(call.subject, call.body, {
      timeout: timeoutMs,
      headers: operatorHeaders(secret, call),
    });
    if (!answer.headers?.has('failed')) return answer.json();
    const { code } = /** @type {{ code: string }} */ (answer.json());
    throw new Problem(`${subject} was refused: ${code}.`);
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw new Problem(`${subject} is not answered. Is the application still starting?`);
  } finally {
    await connection.close();
  }
}
