import path from 'node:path';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { registerReader } from '../../../../tools/stack/readers.mjs';
import { accessibilityProblems } from '../support/accessibility.js';
import { STACK_URL, openBrowser, PHONE } from '../support/browser.js';

const run = promisify(execFile);
const visit = openBrowser();

const AT = '/word-unfolded?ref=Romans+8:28&translation=WEB';
const ANXIETY = 'What does the Bible say about anxiety?';
const ENGINE = 'Study engine (no AI model configured)';

const input = (page: Page) => page.getByRole('textbox', { name: 'Ask Theo Assist' });
const log = (page: Page) => page.getByRole('log');

async function ask(page: Page, question: string): Promise<void> {
  await input(page).fill(question);
  await input(page).press('Enter');
}

/** Delays the next answer on its way to the page, like one that takes long. */
const holdAnswer = (page: Page) =>
  page.route('**/api/ai/chat/stream', async (route) => void (await route.fetch().catch(() => {})), {
    times: 1,
  });

/** A reader whose conversations are listed: the list requires the Plus plan, and an admin passes every gate. */
async function admin() {
  const reader = await registerReader((await visit()).page.request, STACK_URL);
  const command = [
    path.resolve(import.meta.dirname, '../../../../tools/admin/admin.mjs'),
    'grant',
    reader.email,
  ];
  await run(process.execPath, command, { env: { ...process.env, DATA_DIR: process.env.STACK_DATA } });
  return reader;
}

describe('the assistant', () => {
  it('answers with grounded Scripture, continues after a reload, is stored, shared and deleted', async () => {
    const reader = await admin();
    const { page, complaints } = await visit({ as: reader });
    await page.goto(AT);
    await page.getByRole('button', { name: 'Ask Theo Assist' }).click();
    await holdAnswer(page);
    await ask(page, ANXIETY);
    await log(page).and(page.locator('[aria-busy=true]')).waitFor();
    await page.reload();
    await log(page).getByText(ENGINE).waitFor();
    await log(page)
      .getByRole('link', { name: /^Philippians 4:6–7, WEB$/ })
      .first()
      .waitFor();
    expect(await log(page).getByText('exact').count()).toBeGreaterThan(2);
    expect(await log(page).getByText(ANXIETY).count()).toBe(1);
    expect(await accessibilityProblems(page)).toEqual([]);

    await page.getByRole('button', { name: 'Write again' }).click();
    await log(page).getByText('2/2').waitFor();

    await page.getByRole('button', { name: 'This conversation' }).click();
    await page.getByRole('menuitem', { name: 'Share' }).click();
    await page.getByRole('button', { name: 'Make a link' }).click();
    const link = new URL(await page.getByRole('textbox', { name: 'Link' }).inputValue());
    const { page: stranger } = await visit({ viewport: PHONE });
    await stranger.goto(link.pathname);
    await stranger
      .getByRole('link', { name: /^Philippians 4:6–7, WEB$/ })
      .first()
      .waitFor();
    expect(await accessibilityProblems(stranger)).toEqual([]);
    await page.keyboard.press('Escape');

    await page.getByRole('link', { name: 'History' }).click();
    await page.getByRole('heading', { level: 1, name: 'Conversations with Theo Assist' }).waitFor();
    const conversation = page.getByRole('list', { name: 'Conversations' }).getByRole('link');
    const title = await conversation.innerText();
    expect(await accessibilityProblems(page)).toEqual([]);
    await conversation.click();
    await log(page).getByText(ANXIETY).waitFor();

    await page.goto('/theo-history');
    await page.getByRole('button', { name: `What to do with “${title}”` }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Delete it' }).click();
    await page.getByText('No conversations yet').waitFor();
    await stranger.reload();
    await stranger.getByText('It gives access to nothing else.').waitFor();
    expect(complaints).toEqual([]);
  });

  it('is a part of the page on a phone, and its history requires the Plus plan', async () => {
    const reader = await registerReader((await visit()).page.request, STACK_URL);
    const { page, complaints } = await visit({ as: reader, viewport: PHONE });
    await page.goto(AT);
    await page.getByRole('tab', { name: 'Theo' }).click();
    await page.getByRole('list', { name: 'Suggested questions' }).getByRole('button').first().click();
    await log(page).getByText(ENGINE).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole('tab', { name: 'Scripture' }).click();
    await page.getByRole('tab', { name: 'Theo' }).click();
    await log(page).getByText(ENGINE).waitFor();
    await page.getByRole('link', { name: 'History' }).click();
    await page.waitForURL('**/subscription');
    expect(complaints).toEqual([]);
  });

  it('opens a conversation from the address of any page, for its owner only', async () => {
    const reader = await registerReader((await visit()).page.request, STACK_URL);
    const { page } = await visit({ as: reader });
    await page.goto(AT);
    await page.getByRole('button', { name: 'Ask Theo Assist' }).click();
    await ask(page, 'Who was Boaz?');
    await log(page).getByText(ENGINE).waitFor();
    // The answer names its generator before its id is known.
    const stored = await page.waitForFunction(() => sessionStorage.getItem('theoConversation'));
    const id = await stored.jsonValue();
    const other = await registerReader((await visit()).page.request, STACK_URL);
    for (const [who, shown] of [
      [reader, 'Who was Boaz?'],
      [other, 'Failed to load conversation history'],
    ] as const) {
      const { page: elsewhere } = await visit({ as: who });
      await elsewhere.goto(`/help?conversationId=${id}`);
      await elsewhere.waitForURL(`**/word-unfolded?conversationId=${id}`);
      await elsewhere.getByText(shown).waitFor();
    }
  });
});

describe('a visitor', () => {
  it('asks about the displayed passage, and the answer is restored', async () => {
    const { page, complaints } = await visit();
    const takenOver = () => page.locator('#first-page').waitFor({ state: 'detached' });
    await page.goto('/?ref=Romans+8:28');
    await takenOver();
    await page.getByRole('button', { name: 'Ask Theo Assist about this' }).click();
    await ask(page, 'What are the key words of this passage?');
    await log(page).getByText(ENGINE).waitFor();
    await page.reload();
    await takenOver();
    await page.getByRole('button', { name: 'Ask Theo Assist about this' }).click();
    await log(page).getByText(ENGINE).waitFor();
    expect(await log(page).getByText('What are the key words of this passage?').count()).toBe(1);
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
});
