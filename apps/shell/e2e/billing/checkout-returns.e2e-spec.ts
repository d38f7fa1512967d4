import type { Page } from 'playwright-core';
import { registerReader, type Reader } from '../../../../tools/stack/readers.mjs';
import { openBrowser, STACK_URL } from '../support/browser.js';
import { CARDS, sendCard } from './payments.js';

const visit = openBrowser();
const CHECKOUT = /\/sandbox\/stripe\/checkout\//;

const newReader = async (): Promise<Reader> => registerReader((await visit()).page.request, STACK_URL);

/** Opens the checkout of the Plus plan, without a trial. */
async function openCheckout(page: Page): Promise<void> {
  await page.goto('/subscription');
  await page.getByRole('button', { name: 'Subscribe without a trial: Plus' }).click();
  await page.waitForURL(CHECKOUT);
}

describe('the way to a checkout and back', () => {
  it('leads to one checkout however often it is begun, and loses nothing by the back button', async () => {
    const { page } = await visit({ as: await newReader() });
    await page.goto('/subscription');
    await page.getByText('Annual, 20% off').click();
    await page.getByRole('button', { name: 'Subscribe without a trial: Plus' }).dblclick();
    await page.waitForURL(CHECKOUT);
    const first = page.url();
    await page.goBack();
    await page.locator('#first-page').waitFor({ state: 'detached' });
    expect(await page.getByRole('radio', { name: 'Annual, 20% off' }).isChecked()).toBe(true);
    await page.getByRole('button', { name: 'Subscribe without a trial: Plus' }).click();
    await page.waitForURL(CHECKOUT);
    expect(page.url()).toBe(first);
  });

  it('goes on after a sign-in when the session ended meanwhile, and for no other reader', async () => {
    const reader = await newReader();
    const { page } = await visit({ as: reader });
    await openCheckout(page);
    await page.context().clearCookies();
    await sendCard(page, CARDS.visa);
    // The page offers the sign-in at once, or its first call leads there.
    const signIn = page.getByRole('main').getByRole('link', { name: 'Sign in' });
    await signIn.or(page.getByLabel('Email')).first().waitFor();
    if (!(await page.getByLabel('Email').isVisible()))
      await signIn.evaluate((link: HTMLElement) => link.click()).catch(() => undefined);
    await page.getByLabel('Email').fill(reader.email);
    const back = new URL(page.url()).searchParams.get('returnUrl') ?? '';
    await page.getByLabel('Password', { exact: true }).fill(reader.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('Welcome to Plus. Thank you!').waitFor();

    const other = await visit({ as: await newReader() });
    await other.page.goto(back);
    await other.page.getByText('This checkout belongs to another account.').waitFor();
    expect(await other.page.getByText('Plus, $15.99 a month').count()).toBe(0);
  });

  it('shows without a network what was changed last, and not what was stored before', async () => {
    const { page } = await visit({ as: await newReader() });
    await openCheckout(page);
    await sendCard(page, CARDS.visa);
    await page.getByText(/^Active, renews on/).waitFor();
    await page.getByRole('button', { name: 'Cancel subscription' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel subscription' }).click();
    const resume = page.getByRole('button', { name: 'Resume subscription' });
    await resume.waitFor();
    await page.context().setOffline(true);
    await resume.click();
    await page.getByText(/^The subscription could not be resumed/).waitFor();
    expect(await page.getByText(/; it will not be renewed$/).isVisible()).toBe(true);
    await page.context().setOffline(false);
    await resume.click();
    await page.getByText(/^Active, renews on/).waitFor();
  });

  it('says what failed, offline and when the services do not answer, and goes on afterwards', async () => {
    const { page } = await visit({ as: await newReader() });
    const refusal = { success: false, error: 'Not now.', code: 'NOT_FOUND', correlationId: 'none' };
    await page.route('**/api/billing/subscription', (route) => route.fulfill({ status: 404, json: refusal }));
    await page.goto('/subscription');
    await page.getByText('Your subscription could not be loaded').waitFor();
    await page.getByRole('region', { name: 'Premium' }).getByText('$20.99').waitFor();
    await page.unroute('**/api/billing/subscription');
    await page.getByRole('button', { name: 'Try again' }).click();
    const buy = page.getByRole('button', { name: 'Subscribe without a trial: Premium' });
    await buy.waitFor();
    await page.context().setOffline(true);
    await page.getByText('You are offline. Your plan stays as it is').waitFor();
    await buy.click();
    await page.getByText('The checkout could not be opened').waitFor();
    await page.context().setOffline(false);
    await page.getByText('You are offline. Your plan stays as it is').waitFor({ state: 'detached' });
    await buy.click();
    await page.waitForURL(CHECKOUT);
  });
});
