import { until } from '../../../../tools/stack/until.mjs';
import { openBrowserAsReader } from '../support/browser.js';
import { deviceContents } from '../support/device-contents.js';

// The pages start without a network only from their service worker.
const visit = openBrowserAsReader(undefined, 'allow');

describe('a plan on a device without a network', () => {
  it('opens with today’s reading and the next ones, counts a day, and tells the server later', async () => {
    const { page } = await visit();
    await page.goto('/word-unfolded?trail=ready');
    await page.getByLabel('Plan', { exact: true }).selectOption('book');
    await page.getByLabel('Book', { exact: true }).selectOption('Ruth');
    await page.getByRole('button', { name: 'Begin this plan' }).click();
    await page.getByRole('button', { name: 'Mark complete' }).waitFor();
    // Passages are stored by the service worker, once it controls the page.
    await page.waitForFunction(async () => {
      await navigator.serviceWorker.ready;
      return navigator.serviceWorker.controller !== null;
    });
    const ahead = page.waitForResponse((response) => /Ruth\.3/.test(decodeURIComponent(response.url())));
    await page.goto('/word-unfolded');
    await (await ahead).finished();
    await until('the readings are on the device', async () => {
      const stored = await deviceContents(page);
      return ['the judges judged', 'Naomi her mother-in-law said'].every((words) => stored.includes(words));
    });
    await page.close();

    const context = page.context();
    await context.setOffline(true);
    const later = await context.newPage();
    await later.goto('/word-unfolded');
    await later.getByRole('link', { name: /^Today: Ruth 1/ }).click();
    await later.getByText('In the days when the judges judged').waitFor();
    await later.getByRole('button', { name: 'Mark complete' }).click();
    await later.getByText('1 day in a row').waitFor();
    await later.getByRole('button', { name: 'Next', exact: true }).click();
    await later.getByText('Naomi her mother-in-law said to her').waitFor();
    const sent = later.waitForResponse((response) => /\/days\/1\/complete$/.test(response.url()));
    await context.setOffline(false);
    expect((await sent).status()).toBe(200);
  });
});
