import type { Page } from 'playwright-core';
import type { Reader } from '../../../../tools/stack/readers.mjs';
import { until } from '../../../../tools/stack/until.mjs';
import { Caller } from '../ai/ai-api.js';
import { accessibilityProblems } from '../support/accessibility.js';
import { STACK_URL, openBrowser } from '../support/browser.js';
import { beginEntries, entriesOnServer } from './journal-api.js';
import { entryLink, saved, text, title, untilStored } from './journal-writing.js';
import { registerAdmin } from '../support/register-admin.js';

const visit = openBrowser('allow');

let writer: Reader;
let caller: Caller;

beforeAll(async () => {
  writer = await registerAdmin((await visit()).page.request);
  caller = await Caller.as(STACK_URL, writer);
  const made = [1, 2].map((number) => ({ title: `Devotional ${number}`, content: `Devotion ${number}` }));
  await beginEntries(caller, [
    { fields: { title: 'Marked', content: 'To be marked' }, made },
    { fields: { title: 'Archived', content: 'To be archived' } },
    { fields: { title: 'Binned', content: 'To be deleted' } },
  ]);
});
afterAll(() => caller.leave());

/** A journal page that uses only this device. */
async function openOffline(locale = 'en-US'): Promise<Page> {
  const { page: first } = await visit({ as: writer, locale });
  await first.goto('/journal');
  await entryLink(first, /Marked/).waitFor();
  await untilStored(first);
  const context = first.context();
  await first.close();
  await context.setOffline(true);
  return context.newPage();
}

async function choose(page: Page, what: string): Promise<void> {
  await page.getByRole('button', { name: 'More for this entry' }).click();
  await page.getByRole('menuitem', { name: what, exact: true }).click();
}

async function open(page: Page, name: string): Promise<void> {
  await page.goto('/journal');
  await entryLink(page, new RegExp(name)).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
}

describe('without a network', () => {
  it('every action takes effect at once, is listed as waiting, and reaches the server when there is a network', async () => {
    const page = await openOffline();
    await open(page, 'Marked');
    await page.getByRole('button', { name: 'Make it the active one' }).click();
    await page.getByText('Devotion 1').waitFor();
    await page
      .getByRole('region', { name: /^Devotional/ })
      .last()
      .getByRole('button', { name: 'Delete' })
      .click();
    await page.getByRole('button', { name: 'Write it again' }).click();
    await page.getByText('Cannot add content while offline').waitFor();
    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByRole('combobox', { name: 'Category' }).selectOption('Prayer');
    await page.getByRole('textbox', { name: 'Add a tag' }).fill('grace');
    await page.keyboard.press('Enter');
    await saved(page);
    await open(page, 'Archived');
    await choose(page, 'Archive');
    await page.getByText('This entry is in the archive.').waitFor();
    await open(page, 'Binned');
    await choose(page, 'Delete');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('Moved to the bin: Binned').waitFor();

    await page.goto('/journal?place=waiting');
    await page.getByText('Using locally stored entries').waitFor();
    for (const name of ['Marked', 'Archived', 'Binned']) await entryLink(page, new RegExp(name)).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.goto(`/journal/edit/${'a'.repeat(24)}`);
    await page.getByText('Cannot update server entries while offline').waitFor();
    await page.goto('/journal/no-such-id');
    await page.getByText('Unable to open entry: invalid ID').waitFor();

    await page.context().setOffline(false);
    await page.goto('/journal?place=waiting');
    await page.getByText('Nothing is waiting').waitFor();
    const entries = await entriesOnServer(caller);
    const named = (name: string) => entries.find(({ title: each }) => each === name)!;
    expect(named('Marked')).toMatchObject({ category: 'prayer', tags: ['grace'] });
    expect(named('Marked').generatedContent).toMatchObject([{ content: 'Devotion 1', active: true }]);
    expect(named('Archived').archived).toBe(true);
    expect(named('Binned').deletedAt).not.toBeNull();
  });

  it('the page says in Spanish what it shows, and what it cannot do', async () => {
    const page = await openOffline('es-419');
    await page.goto('/journal');
    await page.getByText('Se muestran las entradas guardadas en este dispositivo').waitFor();
    await page.goto(`/journal/edit/${'a'.repeat(24)}`);
    await page.getByText('No se pueden modificar las entradas del servidor sin conexión').waitFor();
  });
});

/** Blocks or unblocks all writes of the open page. */
const refuseWrites = (page: Page, isFull: boolean) =>
  page.evaluate((refuses) => {
    const { prototype } = IDBObjectStore;
    const page = window as { put?: IDBObjectStore['put'] };
    page.put ??= prototype.put;
    prototype.put = refuses
      ? () => {
          throw new DOMException('Quota exceeded.', 'QuotaExceededError');
        }
      : page.put;
  }, isFull);

const onServer = (words: string) =>
  until('the server has it', async () =>
    (await entriesOnServer(caller)).some(({ content }) => content === words),
  );

describe('a device without free space', () => {
  it('reports it without a network, shows nothing as saved that is not, keeps the text, and saves it later', async () => {
    const page = await openOffline();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/journal/edit/new');
    await page.getByRole('banner').getByText('Offline').waitFor();
    await refuseWrites(page, true);
    await title(page).fill('Full');
    await text(page).click();
    await page.keyboard.type('No room.');
    await page.getByRole('alert').getByText('Failed to save to journal').waitFor();
    expect(await page.getByText(/^Saved/).count()).toBe(0);
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole('button', { name: 'Copy the text' }).click();
    await page.getByText('Text copied.').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Full\n\nNo room.');

    await page.getByRole('article').getByRole('link', { name: 'Journal' }).click();
    await page.getByRole('heading', { level: 1, name: 'Journal' }).waitFor();
    await refuseWrites(page, false);
    await page.context().setOffline(false);
    await onServer('No room.');
  });

  it('stores neither an entry nor a note locally while the network can take them', async () => {
    const { page } = await visit({ as: writer });
    await page.addInitScript(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('Quota exceeded.', 'QuotaExceededError');
      };
    });
    await page.goto('/journal/edit/new');
    await title(page).fill('Full, and online');
    await text(page).click();
    await page.keyboard.type('There is a network.');
    await page.getByText('Saved on the server. This device has no room for it').waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    await onServer('There is a network.');

    await page.goto('/word-unfolded?ref=Ruth%202&translation=WEB');
    await page.getByRole('article').waitFor();
    const notes = page.getByRole('textbox', { name: 'Your notes' });
    const drawer = page.getByRole('button', { name: 'Notes', exact: true });
    await drawer.or(notes).first().waitFor();
    if (await drawer.isVisible()) await drawer.click();
    await notes.fill('A note without room');
    await until('the server has the note', async () => {
      const { data } = await caller.call('GET', '/api/notes');
      return JSON.stringify(data).includes('A note without room');
    });
  });
});
