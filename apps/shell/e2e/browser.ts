import {
  chromium,
  request,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core';
import { registerReader, signIn, type Reader } from '../../../tools/house/readers.mjs';

/** Chromium without the services of its maker, which would call out of the machine. */
export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

export const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';

export const HOUSE_URL = process.env.HOUSE_URL ?? '';

/** For what a page does on a machine that does much else, in milliseconds. */
const PATIENCE_MS = 60_000;

export const WIDE = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

/** One browser for a suite; each test opens a context of its own, as a reader who has never been here. */
export function openBrowser() {
  let browser: Browser;
  const contexts: BrowserContext[] = [];
  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: CHROMIUM,
      args: FLAGS,
    });
  });
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()));
  });
  afterAll(() => browser.close());

  return async ({ as, ...options }: VisitOptions = {}): Promise<Visit> => {
    const baseURL = options.baseURL ?? HOUSE_URL;
    const context = await browser.newContext({
      viewport: WIDE,
      locale: 'en-US',
      ...options,
      baseURL,
      ...(as && { storageState: await signedIn(baseURL, as) }),
    });
    contexts.push(context);
    context.setDefaultTimeout(PATIENCE_MS);
    const page = await context.newPage();
    return { page, complaints: listenForComplaints(page) };
  };
}

async function signedIn(houseUrl: string, reader: Reader) {
  const api = await request.newContext();
  try {
    return await signIn(api, houseUrl, reader);
  } finally {
    await api.dispose();
  }
}

/** How somebody comes: the browser's own settings, and as whom. Without `as` they are a visitor. */
export type VisitOptions = BrowserContextOptions & { readonly as?: Reader };

/** As {@link openBrowser}, for pages behind a sign-in: every visit is one of the same reader, in a new browser. */
export function openBrowserAsReader(houseUrl: () => string = () => HOUSE_URL) {
  const visit = openBrowser();
  let reader: Reader | undefined;
  return async (options: VisitOptions = {}): Promise<Visit> => {
    reader ??= await registerReader((await visit()).page.request, houseUrl());
    return visit({ as: reader, baseURL: houseUrl(), ...options });
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
