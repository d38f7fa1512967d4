import type { Page } from 'playwright-core';
import { accessibilityProblems } from '../support/accessibility.js';
import { openBrowserAsReader, PHONE } from '../support/browser.js';
import { registerAdmin } from '../support/register-admin.js';

const visit = openBrowserAsReader();

const viewer = (page: Page) => page.getByRole('button', { name: /^(?:Mark complete|Marcar como leído)$/ });

/** Begins a plan on the book of Ruth. */
async function beginRuth(page: Page): Promise<void> {
  await page.goto('/word-unfolded?trail=ready');
  await page.getByLabel('Plan', { exact: true }).selectOption('book');
  await page.getByLabel('Book', { exact: true }).selectOption('Ruth');
  await page.getByRole('button', { name: 'Begin this plan' }).click();
  await viewer(page).waitFor();
}

describe('Rhema Trail', () => {
  it('generates a plan on a theme, whose days appear, and opens its first day', async () => {
    const { page, complaints } = await visit();
    await page.goto('/word-unfolded?ref=Psalm+23');
    await page.getByRole('button', { name: 'Rhema Trail: reading plans' }).click();
    await page.getByRole('button', { name: 'Plan on a theme' }).click();
    await page.getByRole('button', { name: 'Generate plan' }).click();
    await page.getByText('Theme is required').waitFor();
    await page.getByRole('textbox', { name: 'Theme' }).fill('hope');
    // The page is loaded again while the plan is generated.
    await page.route('**/api/rhema/generate/*/events', () => {});
    const follows = page.waitForRequest('**/api/rhema/generate/*/events');
    const begun: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/rhema/generate'))
        begun.push(request.url());
    });
    // The second press of a double click must neither begin another plan nor close the dialog.
    await page.getByRole('button', { name: 'Generate plan' }).dblclick();
    await follows;
    await page.getByRole('dialog', { name: 'Plan on a theme' }).waitFor();
    expect(begun).toHaveLength(1);
    await page.unroute('**/api/rhema/generate/*/events');
    await page.reload();
    await page.getByText('“hope” is ready.').waitFor();
    expect(await page.getByRole('region', { name: 'Days found so far' }).getByRole('listitem').count()).toBe(
      7,
    );
    await page.getByRole('button', { name: 'Start reading' }).click();
    await viewer(page).waitFor();
    await page.getByText(/^Day 1 of 7/).waitFor();
    await page.locator('.scripture').first().waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('offers near themes for one on which Scripture has nothing, and keeps the theme', async () => {
    const { page } = await visit();
    await page.goto('/word-unfolded?ref=Ruth+1'); // a reader who has read before comes from the menu as well
    await page.getByRole('heading', { name: 'Ruth 1', exact: true }).waitFor();
    await page.goto('/wumenu');
    await page.getByRole('link', { name: /^Rhema Trail/ }).click();
    await page.getByRole('button', { name: 'Plan on a theme' }).click();
    await page.getByRole('textbox', { name: 'Theme' }).fill('zxqv');
    await page.getByRole('button', { name: 'Generate plan' }).click();
    await page.getByText(/^Too few passages were found for this theme\. You could try: /).waitFor();
    expect(await page.getByRole('textbox', { name: 'Theme' }).inputValue()).toBe('zxqv');
    const near = page.getByRole('group', { name: 'Themes to try instead' });
    await near.getByRole('button', { name: 'hope' }).click();
    expect(await page.getByRole('textbox', { name: 'Theme' }).inputValue()).toBe('hope');
  });

  it('counts a day that is read, keeps its note, and undoes it', async () => {
    const { page } = await visit();
    await beginRuth(page);
    await page.getByLabel('Trail note').fill('Where you go');
    await viewer(page).click();
    await page.getByText('Day complete.').waitFor();
    expect(await page.getByRole('button', { name: 'Completed', exact: true }).isDisabled()).toBe(true);
    await page.getByText('1 day in a row').waitFor();
    await page.getByText('First Day Completed').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await viewer(page).waitFor();
    await page.reload();
    await viewer(page).waitFor();
    expect(await page.getByLabel('Trail note').inputValue()).toBe('Where you go');
  });

  it('is deleted, and comes back as the plan that is read now', async () => {
    const { page } = await visit();
    await beginRuth(page);
    await page.getByRole('button', { name: 'More for this plan' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByText('“Ruth” was deleted.').waitFor();
    await page.getByRole('link', { name: /^Today: / }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('link', { name: /^Today: Ruth 1/ }).waitFor();
  });

  it('is listened to, has its note put into the journal, and is remembered after a year', async () => {
    const { page } = await visit({ as: await registerAdmin((await visit()).page.request) });
    await beginRuth(page);
    await page.getByRole('button', { name: 'Listen', exact: true }).click();
    await page.getByRole('region', { name: 'Reading aloud' }).waitFor();
    await page.getByLabel('Trail note').fill('Where you go');
    await page.getByRole('button', { name: 'Keep in journal' }).click();
    await page.getByRole('button', { name: 'In your journal' }).waitFor();
    const completed = page.waitForResponse(/\/days\/1\/complete$/);
    await viewer(page).click();
    await completed;
    await page.goto('/journal');
    await page
      .getByText(/^Ruth: Ruth 1/)
      .first()
      .waitFor();
    await page.clock.setFixedTime(new Date().setFullYear(new Date().getFullYear() + 1));
    await page.reload();
    const remembered = page.getByRole('complementary', { name: 'Related entries' });
    await remembered.getByRole('heading', { name: 'Read on this day' }).waitFor();
    await remembered.getByText('Where you go').waitFor();
    await remembered
      .getByRole('link', { name: /^Ruth 1/ })
      .last()
      .click();
    await page.getByRole('button', { name: 'Completed', exact: true }).waitFor();
  });

  it('shows another schedule before and after, applies it, and undoes it in one step', async () => {
    const { page } = await visit();
    await beginRuth(page);
    const schedule = page.getByRole('region', { name: 'Schedule' });
    const before = await schedule.innerText();
    await page.getByRole('button', { name: 'More for this plan' }).click();
    await page.getByRole('menuitem', { name: 'Change the schedule' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change the schedule' });
    await dialog.getByText('Read on other days of the week').click();
    for (const day of ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'])
      await dialog.getByText(day, { exact: true }).click();
    await dialog.getByRole('table', { name: 'Before and after' }).waitFor();
    expect(await schedule.innerText()).toBe(before);
    await dialog.getByRole('button', { name: 'Apply' }).click();
    await page.getByText('Your days of the week have changed.').waitFor();
    expect(await schedule.innerText()).not.toBe(before);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Undone.').waitFor();
    expect(await schedule.innerText()).toBe(before);
  });

  it('subscribes a calendar by an address that can be ended', async () => {
    const { page } = await visit();
    await beginRuth(page);
    await page.getByRole('button', { name: 'More for this plan' }).click();
    await page.getByRole('menuitem', { name: 'Calendar' }).click();
    await page.getByRole('button', { name: 'Create an address' }).click();
    const address = await page.getByText(/\/api\/calendar\/[\w-]{32}\.ics$/).innerText();
    const open = await page.request.get(address);
    expect(open.headers()['content-type']).toContain('text/calendar');
    expect(await open.text()).toContain('BEGIN:VEVENT');
    await page.getByRole('button', { name: 'End this address' }).click();
    await page.getByRole('button', { name: 'Create an address' }).waitFor();
    expect((await page.request.get(address)).status()).toBe(404);
  });

  it('says in words how far a reader is behind when the days pass, on a phone in Spanish', async () => {
    const { page } = await visit({ viewport: PHONE, locale: 'es-419' });
    await page.goto('/word-unfolded?trail=ready');
    await page.getByRole('button', { name: 'Empezar este plan' }).click();
    await viewer(page).waitFor();
    await page.locator('.scripture').first().waitFor();
    await page.mouse.wheel(0, 600);
    await page.getByRole('button', { name: 'Volver arriba' }).waitFor();
    // The button to the top does not cover it.
    await page.getByRole('button', { name: 'Siguiente', exact: true }).click({ trial: true });
    await page.clock.setFixedTime(Date.now() + 3 * 86_400_000);
    await page.reload();
    await viewer(page).waitFor();
    await page.getByRole('button', { name: 'Progreso' }).click();
    await page.getByText('3 días te esperan.').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  it('works without a network: a day counts at once, and reaches the server later', async () => {
    const { page } = await visit();
    await beginRuth(page);
    await page.locator('.scripture').first().waitFor();
    await page.context().setOffline(true);
    await viewer(page).click();
    await page.getByText('1 day in a row').waitFor();
    const sent = page.waitForResponse((response) => /\/days\/1\/complete$/.test(response.url()));
    await page.context().setOffline(false);
    expect((await sent).status()).toBe(200);
  });
});
