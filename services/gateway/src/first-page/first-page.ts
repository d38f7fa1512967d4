import { Inject, Injectable } from '@nestjs/common';
import { GetPassage, REFERENCE_LIMIT, type PassageAnswer } from '@word-unfolded/contracts';
import { PAGES, PRODUCT } from '@word-unfolded/domain';
import { ContractClient, LOGGER, onJourney, type Logger } from '@word-unfolded/service-kit';
import type { FastifyRequest } from 'fastify';
import { setTimeout as wait } from 'node:timers/promises';
import { journeyOf, languageOf } from '../edge/reader.js';
import { gatewayConfiguration, type GatewayConfiguration } from '../gateway.configuration.js';
import { SessionCookies } from '../session/session-cookies.js';
import { readAskedPassage, type AskedPassage } from './asked-passage.js';
import { escapeHtml, scriptureHtml } from './scripture-html.js';

/** Where the application is put into the shell's page. */
const ROOT = '<div id="root"></div>';

/** Where the passage of the landing page goes, and which it is unless its address names one. */
const LEAF = /(<div class="first-leaf") data-reference="([^"]*)">/;

/** The study page is a micro-frontend's: its application will ask where that is. */
const MANIFEST_SOON = '<link rel="preload" href="/mfe-manifest.json" as="fetch" crossorigin>';

/** A file of the shell's build, by its name. */
export type ShellFile = (name: string) => Promise<string>;

/**
 * Pages as they are first sent: with what there is to read already in them, while the application is on its way. The study
 * page has the passage that its address names, for who seems to be signed in; the landing page is for who does not.
 * The application would send everyone else elsewhere. What is shown is open to everyone, so no session is checked. The
 * application takes their place (`apps/shell/src/first-page`).
 */
@Injectable()
export class FirstPage {
  constructor(
    private readonly client: ContractClient,
    private readonly cookies: SessionCookies,
    @Inject(gatewayConfiguration.token) private readonly configuration: GatewayConfiguration,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /** The page for a request; `undefined` where the shell's page is sent as it is. */
  async of(request: FastifyRequest, shellFile: ShellFile): Promise<string | undefined> {
    const [pathname, search = ''] = request.url.split('?', 2);
    const isSignedIn = this.cookies.read(request).session !== undefined;
    const content =
      pathname === PAGES.study && isSignedIn
        ? await this.studyPage(request, search)
        : pathname === PAGES.home && !isSignedIn
          ? await this.landingPage(request, search, shellFile)
          : undefined;
    if (!content) return undefined;
    const [name, title] = [PRODUCT.name, content.title].map(escapeHtml);
    const firstPage = `<div id="first-page"><header class="first-bar"><span>${name}</span></header>${content.html}</div>`;
    return (await shellFile('index.html'))
      .replace('</head>', () => `<title>${title}</title>${content.head}</head>`)
      .replace(ROOT, () => firstPage + ROOT);
  }

  private async studyPage(request: FastifyRequest, search: string): Promise<Content | undefined> {
    const asked = readAskedPassage(search);
    if (!asked?.translationId) return undefined;
    const answer = await this.passage(request, asked);
    const words = answer && wordsOf(answer, 1);
    if (!words) return undefined;
    return {
      title: `${answer.reference} · ${PRODUCT.name}`,
      head: MANIFEST_SOON,
      html: `<main class="first-reader"><div class="first-box"></div><div class="first-passage"${words}</div></main>`,
    };
  }

  private async landingPage(
    request: FastifyRequest,
    search: string,
    shellFile: ShellFile,
  ): Promise<Content | undefined> {
    const html = await shellFile(`first-pages/home.${languageOf(request)}.html`).catch(() => undefined);
    const [, , opening = ''] = (html && LEAF.exec(html)) || [];
    if (!html || !opening) return undefined;
    const answer = await this.passage(request, readAskedPassage(search) ?? { reference: opening });
    const words = (answer && wordsOf(answer, 2)) ?? '>';
    return { title: PRODUCT.name, head: '', html: html.replace(LEAF, (_, begin: string) => begin + words) };
  }

  private async passage(request: FastifyRequest, asked: AskedPassage): Promise<PassageAnswer | undefined> {
    const question = { ...asked, language: languageOf(request) };
    if (question.reference.length > REFERENCE_LIMIT) return undefined;
    const answer = onJourney(journeyOf(request), () => this.client.ask(GetPassage, question)).catch(
      (error: unknown) => {
        this.log.debug({ err: error }, 'a first page is sent without its passage');
        return undefined;
      },
    );
    // Later it comes with the application, as any other.
    return Promise.race([answer, wait(this.configuration.FIRST_PAGE_WAITS_MS, undefined, { ref: false })]);
  }
}

type Content = { readonly title: string; readonly head: string; readonly html: string };

/** The end of a tag and what is in it: the words of an answer in their language. */
function wordsOf(answer: PassageAnswer, level: 1 | 2): string | undefined {
  const words = scriptureHtml(answer, level);
  return words ? ` lang="${answer.translation.language}">${words}` : undefined;
}
