import type { Page } from 'playwright-core';
import type { Reader } from '../../../../tools/stack/readers.mjs';
import { accessibilityProblems } from '../support/accessibility.js';
import { STACK_URL, openBrowser } from '../support/browser.js';
import { registerAdmin } from '../support/register-admin.js';

const visit = openBrowser();
let writer: Reader;

beforeAll(async () => {
  writer = await registerAdmin((await visit()).page.request);
});

async function openWritings() {
  const visited = await visit({ as: writer });
  const { page } = visited;
  await page.goto('/word-unfolded?ref=Ruth%201:16&translation=KJV');
  await page.getByRole('article').first().waitFor();
  await page.getByRole('group', { name: 'What to study' }).getByRole('button', { name: 'Writings' }).click();
  await page.getByRole('region', { name: 'Writings about the passage' }).waitFor();
  return visited;
}

const write = (page: Page) => page.getByRole('button', { name: 'Write it for Ruth 1:16' }).click();

describe('generated content about the passage', () => {
  it('is generated for the open translation, inserted into the note, and saved with it to the journal', async () => {
    const { page, complaints } = await openWritings();
    const request = page.waitForRequest((request) => request.url().endsWith('/api/ai/devotional'));
    await write(page);
    expect((await request).postDataJSON()).toMatchObject({ scriptureRef: 'Ruth 1:16', translationId: 'KJV' });
    await page.getByRole('button', { name: 'Put into the note' }).click();
    await page.getByText('It is in your note.').waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole('button', { name: 'Notes', exact: true }).click();
    const note = page.getByRole('textbox', { name: 'Your notes' });
    await note.waitFor();
    expect(await note.inputValue()).toMatch(/^Devotional: Ruth 1:16\n\n/);
    await page.getByRole('button', { name: 'Keep in journal' }).click();
    await page.getByText('Notes saved to journal successfully!').waitFor();
    await page.goto('/journal');
    await page
      .getByRole('link', { name: /Ruth 1:16/ })
      .first()
      .click();
    await page
      .getByText(/Devotional: Ruth 1:16/)
      .first()
      .waitFor();
    expect(complaints).toEqual([]);
  });

  it('shows its own error text, and can be requested again', async () => {
    const { page } = await openWritings();
    await page.route('**/api/ai/quote', (route) => route.fulfill({ status: 500, body: '' }));
    await page.getByRole('button', { name: 'Quote', exact: true }).click();
    await write(page);
    await page.getByRole('alert').getByText('Unable to generate quote').waitFor();
    await page.unroute('**/api/ai/quote');
    await write(page);
    await page.getByRole('button', { name: 'Put into the note' }).waitFor();
  });

  it('leads a reader whose session was ended elsewhere to sign-in, and back', async () => {
    const { page } = await openWritings();
    await page.context().clearCookies();
    const signIn = /\/login\?returnUrl=.*word-unfolded/;
    // A request in the background may lead there before the button is clicked.
    await Promise.race([write(page).catch(() => undefined), page.waitForURL(signIn)]);
    await page.waitForURL(signIn);
    expect(page.url().startsWith(STACK_URL)).toBe(true);
  });
});
