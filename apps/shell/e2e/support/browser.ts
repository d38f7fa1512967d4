import {
  chromium,
  request,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core';
import { registerReader, signIn, type Reader } from '../../../../tools/stack/readers.mjs';

/**
 * Features of Chromium that are off. Playwright's own list is repeated, because the last switch of a name replaces the
 * others. The suggestions of the address bar are pages of their own since Chromium 150: each new context draws two,
 * which costs more processor time than most pages of ours.
 */
const DISABLED_FEATURES = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
];

/** Chromium without its vendor's services, which would send requests to the internet. */
export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  `--disable-features=${DISABLED_FEATURES.join(',')}`,
];

export const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';

/** Chromium without windows, notifications and settings, or {@link CHROMIUM} where it is not installed. */
const HEADLESS_CHROMIUM = process.env.HEADLESS_CHROMIUM ?? CHROMIUM;

export const STACK_URL = process.env.STACK_URL ?? '';

/** Timeout for page operations on a busy machine, in milliseconds. */
const TIMEOUT_MS = 60_000;

const WIDE = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

/**
 * Whether the pages of a suite install their service worker. It stores the whole build, which costs each new context
 * more than most tests: suites without a reload offline do not need it.
 */
type ServiceWorkers = 'allow' | 'block';

/** Makes a page see a browser without service workers, such as a private window of Firefox. */
const WITHOUT_SERVICE_WORKERS = 'delete Navigator.prototype.serviceWorker;';

/**
 * A reader who does something as soon as the page is there: the application then takes over a page that was sent with its
 * content, which it otherwise does only after a while (`start-application.ts` of libs/web/ui).
 */
const ACTS_AT_ONCE =
  "addEventListener('DOMContentLoaded', () => dispatchEvent(new PointerEvent('pointermove')));";

type BrowserOptions = {
  /** Whether the suite needs what only the whole browser has, such as notifications and a microphone. */
  readonly whole?: boolean;
  /** Further flags, asked for when the browser starts. */
  readonly flags?: () => readonly string[];
};

/** One browser for a suite; each test opens its own context, as a new visitor. */
export function openBrowser(
  serviceWorkers: ServiceWorkers = 'block',
  { whole = false, flags = () => [] }: BrowserOptions = {},
) {
  let browser: Browser;
  const contexts: BrowserContext[] = [];
  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: whole ? CHROMIUM : HEADLESS_CHROMIUM,
      args: [...FLAGS, ...flags()],
    });
  });
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()));
  });
  afterAll(() => browser.close());

  return async ({ as, actsAtOnce = true, ...options }: VisitOptions = {}): Promise<Visit> => {
    const baseURL = options.baseURL ?? STACK_URL;
    const context = await browser.newContext({
      viewport: WIDE,
      locale: 'en-US',
      // Each frame of a transition is drawn by the processor here.
      reducedMotion: 'reduce',
      ...options,
      baseURL,
      ...(as && { storageState: await signedIn(baseURL, as) }),
    });
    contexts.push(context);
    if (actsAtOnce) await context.addInitScript(ACTS_AT_ONCE);
    if (serviceWorkers === 'block') await context.addInitScript(WITHOUT_SERVICE_WORKERS);
    context.setDefaultTimeout(TIMEOUT_MS);
    const page = await context.newPage();
    return { page, complaints: listenForComplaints(page) };
  };
}

async function signedIn(stackUrl: string, reader: Reader) {
  const api = await request.newContext();
  try {
    return await signIn(api, stackUrl, reader);
  } finally {
    await api.dispose();
  }
}

/** The context options of a visit, and its reader. Without `as` it is a visitor. */
export type VisitOptions = BrowserContextOptions & {
  readonly as?: Reader;
  /** Whether the reader does something as soon as a page is there, which they do unless it is false. */
  readonly actsAtOnce?: boolean;
};

/** As {@link openBrowser}, for pages behind a sign-in: every visit is of the same reader, in a new browser. */
export function openBrowserAsReader(
  stackUrl: () => string = () => STACK_URL,
  serviceWorkers: ServiceWorkers = 'block',
  browserOptions: BrowserOptions = {},
) {
  const visit = openBrowser(serviceWorkers, browserOptions);
  let reader: Reader | undefined;
  return async (options: VisitOptions = {}): Promise<Visit> => {
    reader ??= await registerReader((await visit()).page.request, stackUrl());
    return visit({ as: reader, baseURL: stackUrl(), ...options });
  };
}

/** A page, and everything that the browser has reported since it was opened. */
export type Visit = { readonly page: Page; readonly complaints: string[] };

/** Errors, warnings and CSP violations. An error response of the API is not a complaint. */
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
