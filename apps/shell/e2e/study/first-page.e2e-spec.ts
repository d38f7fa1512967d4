import type { Page } from 'playwright-core';
import { accessibilityProblems } from '../support/accessibility.js';
import { openBrowser, openBrowserAsReader, PHONE } from '../support/browser.js';

// The headless shell starts the application at once, as if the reader had done something.
const visit = openBrowserAsReader(undefined, undefined, { whole: true });
const visitAsVisitor = openBrowser('block', { whole: true });

const ROMANS = '/word-unfolded?ref=Romans+8:28-30&translation=WEB';
/** Scripts that the document has, without its data. */
const SCRIPTS_THAT_RAN = '[...document.scripts].filter(({ src }) => src).length';

const APPLICATION = /\/assets\/main\.[\w.]*js$/;

/** Lets the application wait. @returns lets it come */
async function holdApplication(page: Page, scripts = APPLICATION): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(scripts, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** The middle of a word of the text. */
function placeOf(page: Page, word: string): Promise<{ readonly x: number; readonly y: number }> {
  return page.evaluate((sought) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const at = node.textContent?.indexOf(sought) ?? -1;
      if (at < 0) continue;
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + sought.length);
      const { left, top, width, height } = range.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    }
    throw new Error(`The page has no word ${sought}.`);
  }, word);
}

describe('the study page as it is first sent', () => {
  it.each([
    ['on a wide screen', {}],
    ['on a phone', { viewport: PHONE }],
  ])('can be read before the application has loaded, %s', async (_, options) => {
    const { page, complaints } = await visit(options);
    await page.route(APPLICATION, (route) => route.abort());
    await page.goto(ROMANS);
    const text = page.getByText('We know that all things work together for good');
    await text.waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(complaints.filter((complaint) => !complaint.includes('ERR_FAILED'))).toEqual([]);
    const box = page.getByRole('search', { name: 'Open a passage or find words' });
    await box.getByText('WEB').waitFor();
    await box.getByRole('textbox', { name: 'Reference or words' }).click();
    await page.keyboard.type('Ruth 1:16');
    await page.keyboard.press('Enter');
    await page.getByText('Don’t urge me to leave you').waitFor();
    expect(new URL(page.url()).searchParams.get('translation')).toBe('WEB');
  });

  it('has a box whose words go on in the application', async () => {
    const { page } = await visit({ viewport: PHONE, actsAtOnce: false });
    const releaseApplication = await holdApplication(page);
    await page.goto(ROMANS, { waitUntil: 'commit' });
    await page.locator('#first-page').getByRole('textbox', { name: 'Reference or words' }).click();
    await page.keyboard.type('Ruth 1');
    releaseApplication();
    const box = page.getByRole('combobox', { name: 'Reference or words' });
    await box.waitFor();
    await page.locator('#first-page').waitFor({ state: 'detached' });
    await page.keyboard.type(':16');
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('[role="combobox"]')?.value === 'Ruth 1:16',
    );
  });

  it.each([
    ['on a wide screen', {}],
    ['on a phone', { viewport: PHONE }],
  ])('is replaced by the application without a shift of the text, %s', async (_, options) => {
    const { page, complaints } = await visit(options);
    const releaseApplication = await holdApplication(page);
    await page.goto(ROMANS, { waitUntil: 'commit' });
    const words = () => page.getByText('We know that all things').first().boundingBox();
    await page.getByText('We know that all things').first().waitFor();
    await page.evaluate(() => document.fonts.ready);
    const before = await words();
    releaseApplication();
    await page.locator('#first-page').waitFor({ state: 'detached' });
    await page.locator('[data-verse]').first().waitFor();
    await page.evaluate(() => document.fonts.ready);
    const after = await words();
    expect(Math.abs((after?.x ?? 0) - (before?.x ?? NaN))).toBeLessThan(2);
    expect(complaints).toEqual([]);
  });

  it('is replaced without a deed of the reader, because it lacks what is their own', async () => {
    const { page, complaints } = await visit({ viewport: PHONE, actsAtOnce: false });
    await page.goto(ROMANS);
    await page.locator('[data-verse]').first().waitFor();
    expect(await page.locator('#first-page').count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it('chooses in the application the verse that was touched before it had loaded', async () => {
    const { page } = await visit({ viewport: PHONE, actsAtOnce: false });
    const releaseApplication = await holdApplication(page);
    await page.goto(ROMANS, { waitUntil: 'commit' });
    await page.getByText('For whom he foreknew').waitFor();
    const { x, y } = await placeOf(page, 'foreknew');
    await page.mouse.click(x, y);
    releaseApplication();
    await page.locator('[data-verse$=".29"][data-chosen]').first().waitFor();
    expect(await page.locator('[data-verse][data-chosen]').count()).toBe(
      await page.locator('[data-verse$=".29"]').count(),
    );
  });

  it('is replaced by the message that a session has ended', async () => {
    const { page } = await visit();
    await page.route('**/api/auth/refresh', (route) =>
      route.fulfill({ status: 401, json: { success: false, code: 'SESSION_EXPIRED', error: 'over' } }),
    );
    await page.goto(ROMANS);
    await page.waitForURL(/\/login/);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.locator('#first-page').count()).toBe(0);
  });
});

describe('a public page as it is first sent', () => {
  it('waits for the visitor, links to the other pages, and does what is pressed first', async () => {
    const { page, complaints } = await visitAsVisitor({ viewport: PHONE, actsAtOnce: false });
    await page.goto('/read/en/web/romans/8');
    await page.getByText('We know that all things').waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(SCRIPTS_THAT_RAN)).toBe(1);
    const first = page.locator('#first-page');
    expect(await first.getByRole('link', { name: 'Word Unfolded' }).count()).toBeGreaterThan(0);
    await first.getByRole('button', { name: /Search/ }).click();
    await page.getByRole('dialog').waitFor();
    expect(await first.count()).toBe(0);
    expect(complaints).toEqual([]);
  });
});

