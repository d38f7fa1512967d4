import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core';

/** Chromium without the services of its maker, which would call out of the machine. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

export const HOUSE_URL = process.env.HOUSE_URL ?? '';

export const WIDE = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

/** One browser for a suite; each test opens a context of its own, as a reader who has never been here. */
export function openBrowser() {
  let browser: Browser;
  const contexts: BrowserContext[] = [];
  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: FLAGS,
    });
  });
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()));
  });
  afterAll(() => browser.close());

  return async (options: BrowserContextOptions = {}): Promise<Visit> => {
    const context = await browser.newContext({
      viewport: WIDE,
      locale: 'en-US',
      baseURL: HOUSE_URL,
      ...options,
    });
    contexts.push(context);
    const page = await context.newPage();
    return { page, complaints: listenForComplaints(page) };
  };
}

/** A page, and everything that the browser has complained of since it was opened. */
export type Visit = { readonly page: Page; readonly complaints: string[] };

/** Errors, warnings, and what the content policy refused. A refused answer of the API is not a complaint. */
function listenForComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    const isRefusedAnswer = /Failed to load resource: the server responded with a status of 4\d\d/.test(
      message.text(),
    );
    if (['error', 'warning'].includes(message.type()) && !isRefusedAnswer) complaints.push(message.text());
  });
  return complaints;
}
