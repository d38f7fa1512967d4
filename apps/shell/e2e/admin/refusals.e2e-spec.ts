import { EVENT_ROUTES, ROUTES, SERVICES } from '@word-unfolded/contracts';
import { connectNats } from '../../../../tools/admin/connect-nats.mjs';
import { natsOfInstallation } from '../../../../tools/admin/installation.mjs';
import { signedHeaders } from '../../../../tools/admin/sign-call.mjs';
import { openBrowserAsReader } from '../support/browser.js';

const visit = openBrowserAsReader();

const isForAdministrators = ({ gate }: { readonly gate: unknown }) =>
  JSON.stringify(gate) === JSON.stringify({ tier: 'admin' });

const TIMEOUT_MS = 20_000;

/** A reader of the highest tier below administrators. */
const BETA = { kind: 'reader', id: 'e'.repeat(24), sessionId: 'f'.repeat(24), tier: 'beta', role: 'user' };

/** The subjects of all messages of administrators, in each service that may handle them. */
function subjectsOfAdministrators(): string[] {
  const ofRoutes = ROUTES.filter(isForAdministrators).flatMap(({ message, messageOf }) =>
    messageOf ? SERVICES.map((service) => message.subject.replace(/^\w+/, service)) : [message.subject],
  );
  return [...new Set(ofRoutes)];
}

describe('what only administrators may do', () => {
  it('is refused by each service itself, whatever a gateway let through', async () => {
    const { url, prefix, secret } = natsOfInstallation({ ...process.env, DATA_DIR: process.env.STACK_DATA });
    const connection = await connectNats(url, TIMEOUT_MS);
    try {
      const answers = await Promise.all(
        subjectsOfAdministrators().map(async (subject) => {
          const call = { subject: `${prefix}.${subject}`, body: '{}', timeoutMs: TIMEOUT_MS };
          const options = { timeout: TIMEOUT_MS, headers: signedHeaders(secret, BETA, call) };
          const answer = await connection.request(call.subject, call.body, options).then(
            (received) => received.json<{ readonly code: string }>().code,
            () => 'no service handles it',
          );
          return [subject, answer] as const;
        }),
      );
      const handled = answers.filter(([, answer]) => answer !== 'no service handles it');
      expect(handled.length).toBeGreaterThan(25);
      expect(handled.filter(([, answer]) => answer !== 'TIER_REQUIRED')).toEqual([]);
      // Queues and erasures belong to some of the services; every other message has one that handles it.
      expect(
        answers.filter((each) => !handled.includes(each)).every(([subject]) => subject.includes('.jobs.')),
      ).toBe(true);
    } finally {
      await connection.close();
    }
  });

  it('is refused by the gateway, and the pages lead a reader to the plans', async () => {
    const { page } = await visit();
    await page.goto('/admin/users');
    await page.waitForURL('/subscription');
    const token = await page.evaluate(() => localStorage.getItem('auth_token'));
    const { csrfToken } = (await (await page.request.get('/api/csrf-token')).json()) as { csrfToken: string };
    const headers = { authorization: `Bearer ${token}`, 'x-csrf-token': csrfToken };
    for (const { method, path } of [...ROUTES, ...EVENT_ROUTES].filter(isForAdministrators)) {
      const address = path.replace(/\{\w+\}/g, 'x');
      const answer = await page.request.fetch(address, {
        method,
        headers,
        ...(method !== 'GET' && { data: {} }),
      });
      expect([method, path, answer.status()]).toEqual([method, path, 403]);
    }
  });
});
