/** The notice of the shell's page (`apps/shell/src/index.html`), which the application removes when it starts. */
const NOTICE = 'application-missing';

/** How long the application may take to start once its script is requested, in milliseconds. */
const LATEST_MS = 20_000;

/**
 * Says that the application did not load, when one of its scripts fails or it has not started after a while; the notice
 * goes when it comes after all. A form of the page is then sent by the browser (`markPresses`).
 *
 * It is called before anything else has loaded, and must not need a library.
 */
export function watchForApplication(): void {
  addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && tellItIsMissing(), {
    capture: true,
  });
}

/** The script of the application has been requested, unless the page is one that no application replaces. */
export function expectApplication(): void {
  const isAlone = document.getElementById('first-page')?.dataset['alone'] !== undefined;
  if (!isAlone) setTimeout(tellItIsMissing, LATEST_MS);
}

/** The application has started. */
export function applicationStarted(): void {
  document.getElementById(NOTICE)?.remove();
}

function tellItIsMissing(): void {
  const notice = document.getElementById(NOTICE);
  if (!notice) return;
  notice.hidden = false;
  const page = document.getElementById('first-page');
  if (page) page.dataset['alone'] = '';
}
