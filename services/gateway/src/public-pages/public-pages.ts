import { Inject, Injectable } from '@nestjs/common';
import {
  PAGES,
  type Language,
  type RequestedPage,
  type ServedPage,
  type SubmittedForm,
} from '@word-unfolded/domain';
import { inRequestContext, LOGGER, type Logger } from '@word-unfolded/service-kit';
import { storageConfiguration, type StorageConfiguration } from '@word-unfolded/storage';
import type { FastifyRequest } from 'fastify';
import { Callers } from '../api/callers.js';
import { AnswerCache } from '../cache/answer-cache.js';
import { CachedAnswer, type CacheHeaders } from '../cache/cached-answer.js';
import { requestContextOf } from '../edge/reader.js';
import { isUnlisted, pageHeaders, UNLISTED_HEADERS } from '../edge/security-headers.js';
import { gatewayConfiguration, type GatewayConfiguration } from '../gateway.configuration.js';
import { SessionCookies } from '../session/session-cookies.js';
import {
  withApplicationOnDemand,
  withoutApplication,
  withoutNotice,
  withoutTitle,
  withPageWithoutScript,
} from '../web/application-script.js';
import { siteOf } from '../web/site-address.js';
import { readPageAddress, type PageAddress } from './page-address.js';
import { PageRenderers } from './page-renderers.js';
import { PublicData } from './public-data.js';

/** An address that no page has. */
const NO_PAGE = '/not-found';

/** The placeholder for the application in the shell's page. */
const ROOT = '<div id="root"></div>';

/** How long a page waits for data that is all of its content, in milliseconds. */
const CONTENT_WAITS_MS = 5_000;

/** When to ask again for a page whose content could not be read, in seconds. */
const RETRY_SECONDS = '30';

/** The request headers that a page depends on. */
const VARIES = 'cookie, accept-language, accept-encoding';

/** Pages that show a reader who is signed in their own things or another page, so that a visitor's would be wrong for a moment. */
const OWN_PAGES: ReadonlySet<string> = new Set([
  PAGES.home,
  PAGES.subscription,
  PAGES.login,
  PAGES.register,
  PAGES.forgotPassword,
]);

/** Pages that belong to the link of an email, besides those whose address has it. */
const LINK_PAGES: ReadonlySet<string> = new Set([
  PAGES.resetPasswordWithoutToken,
  PAGES.verificationSuccess,
  PAGES.verificationError,
]);

/** Pages of remotes that everyone may open: their heads are for search engines and previews of links. */
const OPEN_PAGES: ReadonlySet<string> = new Set([PAGES.atlas]);

/** Pages of remotes, of which this build has the frame. */
const FRAMED_PAGES: ReadonlySet<string> = new Set([PAGES.study, PAGES.journal]);

/** The description of the shell's page, for pages that have none of their own. */
const DESCRIPTION = /<meta name="description"[^>]*>/;

/** Reads a file of the shell's build by its name. */
export type ShellFile = (name: string) => Promise<string>;

/** A page to send, or an address to go to. */
export type PageAnswer =
  | { readonly answer: CachedAnswer; readonly status: number }
  | { readonly redirect: { readonly to: string; readonly status: 308 | 303 } };

/**
 * The pages that everyone may read, as HTML with their content: for search engines, link previews, browsers without
 * script, and everyone else until the application has loaded. They are the same for all visitors, and cached.
 */
@Injectable()
export class PublicPages {
  private readonly security: Readonly<Record<string, string>>;
  private readonly rendering = new Map<string, Promise<PageAnswer | undefined>>();

  constructor(
    private readonly renderers: PageRenderers,
    private readonly data: PublicData,
    private readonly callers: Callers,
    private readonly cache: AnswerCache,
    private readonly cookies: SessionCookies,
    @Inject(gatewayConfiguration.token) private readonly configuration: GatewayConfiguration,
    @Inject(storageConfiguration.token) storage: StorageConfiguration,
    @Inject(LOGGER) private readonly log: Logger,
  ) {
    this.security = pageHeaders(configuration, storage);
  }

