import { Inject, Injectable } from '@nestjs/common';
import { GetPassage, REFERENCE_LIMIT, type PassageAnswer } from '@word-unfolded/contracts';
import { PAGES, PRODUCT } from '@word-unfolded/domain';
import { ContractClient, LOGGER, inRequestContext, type Logger } from '@word-unfolded/service-kit';
import { valueWithin } from '@word-unfolded/primitives';
import type { FastifyRequest } from 'fastify';
import escapeHtml from 'escape-html';
import { requestContextOf, languageOf } from '../edge/reader.js';
import { gatewayConfiguration, type GatewayConfiguration } from '../gateway.configuration.js';
import type { ShellFile } from '../public-pages/public-pages.js';
import { SessionCookies } from '../session/session-cookies.js';
import { siteOf } from '../web/site-address.js';
import { linkPreview } from './link-preview.js';
import { readRequestedPassage, type RequestedPassage } from './requested-passage.js';
import { scriptureHtml } from './scripture-html.js';

/** The placeholder for the application in the shell's page. */
const ROOT = '<div id="root"></div>';

/** The study page belongs to a micro-frontend, whose address its application will request. */
const MANIFEST_SOON = '<link rel="preload" href="/mfe-manifest.json" as="fetch" crossorigin>';

/**
 * The study page with the passage of its URL, which can be read while the application loads, for readers who seem to be
 * signed in: the application would redirect all others. The content is public, so no session is checked. The
 * application replaces it (`apps/shell/src/first-page`). Pages that everyone may read are rendered whole
 * (`src/public-pages`).
 */
@Injectable()
export class FirstPage {
  constructor(
    private readonly client: ContractClient,
    private readonly cookies: SessionCookies,
    @Inject(gatewayConfiguration.token) private readonly configuration: GatewayConfiguration,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /** The page for a request; `undefined` when the shell's page is sent as it is. */
  async of(request: FastifyRequest, shellFile: ShellFile): Promise<string | undefined> {
    const [pathname, search = ''] = request.url.split('?', 2);
    const isSignedIn = this.cookies.read(request).session !== undefined;
    const content =
      pathname === PAGES.study && isSignedIn ? await this.studyPage(request, search) : undefined;
    const preview = linkPreview(request.url, siteOf(request, this.configuration)) ?? '';
    if (!content)
      return preview === ''
        ? undefined
        : (await shellFile('index.html')).replace('</head>', () => `${preview}</head>`);
    const [name, title] = [PRODUCT.name, content.title].map((text) => escapeHtml(text));
    const firstPage = `<div id="first-page"><header class="first-bar"><span>${name}</span></header>${content.html}</div>`;
    return (await shellFile('index.html'))
      .replace('</head>', () => `<title>${title}</title>${preview}${content.head}</head>`)
      .replace(ROOT, () => firstPage + ROOT);
  }

  private async studyPage(request: FastifyRequest, search: string): Promise<Content | undefined> {
    const requested = readRequestedPassage(search);
    if (!requested?.translationId) return undefined;
    const answer = await this.passage(request, requested);
    const words = answer && wordsOf(answer);
    if (!words) return undefined;
    return {
      title: `${answer.reference} · ${PRODUCT.name}`,
      head: MANIFEST_SOON,
      html: `<main class="first-reader"><div class="first-box"></div><div class="first-passage"${words}</div></main>`,
    };
  }

  private async passage(
    request: FastifyRequest,
    requested: RequestedPassage,
  ): Promise<PassageAnswer | undefined> {
    const question = { ...requested, language: languageOf(request) };
    if (question.reference.length > REFERENCE_LIMIT) return undefined;
    const answer = inRequestContext(requestContextOf(request), () =>
      this.client.ask(GetPassage, question),
    ).catch((error: unknown) => {
      this.log.debug({ err: error }, 'a first page was sent without its passage');
      return undefined;
    });
    // The application loads the passage later, as on any other page.
    return valueWithin(answer, this.configuration.FIRST_PAGE_WAITS_MS);
  }
}

type Content = { readonly title: string; readonly head: string; readonly html: string };

/** The end of a tag and its content: the words of an answer with their language. */
function wordsOf(answer: PassageAnswer): string | undefined {
  const words = scriptureHtml(answer);
  return words ? ` lang="${answer.translation.language}">${words}` : undefined;
}
