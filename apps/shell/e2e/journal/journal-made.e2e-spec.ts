import type { Page } from 'playwright-core';
import type { Reader } from '../../../../tools/stack/readers.mjs';
import { Caller } from '../ai/ai-api.js';
import { STACK_URL, openBrowser } from '../support/browser.js';
import { beginEntries, entriesOnServer } from './journal-api.js';
import { entryLink } from './journal-writing.js';
import { registerAdmin } from '../support/register-admin.js';

const visit = openBrowser();

let writer: Reader;
let caller: Caller;

beforeAll(async () => {
  writer = await registerAdmin((await visit()).page.request);
  caller = await Caller.as(STACK_URL, writer);
  const content = 'The Lord is my shepherd, and I was afraid today. Psalm 23:1-4.';
  await beginEntries(caller, [{ fields: { title: 'Shepherd', content, scripture: 'Psalm 23:1' } }]);
});
afterAll(() => caller.leave());

async function requestsUsed(): Promise<number> {
  const { data } = await caller.call('GET', '/api/usage/limits');
  return (data as { used: { requests: number } }).used.requests;
}

const writings = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}, `) });

async function show(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name }).click();
  await page.getByRole('tabpanel', { name }).waitFor();
}

const press = (page: Page, name: string) => page.getByRole('tabpanel').getByRole('button', { name }).click();

describe('content generated from an entry', () => {
  it('is stored with it, replaced when regenerated, and charged once however often the connection breaks', async () => {
    const { page } = await visit({ as: writer });
    await page.goto('/journal');
    await entryLink(page, /Shepherd/).click();
    const before = await requestsUsed();
    const request = page.waitForRequest('**/api/ai/devotional');
    await press(page, 'Write it');
    await request;
    await show(page, 'Quote');
    await press(page, 'Write it');
    await writings(page, 'Quote').getByText('Active').waitFor();
    await show(page, 'Devotional');
    await writings(page, 'Devotional').getByText('Study engine').first().waitFor();

    await show(page, 'Study guide');
    const line = page.waitForResponse('**/api/ai/study-guide');
    await press(page, 'Write it');
    await line;
    await page.context().setOffline(true);
    await page.context().setOffline(false);
    await writings(page, 'Study guide').getByText('Active').waitFor();
    expect(await requestsUsed()).toBe(before + 3);

    await page.reload();
    const stored = writings(page, 'Devotional');
    await stored.getByText('Active').waitFor();
    const again = page.waitForResponse('**/api/ai/devotional');
    await press(page, 'Write it again');
    await again;
    await page.getByText('It is being written').first().waitFor({ state: 'hidden' });
    await stored.getByText('Active').waitFor();
    expect(await stored.count()).toBe(1);
    await page.getByText('Waiting', { exact: true }).first().waitFor({ state: 'hidden' });
    const [entry] = await entriesOnServer(caller);
    expect(entry!.generatedContent).toHaveLength(3);
    expect(entry!.generatedContent.every(({ active }) => active)).toBe(true);
  });
});
