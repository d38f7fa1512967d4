import type { Page } from 'playwright-core';
import type { Reader } from '../../../../tools/stack/readers.mjs';
import { Caller } from '../ai/ai-api.js';
import { STACK_URL, openBrowser } from '../support/browser.js';
import { beginEntries, entriesOnServer } from './journal-api.js';
import { entryLink, saved, synced, text, title } from './journal-writing.js';
import { registerAdmin } from '../support/register-admin.js';

const visit = openBrowser();

/** Input that would run a script, open a dialog or fetch a resource if it were parsed as HTML. */
const HOSTILE = '<img src="/hostile.png" onerror="alert(1)"><script>alert(2)</script>';
const HOSTILE_TAG = '<img src=x onerror=alert(1)>';
const RIGHT_TO_LEFT = 'שָׁלוֹם לָכֶם 👨‍👩‍👧‍👦 سلام';

let writer: Reader;
let caller: Caller;

beforeAll(async () => {
  writer = await registerAdmin((await visit()).page.request);
  caller = await Caller.as(STACK_URL, writer);
});
afterAll(() => caller.leave());

/** A page that records forbidden effects of a reader's text. */
async function watched(): Promise<{ readonly page: Page; readonly harm: string[] }> {
  const { page } = await visit({ as: writer });
  const harm: string[] = [];
  page.on('dialog', (dialog) => {
    harm.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (request.url().includes('hostile') || request.url().endsWith('/x')) harm.push(request.url());
  });
  return { page, harm };
}

const elements = (page: Page) =>
  page.locator('main img, main script:not([src]), main iframe, main [onerror], main [onclick]').count();

/** Puts content on the clipboard of the page and pastes it, as a reader does from another program. */
async function paste(page: Page, kinds: Readonly<Record<string, string>>): Promise<void> {
  await text(page).evaluate((place, content) => {
    const clipboardData = new DataTransfer();
    for (const [kind, words] of Object.entries(content)) clipboardData.setData(kind, words);
    place.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, kinds);
}

/** A text of about the given number of characters, in paragraphs of about 500. */
function wordsOf(characters: number): string {
  const paragraph = `${'grace and peace '.repeat(31)}.`;
  return Array.from({ length: characters / 500 }, () => paragraph).join('\n\n');
}

describe('hostile text', () => {
  it('is never treated as HTML or script, in any field and any view', async () => {
    const made = [{ title: HOSTILE, content: `# ${HOSTILE}\n\n${HOSTILE}` }];
    await beginEntries(caller, [
      { fields: { title: `Hostile ${HOSTILE}`, content: `${HOSTILE}\n\n${RIGHT_TO_LEFT}` }, made },
    ]);
    const { page, harm } = await watched();
    await page.goto('/journal?q=Hostile');
    await entryLink(page, /onerror/).click();
    await page.getByRole('heading', { level: 1, name: /^Hostile <img src/ }).waitFor();
    await page.getByText(RIGHT_TO_LEFT).waitFor();
    await page.getByRole('tabpanel').getByText('alert(2)').first().waitFor();
    expect(await elements(page)).toBe(0);

    await page.getByRole('button', { name: 'Edit' }).click();
    await text(page).getByText('alert(2)').waitFor();
    await text(page).click();
    await page.keyboard.press('Control+End');
    await paste(page, {
      'text/html':
        '<p>Pasted <b>words</b><img src="/hostile.png" onerror="alert(3)"><script>alert(4)</script></p>',
      'text/plain': 'Pasted words',
    });
    await text(page).getByText('Pasted').waitFor();
    await page.getByRole('textbox', { name: 'Passage' }).fill(HOSTILE);
    const tag = page.getByRole('textbox', { name: 'Add a tag' });
    for (const words of [HOSTILE_TAG, HOSTILE_TAG.toUpperCase()]) {
      await tag.fill(words);
      await tag.press('Enter');
    }
    await page.getByText('Tag already exists on this entry').waitFor();
    await tag.fill('');
    for (let number = 2; number <= 11; number += 1) {
      await tag.fill(`tag ${number}`);
      await tag.press('Enter');
    }
    await page.getByText('An entry has no more than 10 tags').waitFor();
    await synced(page);
    expect(await text(page).innerText()).toContain(HOSTILE);
    expect(await elements(page)).toBe(0);
    const [entry] = await entriesOnServer(caller);
    expect(entry!.content).not.toContain('<script>'); // Markdown that renders as these words everywhere
    expect(entry!.content).toContain(RIGHT_TO_LEFT);
    expect(entry!.content).toContain('**words**');
    expect(entry!.tags).toHaveLength(10);
    expect(entry!.tags[0]).toBe(HOSTILE_TAG);
    expect(harm).toEqual([]);
  });

  it('of nearly 50,000 characters is saved; a longer one stays on the device with a message, and blocks nothing else', async () => {
    const { page } = await watched();
    await page.goto('/journal/edit/new');
    await title(page).fill('Long');
    await text(page).click();
    await paste(page, { 'text/plain': wordsOf(49_000) });
    await synced(page);
    await paste(page, { 'text/plain': `The end. ${wordsOf(2_000)}` });
    await page.getByText('Content must be no more than 50000 characters').first().waitFor();
    await page.getByText(/^Saved on this device only: /).waitFor();
    await text(page).getByText('The end.').waitFor();
    await paste(page, { 'text/plain': wordsOf(400_000) });
    await saved(page);
    const long = page.url();
    await page.goto('/journal/edit/new');
    await title(page).fill('Short');
    await text(page).click();
    await page.keyboard.type('words');
    await synced(page);
    await page.goto(long);
    await text(page).click();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('short');
    await synced(page);
    const contents = (await entriesOnServer(caller)).map(({ content }) => content);
    expect(contents).toEqual(expect.arrayContaining(['words', 'short']));
  });
});
