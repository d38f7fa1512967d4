import type { Page } from 'playwright-core';
import { until } from '../../../../tools/stack/until.mjs';
import { registerReader, type Reader } from '../../../../tools/stack/readers.mjs';
import { Caller } from '../ai/ai-api.js';
import { accessibilityProblems } from '../support/accessibility.js';
import { openBrowser, PHONE, STACK_URL } from '../support/browser.js';
import { deviceContents } from '../support/device-contents.js';
import { registerAdmin } from '../support/register-admin.js';
import { publishPost, readPost } from './magazine-posts.js';

const visit = openBrowser();
const visitOffline = openBrowser('allow');

/** Everybody sees a change within this time. */
const SEEN_WITHIN_MS = 5_000;

const BODY = `Ruth stays with Naomi, and nobody has asked her to[^1]. Read Ruth 1:16-17 slowly.

## What she says

Her words are an oath. **Every clause gives something up.**

> **Where you go, I will go.**

## What she gives up

Land, people and gods, in that order.

## What she finds

See also Matthew 1:5. <script>document.title = 'run'</script>

[^1]: Naomi asks her to go back, three times.`;

let author: Reader;
let other: Reader;
let admin: Caller;

beforeAll(async () => {
  const { page } = await visit();
  [author, other] = [await registerAdmin(page.request), await registerAdmin(page.request)];
  admin = await Caller.as(STACK_URL, author);
});
afterAll(() => admin.leave());

const publish = async (title: string) => {
  const english = await publishPost(admin, { title, body: BODY, tags: ['Ruth'] });
  const spanish = await publishPost(admin, {
    ...{ language: 'es', title: `${title}, en español`, twinId: english.id },
    body: 'Rut se queda con Noemí. Lee Rut 1:16.\n\n## Lo que dice\n\nSus palabras son un juramento.',
  });
  return { english, spanish };
};

