/** The script of the application in the shell's page, and the files that it requests first (`page.plugin.mjs`). */
const SCRIPT = /<script data-files="([^"]*)" defer(?:="[^"]*")? src="(\/assets\/main\.[\w.]+)"><\/script>/;

/** What the page says where the application does not come (`apps/shell/src/index.html`). */
const NOSCRIPT = /<noscript>.*?<\/noscript>/s;

const TITLE = /<title>[^<]*<\/title>/;

/** The shell's page without its title, for a page with a title of its own: browsers show the first one. */
export function withoutTitle(shell: string): string {
  return shell.replace(TITLE, '');
}

/** The shell's page for content that can be read and used without any script. */
export function withoutNotice(shell: string): string {
  return shell.replace(NOSCRIPT, '');
}

/** The shell's page with a page for browsers without script in place of what it says there. */
export function withPageWithoutScript(
  shell: string,
  { head, html }: Readonly<Record<'head' | 'html', string>>,
): string {
  return shell
    .replace(NOSCRIPT, () => `<noscript><div id="first-page" data-alone>${html}</div></noscript>`)
    .replace('</head>', () => `<noscript>${head}</noscript></head>`);
}

/** The shell's page without the application. */
export function withoutApplication(shell: string): string {
  return shell.replace(SCRIPT, '');
}

/**
 * The shell's page for content of its own: the scripts of the application are only fetched, last of all, and start as soon
 * as the reader does something (`first-page/start-application.ts` of libs/web/ui). Run at once it would keep the processor
 * of a phone busy for seconds, while the content is already there to read.
 *
 * @param shell the page as it was built
 * @param more files that the application will request for this page, besides those of every page
 */
export function withApplicationOnDemand(shell: string, more: readonly string[] = []): string {
  const files = more.map((each) => ` ${each}`).join('');
  return shell.replace(SCRIPT, `<link id="application" rel="prefetch" href="$2" data-files="$1${files}">`);
}
