import {
  freePort,
  openTestDatabase,
  Program,
  type Environment,
  type TestDatabase,
} from '@word-unfolded/testing';
import { createHmac } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { auth } from '../fixtures/fake-auth.js';
import { Browser } from '../fixtures/browser.js';
import { startGateway, type Gateway } from '../fixtures/gateway-fixture.js';
import { documentId, TokenIssuer, type TokenWishes } from '../fixtures/token-issuer.js';
import { StackReader } from '../journal/stack-reader.js';

const ROOT = path.join(import.meta.dirname, '../../../..');

/** The secrets of the webhook while they are being changed. */
export const SECRETS = ['whsec_new_secret_of_the_stack', 'whsec_old_secret_of_the_stack'] as const;

/** The address to which the payment provider returns. */
export const SITE = 'https://word-unfolded.example';

/** The gateway, the billing service and the payment sandbox as a stranger sees them; both programs run as built. */
export class BillingStack {
  private constructor(
    readonly gateway: Gateway,
    /** The address of the sandbox itself. */
    readonly sandbox: string,
    private readonly issuer: TokenIssuer,
    private readonly database: TestDatabase,
    private readonly programs: readonly Program[],
    private readonly folder: string,
  ) {}

  /** @param keys the variables of the billing service, instead of those of the sandbox */
  static async start({ keys }: { keys?: Environment } = {}): Promise<BillingStack> {
    const folder = mkdtempSync(path.join(tmpdir(), 'billing-stack-'));
    const [port, sandboxPort] = [await freePort(), await freePort()];
    const sandbox = `http://127.0.0.1:${sandboxPort}`;
    const issuer = await TokenIssuer.create('only');
    auth.keys = [issuer.key];
    const [gateway, database] = await Promise.all([
      startGateway(
        { PORT: String(port), THROTTLE_PER_MINUTE: '100000000', PAYMENT_SANDBOX_URL: sandbox },
        { withAuth: true },
      ),
      openTestDatabase(),
    ]);
    writeFileSync(path.join(folder, 'secret'), SECRETS[0]);
    const program = (file: string, args: readonly string[], environment: Environment) =>
      new Program({ command: process.execPath, args: [path.join(ROOT, file), ...args], environment });
    const programs = [
      program(
        'libs/server/sandbox/dist/main.js',
        [
          ...['--stripe-port', String(sandboxPort), '--stripe-folder', folder],
          ...['--public-url', gateway.origin, '--webhook-secret-file', path.join(folder, 'secret')],
          ...['--webhook-url', `${gateway.origin}/api/billing/webhook`],
        ],
        {},
      ),
      program('services/billing/dist/main.js', [], {
        ...gateway.environment,
        ...database.environment,
        PUBLIC_URL: SITE,
        STRIPE_WEBHOOK_SECRET: SECRETS.join(','),
        ...(keys ?? { STRIPE_SECRET_KEY: 'sk_test_sandbox', STRIPE_API_URL: sandbox }),
      }),
    ];
    await Promise.all(programs.map((each) => each.start()));
    return new BillingStack(gateway, sandbox, issuer, database, programs, folder);
  }

  /** A signed-in reader with a browser of their own. */
  async reader(wishes: TokenWishes = {}): Promise<StackReader> {
    const id = wishes.userId ?? documentId();
    const token = await this.issuer.issue({ ...wishes, userId: id });
    return new StackReader(new Browser(this.gateway.origin), id, token);
  }

  /** Sends an event to the webhook. */
  webhook(body: string, signature: string | undefined): Promise<Response> {
    return fetch(`${this.gateway.origin}/api/billing/webhook`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(signature !== undefined && { 'stripe-signature': signature }),
      },
      body,
    });
  }

  /** Types a card into a checkout, as its reader does. */
  pay(checkoutUrl: string, number: string): Promise<Response> {
    return fetch(checkoutUrl, {
      method: 'POST',
      body: new URLSearchParams({ number, expiry: '12/34', code: '123' }),
      headers: { origin: this.gateway.origin },
      redirect: 'manual',
    });
  }

  /** An object of the sandbox. */
  async object<Kind>(path: string): Promise<Kind> {
    const response = await fetch(`${this.sandbox}/v1${path}`, {
      headers: { authorization: 'Bearer sk_test_sandbox' },
    });
    return (await response.json()) as Kind;
  }

  async stop(): Promise<void> {
    await Promise.all(this.programs.map((each) => each.kill()));
    await this.gateway.stop();
    await this.database.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** The signature of a body. @param at seconds since 1970 */
export function sign(body: string, secret: string, at = Math.floor(Date.now() / 1_000)): string {
  return `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`;
}