describe('what is typed while a page is replaced', () => {
  const NAME = 'Maria Guadalupe de la Cruz y Santiago de Compostela';

  it.each([
    ['at once', 40],
    ['slowly', 150],
  ])('is in the field afterwards, begun %s', async (_, delay) => {
    const { page } = await visitAsVisitor({ actsAtOnce: false });
    await page.goto('/register', { waitUntil: 'commit' });
    await page.locator('#first-page input[autocomplete="name"]').click();
    await page.keyboard.type(NAME, { delay });
    await page.locator('#first-page').waitFor({ state: 'detached' });
    await page.waitForFunction(
      (name) => document.querySelector<HTMLInputElement>('#root input[autocomplete="name"]')?.value === name,
      NAME,
    );
  });

  it('is searched for after the key of the search', async () => {
    const { page } = await visitAsVisitor({ actsAtOnce: false });
    await page.goto('/about', { waitUntil: 'commit' });
    await page.locator('#first-page').waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('romans 8', { delay: 60 });
    await page.getByRole('dialog').waitFor();
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('[role="dialog"] input')?.value === 'romans 8',
    );
  });
});

describe('the landing page as it is first sent', () => {
  it.each([
    ['en-US', 'Come to me, all you who labor'],
    ['es-MX', 'Venid á mí todos los que estáis trabajados'],
  ])(
    'can be read before the application has loaded, in the language of the visitor (%s)',
    async (locale, words) => {
      const { page } = await visitAsVisitor({ locale, viewport: PHONE });
      await page.route(APPLICATION, (route) => route.abort());
      await page.goto('/');
      await page.getByText(words).waitFor();
      expect(await accessibilityProblems(page)).toEqual([]);
    },
  );

  it('does in the application what the visitor pressed before it had loaded', async () => {
    const { page, complaints } = await visitAsVisitor();
    const releaseApplication = await holdApplication(page, /\/assets\/(?!theme-boot)[\w.-]+\.js$/);
    await page.goto('/', { waitUntil: 'commit' });
    const ask = page.locator('#first-page').getByRole('button', { name: 'Ask Theo Assist about this' });
    const pressed = page.locator('#first-page [data-pressed]');
    while ((await pressed.count()) === 0) await ask.click();
    releaseApplication();
    await page.locator('#first-page').waitFor({ state: 'detached' });
    await page.getByRole('heading', { name: 'Theo Assist' }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('is replaced by the application', async () => {
    const { page, complaints } = await visitAsVisitor();
    await page.goto('/');
    await page.locator('#first-page').waitFor({ state: 'detached' });
    await page.getByRole('article', { name: /Matthew 11:28/ }).waitFor();
    expect(complaints).toEqual([]);
  });
});