  /** The page of a request; undefined where the application is sent as it is. */
  async of(request: FastifyRequest, shellFile: ShellFile): Promise<PageAnswer | undefined> {
    const isSignedIn = this.cookies.read(request).session !== undefined;
    const page = readPageAddress(request);
    if (FRAMED_PAGES.has(page.path)) return undefined; // sent with their own content (`src/first-page`)
    if (isSignedIn && OWN_PAGES.has(page.path)) return undefined;
    const short = withoutSlashes(page);
    if (short !== undefined) return { redirect: { to: short, status: 308 } };
    const site = siteOf(request, this.configuration);
    const key = `page ${isSignedIn ? 'reader' : 'visitor'} ${site}${page.address}`;
    const kept = this.cache.get(page.language, key);
    if (kept) return { answer: kept, status: 200 };
    const name = page.language + key;
    const underway = this.rendering.get(name);
    if (underway) return underway;
    const rendering = this.render(request, page, { site, isSignedIn, key }, shellFile).finally(() =>
      this.rendering.delete(name),
    );
    this.rendering.set(name, rendering);
    return rendering;
  }

  /** The page of a form that a browser without script has sent: with what was written, and the refusal. */
  async ofForm(
    request: FastifyRequest,
    form: SubmittedForm,
    shellFile: ShellFile,
  ): Promise<{ readonly html: string; readonly status: number } | undefined> {
    const { address, language } = readPageAddress(request);
    const asked = { ...this.asked(request, address), isWithoutScript: true, form };
    const rendered = await this.rendered(request, language, asked);
    if (!rendered) return undefined;
    const { page, styles } = rendered;
    const shell = withoutApplication(await shellFile('index.html'));
    return { html: composed(shell, page, language, styles, true), status: page.status };
  }

  /** The shell's page with what a browser without script shows: a form for the link of an email, or what works there. */
  async withoutScript(request: FastifyRequest, shellFile: ShellFile): Promise<PageAnswer | undefined> {
    const { path, address, language } = readPageAddress(request);
    const isOfLink = isUnlisted(path) || LINK_PAGES.has(path);
    const isOpen = OPEN_PAGES.has(path);
    const shown = path === PAGES.subscription ? path : NO_PAGE;
    const asked = {
      ...this.asked(request, isOfLink || isOpen ? address : shown),
      isWithoutScript: true,
      waitMs: CONTENT_WAITS_MS,
    };
    const name = isOpen ? asked.site + address : shown;
    const key = `without script ${asked.isSignedIn ? 'reader' : 'visitor'} ${name}`;
    const kept = isOfLink ? undefined : this.cache.get(language, key);
    if (kept) return { answer: kept, status: 200 };
    const { state } = this.cache;
    const rendered = await this.rendered(request, language, asked);
    if (!rendered) return undefined;
    const { page, styles } = rendered;
    if (page.redirect) return { redirect: page.redirect };
    const head = `<link rel="stylesheet" href="${styles}">`;
    const built = await shellFile('index.html');
    const shell = isOpen ? withHead(built, page.head) : built;
    const content = withPageWithoutScript(shell, { head, html: page.html });
    const html = content.replace(/<html lang="[^"]*"/, `<html lang="${language}"`);
    const headers = this.headersOf({ isPrivate: true, isHidden: isUnlisted(path), isUnavailable: false });
    const answer = new CachedAnswer(html, headers);
    if (!isOfLink) this.cache.keep(state, language, key, answer, []);
    return { answer, status: 200 };
  }

  /** The page for an address that has none, in the language of the reader. */
  async ofNothing(request: FastifyRequest, shellFile: ShellFile): Promise<string | undefined> {
    const { language } = readPageAddress(request);
    const rendered = await this.rendered(request, language, this.asked(request, NO_PAGE));
    return rendered && composed(await shellFile('index.html'), rendered.page, language, rendered.styles);
  }

  /** A page that needs no data. */
  private asked(request: FastifyRequest, address: string): RequestedPage {
    const isSignedIn = this.cookies.read(request).session !== undefined;
    return { address, site: siteOf(request, this.configuration), isSignedIn, waitMs: 0 };
  }

