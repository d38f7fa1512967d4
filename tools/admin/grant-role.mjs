import { Problem } from '../terminal/terminal.mjs';
import { connectNats } from './connect-nats.mjs';
import { operatorHeaders } from './sign-call.mjs';

/** Subject of the contract GrantRole (`libs/shared/contracts/src/accounts/grant-role.ts`). */
const SUBJECT = 'auth.role.grant';

const TIMEOUT_MS = 5_000;

/**
 * Messages for the operator, by the error code of the auth service.
 *
 * @type {Record<string, string>}
 */
const REFUSALS = {
  ACCOUNT_NOT_FOUND: 'There is no account with this address, or its address has not been verified yet.',
  CALLER_REFUSED: 'CALLER_SECRET is not that of this installation, or the clocks of the machines differ.',
  EMAIL_INVALID: 'This is not an e-mail address.',
};

/**
 * Asks the auth service of an installation to set the role of an account.
 *
 * @param {import('./installation.mjs').Nats} nats
 * @param {string} email the verified address of the account
 * @param {'admin' | 'user'} role
 * @throws {Problem} if the installation is unreachable or refuses
 */
export async function grantRole({ url, prefix, secret }, email, role) {
  const connection = await connectNats(url, TIMEOUT_MS);
  try {
    const call = {
      subject: `${prefix}.${SUBJECT}`,
      body: JSON.stringify({ email, role }),
      timeoutMs: TIMEOUT_MS,
    };
    const answer = await connection.request(call.subject, call.body, {
      timeout: TIMEOUT_MS,
      headers: operatorHeaders(secret, call),
    });
    if (!answer.headers?.has('failed')) return;
    const { code } = /** @type {{ code: string }} */ (answer.json());
    throw new Problem(REFUSALS[code] ?? `The auth service refused: ${code}.`);
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw new Problem('The auth service does not answer. Is the application still starting?');
  } finally {
    await connection.close();
  }
}
