import { APPLICATION_WANTED } from '@word-unfolded/domain';
import { expectApplication } from './missing-application.js';

/**
 * The id of the link that names the script of the application, and the files that it will request, on a page that was sent
 * with its content.
 */
const APPLICATION = 'application';

/** What a reader does with a page, or its script. A page also scrolls when the address names a part of it. */
const DEEDS = [
  'pointerdown',
  'pointermove',
  'keydown',
  'wheel',
  'scroll',
  'focusin',
  'input',
  APPLICATION_WANTED,
] as const;

/** How long a visitor may do nothing before the application starts by itself, in milliseconds. */
const LATEST_MS = 8_000;

/** The same for a reader who is signed in, whose page lacks what is their own, after the page has loaded. */
const OWN_LATEST_MS = 4_000;

/** How long after its load a page may still fetch what it shows, before the files of the application come. */
const SOON_MS = 1_000;

/** A phone or tablet, whose processor the start of the application keeps busy for seconds. */
const HAND_HELD = '(hover: none)';

/**
 * Starts the application of a page that the gateway has sent with its content. For a visitor: as soon as they do
 * something, or after a while. Until then such a page is read, its links lead somewhere, and the processor of a phone has
 * nothing to do. For a reader who is signed in: once the page is shown, because it lacks what is their own. On every other
 * page the script of the application is in the head, and this does nothing.
 *
 * It is called before anything else has loaded, and must not need a library.
 */
export function startApplicationOnDemand({ isSignedIn }: { readonly isSignedIn: boolean }): void {
  let hasStarted = false;
  const start = () => {
    const link = document.getElementById(APPLICATION);
    // The reader acted before the link was parsed: the next deed finds it.
    if (hasStarted || !(link instanceof HTMLLinkElement)) return;
    hasStarted = true;
    clearTimeout(timer);
    for (const deed of DEEDS) removeEventListener(deed, start, true);
    const script = document.createElement('script');
    script.src = link.href;
    document.head.append(script);
    expectApplication();
  };
  for (const deed of DEEDS) addEventListener(deed, start, { capture: true, passive: true });
  const timer = setTimeout(start, LATEST_MS);
  addEventListener(
    'DOMContentLoaded',
    () => {
      const link = document.getElementById(APPLICATION);
      if (link) {
        addEventListener('load', () => setTimeout(fetchSoon, SOON_MS, link), { once: true });
        if (isSignedIn) startSoon(start);
        return;
      }
      clearTimeout(timer);
      for (const deed of DEEDS) removeEventListener(deed, start, true);
      expectApplication();
    },
    { once: true },
  );
}

/** For a reader who is signed in: after the first paint, on a phone once it has had the time to answer a touch. */
function startSoon(start: () => void): void {
  // The start of the application would delay the first paint.
  if (!matchMedia(HAND_HELD).matches) requestAnimationFrame(() => setTimeout(start));
  else addEventListener('load', () => setTimeout(start, OWN_LATEST_MS), { once: true });
}

/** Fetches the files that the application will request, after those of the page. */
function fetchSoon({ dataset }: HTMLElement): void {
  for (const href of dataset['files']?.split(' ') ?? []) {
    const link = document.createElement('link');
    document.head.append(
      Object.assign(link, { rel: 'prefetch', href, as: href.endsWith('.css') ? 'style' : 'script' }),
    );
  }
}