describe('the magazine, as visitors read it', () => {
  it('has posts that are found, and set with contents, notes and stored text behind references', async () => {
    await publish('The loyalty of Ruth');
    const { page, complaints } = await visit();
    await page.goto('/llm');
    await page.getByRole('searchbox', { name: 'Words in a post' }).fill('loyalty rúth');
    await page.waitForURL(/q=loyalty/);
    const link = page.getByRole('link', { name: 'The loyalty of Ruth' });
    await link.waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await link.click();
    await page.getByRole('heading', { level: 1, name: 'The loyalty of Ruth' }).waitFor();
    expect(await page.title()).toBe('The loyalty of Ruth · Word Unfolded');
    await page.getByText("<script>document.title = 'run'</script>").waitFor();
    await page
      .getByRole('navigation', { name: 'In this post' })
      .getByRole('link', { name: 'What she finds' })
      .click();
    await page.waitForURL(/#what-she-finds$/);
    await page.getByRole('link', { name: 'Matthew 1:5' }).hover();
    await page.getByRole('status').getByText(/Rahab/).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('names the source of copied words', async () => {
    const { english } = await publish('Words to copy');
    const { page } = await visit({ permissions: ['clipboard-read', 'clipboard-write'] });
    await page.goto(`/llm/${english.slug}`);
    await page.locator('#first-page').waitFor({ state: 'detached' });
    const paragraph = page.getByText('Ruth stays with Naomi', { exact: false }).first();
    await paragraph.waitFor();
    await page.evaluate(() => {
      const [text] = document.querySelectorAll('article p[class], article div > p');
      document.getSelection()?.selectAllChildren(document.querySelector('article [lang] > div > p') ?? text!);
    });
    await page.keyboard.press('Control+c');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('From “Words to copy”, by Phoebe, Word Unfolded');
    expect(copied).toContain(`/llm/${english.slug}`);
  });

  it('is read in Spanish on a phone, and offers the post in the language that is chosen', async () => {
    const { english, spanish } = await publish('A post for a phone');
    const { page, complaints } = await visit({ viewport: PHONE, locale: 'es-MX' });
    await page.goto(`/llm/${english.slug}`);
    await page.getByText('Esta publicación está en inglés.').waitFor();
    await page.locator('#first-page').waitFor({ state: 'detached' });
    const contents = page.getByRole('article').getByRole('group').filter({ hasText: 'En esta publicación' });
    await contents.getByText('En esta publicación').click();
    expect(await accessibilityProblems(page)).toEqual([]);
    await contents.getByRole('link', { name: 'What she finds' }).click();
    await page.waitForURL(/#what-she-finds$/);
    await page.getByRole('link', { name: /^Leerla en español/ }).click();
    await page.waitForURL(`**/llm/${spanish.slug}`);
    await page.getByRole('heading', { level: 1, name: 'A post for a phone, en español' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.goto('/llm');
    await page.getByRole('link', { name: 'A post for a phone, en español' }).waitFor();
    expect(await page.getByRole('link', { name: 'A post for a phone', exact: true }).count()).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('is listened to, with the sentence marked that is spoken', async () => {
    const { english } = await publish('A post to hear');
    const { page } = await visit();
    const reader = await registerReader(page.request, STACK_URL);
    const signedIn = await visit({ as: reader });
    await signedIn.page.addInitScript(() => localStorage.setItem('speechSource', 'file'));
    await signedIn.page.goto(`/llm/${english.slug}`);
    await signedIn.page.getByRole('button', { name: 'Listen', exact: true }).click();
    const player = signedIn.page.getByRole('region', { name: 'Reading aloud' });
    await player.getByRole('button', { name: 'Pause' }).waitFor();
    await signedIn.page.locator('article [data-sentence][data-spoken]').first().waitFor();
    await player.getByRole('button', { name: '10 seconds forward' }).click();
    await signedIn.page.locator('article span[data-sentence][data-spoken]').first().waitFor();
    expect(signedIn.complaints).toEqual([]);
  });

  it('is read without a network after it was opened', async () => {
    const { english } = await publish('A post for the train');
    const { page } = await visitOffline();
    await page.goto('/llm');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.getByRole('link', { name: 'A post for the train', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'A post for the train' }).waitFor();
    await until('the post is on the device', async () =>
      (await deviceContents(page)).includes('A post for the train'),
    );
    await page.context().setOffline(true);
    await page.goto(`/llm/${english.slug}`);
    await page.getByText('Offline. You are reading the copy on this device', { exact: false }).waitFor();
    await page.getByText('Her words are an oath.').waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: /Words, a reference/ }).fill('train oath');
    await page.getByRole('option', { name: /A post for the train/ }).waitFor();
    await admin.call('DELETE', `/api/magazine/${english.id}`);
    await page.context().setOffline(false);
    await page.goto('/llm');
    await page.mouse.move(100, 100);
    await until(
      'the copy is gone',
      async () => !(await deviceContents(page)).includes('Her words are an oath.'),
    );
  });
});

const textOf = (page: Page) => page.getByRole('textbox', { name: 'Text of the post' }).first();

async function openEditor(id: string, as: Reader = author) {
  const visited = await visit({ as });
  await visited.page.goto(`/admin/magazine/${id}`);
  await textOf(visited.page).waitFor();
  return visited;
}

describe('the magazine, without a script', () => {
  it('is listed and read, tells search engines and link previews what it is, and is gone when it is deleted', async () => {
    const { english, spanish } = await publish('A post for crawlers');
    const { page } = await visit({ javaScriptEnabled: false });
    await page.goto('/llm?lng=en');
    await page.getByRole('searchbox', { name: 'Words in a post' }).fill('crawlers');
    await page.keyboard.press('Enter');
    await page.waitForURL(/q=crawlers/);
    await page.getByRole('link', { name: 'A post for crawlers', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'A post for crawlers' }).waitFor();
    await page.goto(`/llm?q=${'crawlers+'.repeat(80)}`);
    await page.getByText('A search has at most 200 characters').waitFor();
    await page.goto(`/llm/${english.slug}`);
    await page.getByRole('link', { name: 'Matthew 1:5' }).first().waitFor();
    const address = `${STACK_URL}/llm/${english.slug}`;
    const html = await (await fetch(address)).text();
    expect(html).toContain('<title>A post for crawlers · Word Unfolded</title>');
    expect(html).toContain(`<link rel="canonical" href="${address}"/>`);
    expect(html).toContain(`hrefLang="es" href="${STACK_URL}/llm/${spanish.slug}"`);
    expect(html).toMatch(/<meta property="og:image" content="[^"]*\/api\/magazine\/[^"]*\/cover/);
    expect(html).toMatch(/"@type":"Article","headline":"A post for crawlers"/);
    expect(html).toMatch(/"@type":"BreadcrumbList"/);
    expect(html).not.toContain("<script>document.title = 'run'");
    expect(await (await fetch(`${STACK_URL}/sitemaps/magazine.xml`)).text()).toContain(
      `<loc>${address}</loc>`,
    );
    const search = await fetch(`${STACK_URL}/api/search?in=magazine&q=crawlers`);
    expect(await search.json()).toMatchObject({
      data: { results: [{ source: 'magazine', id: english.slug }] },
    });
    await admin.call('DELETE', `/api/magazine/${english.id}`);
    await until('the page is gone', async () => (await fetch(address)).status === 404, {
      withinMs: SEEN_WITHIN_MS,
    });
  });
});

describe('the magazine, as administrators write it', () => {
  it('is written with a preview in both languages, and published', async () => {
    const { page, complaints } = await visit({ as: author });
    await page.goto('/admin/magazine');
    await page.getByRole('button', { name: 'New post in English' }).click();
    await page.getByLabel('Title', { exact: true }).fill('Written here');
    await page.getByLabel('Summary').fill('A post that a test writes.');
    await textOf(page).click();
    await page.keyboard.type('Jesus wept for his friend (John 11:35). “Jesus laughed.” (John 11:35)');
    const preview = page.getByRole('region', { name: 'Preview' });
    await preview.getByRole('heading', { name: 'Written here' }).waitFor();
    await preview.getByRole('link', { name: 'John 11:35' }).first().waitFor();
    await preview.locator('img[src^="blob:"]').waitFor();
    await page.getByText('Saved', { exact: true }).waitFor();
    await page.getByRole('heading', { name: /quotation is not exact/ }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole('radio', { name: 'Both languages' }).check();
    await page.getByRole('button', { name: 'Write it in Spanish' }).click();
    await page.getByRole('region', { name: 'Text in Spanish' }).getByLabel('Title').fill('Escrito aquí');
    await page.getByText('Saved', { exact: true }).nth(1).waitFor();
    await page.evaluate(() => window.scrollTo(0, 0)); // what the sticky header half covers is no target then
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByText('“Written here” is published.').waitFor();
    const { page: visitors } = await visit();
    await visitors.goto('/llm/written-here');
    await visitors.getByText('Jesus wept for his friend', { exact: false }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('shows a change within seconds to who has the post open, and its author how the versions differ', async () => {
    const { english } = await publish('A post that changes');
    const { page: visitors } = await visit();
    await visitors.goto(`/llm/${english.slug}`);
    await visitors.getByText('Her words are an oath.').waitFor();
    const { page } = await openEditor(english.id);
    await textOf(page).click();
    await page.keyboard.press('Control+Home');
    await page.keyboard.type('Newly written. ');
    await page.getByText('Saved', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Publish the changes' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Publish/ })
      .click();
    await page.getByText('“A post that changes” is published.').waitFor();
    const address = `${STACK_URL}/llm/${english.slug}`;
    await until(
      'the page has the change',
      async () => (await (await fetch(address)).text()).includes('Newly written.'),
      { withinMs: SEEN_WITHIN_MS },
    );
    await visitors.mouse.move(20, 20); // the application starts with what a reader does
    await visitors.getByText('Newly written.', { exact: false }).first().waitFor();
    await page.getByRole('button', { name: 'Versions' }).click();
    const versions = page.getByRole('dialog', { name: 'Versions' });
    await versions.getByRole('listitem').last().getByRole('button').first().click();
    await versions.locator('ins').getByText('Newly written.', { exact: false }).first().waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  it('tells two authors of each other, and overwrites neither', async () => {
    const { english } = await publish('Two authors');
    const mine = await openEditor(english.id);
    const theirs = await openEditor(english.id, other);
    await mine.page.getByText('Somebody else is working on this post now:').waitFor();
    await theirs.page.getByLabel('Summary').fill('What the other wrote.');
    await mine.page.getByLabel('Summary').fill('What I wrote.');
    const late = await Promise.any(
      [mine, theirs].map(async (side) => {
        await side.page.getByRole('heading', { name: 'Somebody else has changed this post' }).waitFor();
        return side;
      }),
    );
    expect(await accessibilityProblems(late.page)).toEqual([]);
    const own = await late.page.getByLabel('Summary').inputValue();
    await late.page.getByRole('button', { name: 'Keep mine' }).click();
    await until(
      'the chosen text is on the server',
      async () => (await readPost(admin, english.id)).content.summary === own,
    );
  });

  it('has the text again that was written without a network in a tab that is gone', async () => {
    const { english } = await publish('A killed tab');
    const { page } = await openEditor(english.id);
    const { context } = { context: page.context() };
    await context.route('**/api/magazine/**', (route) => route.abort());
    await textOf(page).click();
    await page.keyboard.press('Control+Home');
    await page.keyboard.type('Kept words. ');
    await page.getByText(/^Saved on this device/).waitFor();
    await page.close({ runBeforeUnload: false });
    await context.unroute('**/api/magazine/**');
    const again = await context.newPage();
    await again.goto(`/admin/magazine/${english.id}`);
    await again.getByText(/which had not been sent, has been restored/).waitFor();
    await textOf(again).getByText('Kept words.', { exact: false }).waitFor();
    await until('the text is on the server', async () =>
      (await readPost(admin, english.id)).content.body.includes('Kept words.'),
    );
  });
});
