import { Problem } from '../terminal/terminal.mjs';
import { connectNats } from './connect-nats.mjs';
import { operatorHeaders } from './sign-call.mjs';

/** Subject of the contract EnsurePrices (`libs/shared/contracts/src/billing/ensure-prices.ts`). */
const SUBJECT = 'billing.prices.ensure';

const TIMEOUT_MS = 60_000;

/**
 * Messages for the operator, by the error code of the billing service.
 *
 * @type {Record<string, string>}
 */
const REFUSALS = {
  BILLING_NOT_SET_UP: 'STRIPE_SECRET_KEY is not set (docs/billing.md).',
  PAYMENT_PROVIDER_UNAVAILABLE:
    'The payment provider refuses or does not answer; the log of the billing service says why.',
  CALLER_REFUSED: 'CALLER_SECRET is not that of this installation, or the clocks of the machines differ.',
};

/**
 * Asks the billing service of an installation to make its prices.
 *
 * @param {import('./installation.mjs').Nats} nats
 * @returns {Promise<{ made: string[], present: string[] }>} lookup keys
 * @throws {Problem} if the installation is unreachable or refuses
 */
export async function ensurePrices({ url, prefix, secret }) {
  const connection = await connectNats(url, TIMEOUT_MS);
  try {
    const call = { subject: `${prefix}.${SUBJECT}`, body: JSON.stringify({}), timeoutMs: TIMEOUT_MS };
    const answer = await connection.request(call.subject, call.body, {
      timeout: TIMEOUT_MS,
      headers: operatorHeaders(secret, call),
    });
    if (!answer.headers?.has('failed')) return answer.json();
    const { code } = /** @type {{ code: string }} */ (answer.json());
    throw new Problem(REFUSALS[code] ?? `The billing service refused: ${code}.`);
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw new Problem('The billing service does not answer. Is the application still starting?');
  } finally {
    await connection.close();
  }
}
