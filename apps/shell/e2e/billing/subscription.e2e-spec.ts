import type { Page } from 'playwright-core';
import { registerReader } from '../../../../tools/stack/readers.mjs';
import { accessibilityProblems } from '../support/accessibility.js';
import { openBrowser, PHONE, STACK_URL, type VisitOptions } from '../support/browser.js';
import { banner, CARDS, lookUntil, moveClock, sendCard } from './payments.js';

const visit = openBrowser();

/** A new reader at the plans. */
async function newReaderAtPlans(options: VisitOptions = {}) {
  const as = await registerReader((await visit()).page.request, STACK_URL);
  const visited = await visit({ as, ...options });
  await visited.page.goto('/subscription');
  return { ...visited, as };
}

/** Waits until the element with a label has the focus: a dialog that closes gives it back. */
const focusOn = (page: Page, label: string) =>
  page.waitForFunction((text) => document.activeElement?.textContent === text, label);

// Each test moves the one clock of the stack, so all of them are in this file.
describe('a subscription, as a reader lives with it', () => {
  it('begins with a trial that reaches every tab, and is charged when the trial ends', async () => {
    const { page, complaints } = await newReaderAtPlans();
    const otherTab = await page.context().newPage();
    await otherTab.goto('/wumenu');
    await otherTab.getByRole('main').getByRole('heading').first().waitFor();
    await page.getByText('Annual, 20% off').click();
    await page.getByRole('button', { name: 'Start Free Trial: Plus' }).click();
    await page.getByRole('link', { name: 'Cancel and go back' }).click();
    await page.getByText('The checkout was cancelled. Nothing was charged').waitFor();
    expect(await page.getByRole('radio', { name: 'Annual, 20% off' }).isChecked()).toBe(true);

    await page.getByText('Monthly', { exact: true }).click();
    await page.getByRole('button', { name: 'Start Free Trial: Plus' }).click();
    await sendCard(page, CARDS.declined);
    await page.getByText('Your card was declined.').waitFor();
    await sendCard(page, CARDS.visa);
    await page.getByText('Welcome to Plus. Thank you!').waitFor();
    expect(new URL(page.url()).search).toBe('');
    await banner(page)
      .getByText(/^Your trial of Plus ends in \d+ days\.$/)
      .waitFor();
    await banner(otherTab)
      .getByText(/^Your trial of Plus ends in \d+ days\.$/)
      .waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await otherTab.goto('/app');
    await otherTab.waitForURL('/app'); // a page of the plan, to which the free plan does not lead
    await otherTab.close();

    await moveClock(5.1);
    await lookUntil(page, /^Active, renews on/);
    await banner(page).waitFor({ state: 'detached' });
    const invoices = page.getByRole('table', { name: 'Invoices' });
    expect(await invoices.getByRole('row').nth(1).innerText()).toMatch(/\$15\.99\s+Paid/);
    const downloaded = page.waitForEvent('download');
    await invoices
      .getByRole('link', { name: /^PDF of invoice/ })
      .first()
      .click();
    expect((await downloaded).suggestedFilename()).toMatch(/\.pdf$/);
    await page.getByText('Annual, 20% off').click();
    await page.getByRole('button', { name: 'Pay annually' }).click();
    await page.getByRole('button', { name: /^Pay \$137\.\d\d and change$/ }).click();
    await page.getByText('Plus, $153.50 a year').waitFor();
    expect(complaints).toEqual([]);
  });

  it('is upgraded for the amount due today, cancelled, resumed, ends, and begins again', async () => {
    const { page, complaints } = await newReaderAtPlans();
    await page.getByRole('button', { name: 'Subscribe without a trial: Plus' }).click();
    await sendCard(page, CARDS.visa);
    await page.getByText('Welcome to Plus. Thank you!').waitFor();

    await page.getByRole('button', { name: 'Upgrade to Premium' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Due today').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Pay $5.00 and change' }).click();
    await page.getByText('Premium, $20.99 a month').waitFor();
    await focusOn(page, 'Premium');

    await page.getByRole('button', { name: 'Cancel subscription' }).click();
    await dialog.getByText(/^Premium stays until .+ what you wrote is kept/).waitFor();
    await dialog.getByRole('button', { name: 'Cancel subscription' }).click();
    await page.getByText(/^Active until .+; it will not be renewed$/).waitFor();
    await focusOn(page, 'Resume subscription');
    await page.getByRole('button', { name: 'Resume subscription' }).click();
    await page.getByText(/^Active, renews on/).waitFor();
    await page.getByRole('button', { name: 'Cancel subscription' }).click();
    await dialog.getByRole('button', { name: 'Cancel subscription' }).click();
    await page.getByText(/; it will not be renewed$/).waitFor();

    await moveClock(32);
    await lookUntil(page, /^Ended on/);
    await banner(page).getByText('You are on the Free plan now.').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await banner(page).getByRole('button', { name: 'Dismiss this notice' }).click();
    await page.reload();
    await page.getByRole('button', { name: 'Subscribe without a trial: Premium' }).waitFor();
    expect(await banner(page).count()).toBe(0);
    await page.getByText('Monthly', { exact: true }).click();
    await page.getByRole('button', { name: 'Subscribe without a trial: Premium' }).click();
    await sendCard(page, CARDS.visa);
    await page.getByText('Welcome to Premium. Thank you!').waitFor();
    await page.getByText('Premium, $20.99 a month').waitFor();
    expect(complaints).toEqual([]);
  });

  it('warns in Spanish on a phone when the card fails, until a new card pays', async () => {
    const { page, complaints } = await newReaderAtPlans({ viewport: PHONE, locale: 'es-MX' });
    await page.getByRole('button', { name: 'Empezar la prueba gratuita: Premium' }).click();
    await sendCard(page, CARDS.declinedLater);
    await page.getByText('Ya tienes Premium. ¡Gracias!').waitFor();
    await banner(page)
      .getByText(/^Tu prueba de Premium termina en \d+ días\.$/)
      .waitFor();

    // Also with the keyboard open, the input of the assistant is above the tabs, whatever the notice above it takes.
    await page.goto('/word-unfolded?ref=Salmo+23&translation=spa_r09');
    await page.getByRole('tab', { name: 'Asisteo' }).click();
    const input = page.getByRole('textbox', { name: 'Pregúntale a Asisteo' });
    for (const height of [PHONE.height, 520]) {
      await page.setViewportSize({ ...PHONE, height });
      await input.waitFor();
      const end = await input.evaluate((element) => element.getBoundingClientRect().bottom);
      const tabs = await page.getByRole('tablist').evaluate((list) => list.getBoundingClientRect().top);
      expect(end).toBeLessThanOrEqual(tabs);
    }
    await page.setViewportSize(PHONE);
    await page.goto('/subscription');

    await moveClock(5.1);
    await lookUntil(page, /^Falló un pago\. Conservas todo hasta el/);
    await banner(page)
      .getByText(/^Un pago no se completó\. Premium termina el .+ si no se paga antes\.$/)
      .waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.goto('/help');
    await banner(page).getByRole('button', { name: 'Ir a facturación' }).click();
    await sendCard(page, CARDS.mastercard);
    await page.getByRole('link', { name: 'Volver a la aplicación' }).click();
    await lookUntil(page, /^Activa, se renueva el/);
    await page.getByText('Mastercard terminada en 4444, vence 12/2034').waitFor();
    await banner(page).waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
  });
});
