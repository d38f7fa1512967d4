import type { Page } from 'playwright-core';
import { until } from '../../../../tools/stack/until.mjs';
import { STACK_URL } from '../support/browser.js';

/**
 * Cards of the payment sandbox. A card starts one trial, so each test that starts one has its own.
 */
export const CARDS = {
  visa: '4242 4242 4242 4242',
  mastercard: '5555 5555 5555 4444',
  amex: '3782 822463 10005',
  declined: '4000 0000 0000 0002',
  declinedLater: '4000 0000 0000 0341',
} as const;

/** Fills the form of a card on a page of the sandbox, in either language, and sends it. */
export async function sendCard(page: Page, number: string): Promise<void> {
  await page.getByLabel(/^(Card number|Número de tarjeta)/).fill(number);
  await page.getByLabel(/^(Expiry|Vencimiento)/).fill('12/34');
  await page.getByLabel(/^(Security code|Código)/).fill('123');
  await page.getByRole('button', { name: /^(Start|Comenzar|Pay and|Pagar y|Use this|Usar esta)/ }).click();
}

/** Moves the clock of the sandbox for all readers of the stack. Everything due in between happens at its moment. */
export async function moveClock(days: number): Promise<void> {
  const answer = await fetch(`${STACK_URL}/sandbox/stripe/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `days=${days}`,
    redirect: 'manual',
  });
  if (answer.status !== 303) throw new Error(`the clock did not move: ${answer.status}`);
}

/** Looks at the page again and again until it shows the words: the provider tells the server of changes on its own. */
export async function lookUntil(page: Page, words: RegExp): Promise<void> {
  const found = page.getByRole('main').getByText(words).first();
  await until(`${words.source} on the page`, async () => {
    const loaded = page.waitForResponse((response) => response.url().includes('/api/billing/subscription'));
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await loaded;
    return found.isVisible();
  });
}

/** The notice about the reader's plan, above every page. */
export const banner = (page: Page) => page.getByRole('region', { name: /^(Your plan|Tu plan)$/ });