  private async rendered(
    request: FastifyRequest,
    language: Language,
    asked: RequestedPage,
  ): Promise<{ readonly page: ServedPage; readonly styles: string } | undefined> {
    const renderer = await this.renderers.of(language);
    const { device } = this.callers.of(request);
    const page = await inRequestContext(requestContextOf(request), () =>
      this.data.asDevice(device, async () => renderer?.render(asked)),
    ).catch((error: unknown) => {
      this.log.error({ err: error }, 'a page was sent without its content');
      return undefined;
    });
    return renderer && page && { page, styles: renderer.styles };
  }

  private async render(
    request: FastifyRequest,
    { path, address, language }: PageAddress,
    { site, isSignedIn, key }: { readonly site: string; readonly isSignedIn: boolean; readonly key: string },
    shellFile: ShellFile,
  ): Promise<PageAnswer | undefined> {
    const { state } = this.cache;
    const waitMs = path === PAGES.home ? this.configuration.FIRST_PAGE_WAITS_MS : CONTENT_WAITS_MS;
    const rendered = await this.rendered(request, language, { address, site, isSignedIn, waitMs });
    if (!rendered) return undefined;
    const { page, styles } = rendered;
    if (page.redirect) return { redirect: page.redirect };
    const isSecret = isUnlisted(path);
    const status = page.isWhole || path === PAGES.home ? page.status : 503;
    const answer = new CachedAnswer(
      composed(await shellFile('index.html'), page, language, styles),
      this.headersOf({
        isPrivate: isSecret || isSignedIn,
        isHidden: isSecret || !page.isListed,
        isUnavailable: status === 503,
      }),
    );
    if (page.isWhole && page.status === 200 && !isSecret)
      this.cache.keep(state, language, key, answer, tagsOf(path));
    return { answer, status };
  }

  /** Browsers ask again each time, because the page names the files of this build. */
  private headersOf({
    isPrivate,
    isHidden,
    isUnavailable,
  }: Readonly<Record<'isPrivate' | 'isHidden' | 'isUnavailable', boolean>>): CacheHeaders {
    return {
      cacheControl: isPrivate ? 'private, no-cache' : 'public, no-cache',
      vary: VARIES,
      contentType: 'text/html; charset=utf-8',
      security: {
        ...this.security,
        ...(isHidden && UNLISTED_HEADERS),
        ...(isUnavailable && { 'retry-after': RETRY_SECONDS }),
      },
    };
  }
}

/** The shell's page with the title, the description and the addresses of a page. */
function withHead(shell: string, head: string): string {
  return withoutTitle(shell)
    .replace(DESCRIPTION, '')
    .replace('</head>', () => `${head}</head>`);
}

/** The shell's page with the head and the content of a page, which the application replaces. */
function composed(
  built: string,
  { head, html }: ServedPage,
  language: Language,
  styles: string,
  isAlone = false,
): string {
  const shell = withoutTitle(withoutNotice(withApplicationOnDemand(built)));
  return (head.includes('<meta name="description"') ? shell.replace(DESCRIPTION, '') : shell)
    .replace(/<html lang="[^"]*"/, `<html lang="${language}"`)
    .replace('</head>', () => `<link rel="stylesheet" href="${styles}">${head}</head>`)
    .replace(ROOT, () => `<div id="first-page"${isAlone ? ' data-alone' : ''}>${html}</div>${ROOT}`);
}

/**
 * Plain names only: a browser reads an address that begins with two slashes as that of another site, and a response must
 * not send it to an address from its request.
 */
const PLAIN_PATH = /^(?:\/(?:[\w.~-]|%(?!2f|5c)[\da-f]{2})+)+$/i;

/** The address without the slashes at the end of its path; undefined where it has none, or is not plain. */
function withoutSlashes({ path, address }: PageAddress): string | undefined {
  if (path === PAGES.home || !path.endsWith('/')) return undefined;
  const short = path.replace(/\/+$/, '');
  return PLAIN_PATH.test(short) ? short + address.slice(path.length) : undefined;
}

/** What a service publishes anew when the content of a page changes. */
function tagsOf(path: string): string[] {
  return path.startsWith('/llm') ? ['scripture', 'magazine'] : ['scripture'];
}
