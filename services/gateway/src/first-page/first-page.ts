import { Inject, Injectable } from '@nestjs/common';
import { GetPassage, REFERENCE_LIMIT, type PassageAnswer } from '@word-unfolded/contracts';
import {
  BOX_PLACES,
  CONTENT_PLACE,
  FIRST_PASSAGE,
  PAGES,
  PRODUCT,
  type Language,
} from '@word-unfolded/domain';
import { ContractClient, LOGGER, inRequestContext, type Logger } from '@word-unfolded/service-kit';
import { valueWithin } from '@word-unfolded/primitives';
import type { FastifyRequest } from 'fastify';
import escapeHtml from 'escape-html';
import { requestContextOf } from '../edge/reader.js';
import { gatewayConfiguration, type GatewayConfiguration } from '../gateway.configuration.js';
import { readPageAddress } from '../public-pages/page-address.js';
import { PageRenderers } from '../public-pages/page-renderers.js';
import type { ShellFile } from '../public-pages/public-pages.js';
import { SessionCookies } from '../session/session-cookies.js';
import { withApplicationOnDemand, withoutTitle } from '../web/application-script.js';
import { firstFilesOf } from '../web/remote-files.js';
import { siteOf } from '../web/site-address.js';
import { linkPreview } from './link-preview.js';
import { namesMore, readRequestedPassage, type RequestedPassage } from './requested-passage.js';
import { scriptureHtml } from './scripture-html.js';

/** The placeholder for the application in the shell's page. */
const ROOT = '<div id="root"></div>';

/** The study page belongs to a micro-frontend, whose address its application will request. */
const MANIFEST_SOON = '<link rel="preload" href="/mfe-manifest.json" as="fetch" crossorigin>';

/** A page of this place in the shell has content of its own before its application, for readers who seem to be signed in. */
type FramedPage = 'study' | 'journal';

/**
 * The study page with the passage of its URL, and the journal with the place of its entries, which can be read while the
 * application loads, for readers who seem to be signed in: the application would redirect all others. The content is
 * public, so no session is checked; the entries are requested by a small script of the page. The application replaces it
 * (`apps/shell/src/first-page`). Pages that everyone may read are rendered whole (`src/public-pages`).
 */
@Injectable()
export class FirstPage {
  private readonly frames = new Map<string, Promise<Frame | undefined>>();

  constructor(
    private readonly client: ContractClient,
    private readonly cookies: SessionCookies,
    private readonly renderers: PageRenderers,
    @Inject(gatewayConfiguration.token) private readonly configuration: GatewayConfiguration,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /** The page for a request; `undefined` when the shell's page is sent as it is. */
  async of(request: FastifyRequest, shellFile: ShellFile): Promise<string | undefined> {
    const [pathname, search = ''] = request.url.split('?', 2);
    const page = pathname === undefined ? undefined : this.framedPage(request, pathname, search);
    const { language } = readPageAddress(request);
    const requested = page === 'study' ? readRequestedPassage(search) : undefined;
    const address = requested?.reference ? `${PAGES.study}?ref=` : page && PAGES[page];
    const [content, frame] =
      page && address
        ? await Promise.all([
            page === 'study' ? this.studyPage(request, requested) : JOURNAL_CONTENT,
            this.frameOf(page, address, language),
          ])
        : [];
    const preview = linkPreview(request.url, siteOf(request, this.configuration)) ?? '';
    if (!page || !content || !frame)
      return preview === ''
        ? undefined
        : (await shellFile('index.html')).replace('</head>', () => `${preview}</head>`);
    const shell = withoutTitle(await shellFile('index.html'));
    const title = content.title === undefined ? '' : `<title>${escapeHtml(content.title)}</title>`;
    const isWholeAddress = page === 'study' && requested?.reference && requested.translationId;
    const head = `${isWholeAddress ? '' : frame.script}${frame.head}${title}${preview}${MANIFEST_SOON}`;
    const frameHtml = withBox(frame.html, content.box).replace(CONTENT_PLACE, () => content.html);
    const firstPage = `<div id="first-page">${frameHtml}</div>`;
    const files = await firstFilesOf(page, this.configuration);
    return (namesMore(search) ? shell : withApplicationOnDemand(shell, files))
      .replace(/<html lang="[^"]*"/, `<html lang="${language}"`)
      .replace('</head>', () => `${head}</head>`)
      .replace(ROOT, () => firstPage + ROOT);
  }

  private framedPage(request: FastifyRequest, pathname: string, search: string): FramedPage | undefined {
    if (this.cookies.read(request).session === undefined) return undefined;
    if (pathname === PAGES.study) return 'study';
    // The list of a query is another one, and only the application has it.
    return pathname === PAGES.journal && !namesMore(search) ? 'journal' : undefined;
  }

  /** The page around its content, which is the same for all readers of a language. */
  private frameOf(page: FramedPage, address: string, language: Language): Promise<Frame | undefined> {
    const name = `${address} ${language}`;
    const known = this.frames.get(name);
    if (known) return known;
    const rendering = this.renderFrame(page, address, language).catch((error: unknown) => {
      this.log.error({ err: error, page }, 'the frame of a page cannot be rendered');
      return undefined;
    });
    this.frames.set(name, rendering);
    return rendering;
  }

  private async renderFrame(
    page: FramedPage,
    address: string,
    language: Language,
  ): Promise<Frame | undefined> {
    const renderer = await this.renderers.of(language);
    const rendered = await renderer?.render({ address, site: '', isSignedIn: true, waitMs: 0 });
    if (!renderer || !rendered) return undefined;
    // That of the study page may request another address, so it runs before anything is drawn.
    const when = page === 'journal' ? ' defer' : '';
    return {
      html: rendered.html,
      head: `<link rel="stylesheet" href="${renderer.styles}">${page === 'journal' ? titleIn(rendered.head) : ''}`,
      script: `<script${when} src="${renderer.firstScripts[page]}"></script>`,
    };
  }

  private async studyPage(
    request: FastifyRequest,
    requested: RequestedPassage | undefined,
  ): Promise<Content | undefined> {
    if (!requested) return undefined;
    const answer = await this.passage(request, requested);
    const words = answer && wordsOf(answer);
    if (!words) return undefined;
    const { reference, translation } = answer;
    return {
      title: `${reference} · ${PRODUCT.name}`,
      box: { reference, translationId: translation.id, translation: translation.abbreviation },
      html: `<div class="first-passage"${words}</div>`,
    };
  }

  private async passage(
    request: FastifyRequest,
    { reference, translationId }: RequestedPassage,
  ): Promise<PassageAnswer | undefined> {
    const { language } = readPageAddress(request);
    const question = { reference: reference ?? FIRST_PASSAGE[language], translationId, language };
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

/** The title alone: no search engine lists what only readers who are signed in get, and the link preview is that of the shell. */
const titleIn = (head: string) => /<title>.*?<\/title>/s.exec(head)?.[0] ?? '';

/** The page around its content, what its head needs for it, and its small script. */
type Frame = { readonly html: string; readonly head: string; readonly script: string };

/** The title is undefined where the frame has it, and so is what its box shows where it has none. */
type Content = {
  readonly title: string | undefined;
  readonly html: string;
  readonly box?: Readonly<Record<keyof typeof BOX_PLACES, string>>;
};

/** The frame whose box shows the open passage and its translation. */
function withBox(frame: string, box: Content['box']): string {
  if (!box) return frame;
  const keys = Object.keys(BOX_PLACES) as (keyof typeof BOX_PLACES)[];
  return keys.reduce((html, key) => html.replaceAll(BOX_PLACES[key], () => escapeHtml(box[key])), frame);
}

const JOURNAL_CONTENT: Content = { title: undefined, html: '' };

/** The end of a tag and its content: the words of an answer with their language. */
function wordsOf(answer: PassageAnswer): string | undefined {
  const words = scriptureHtml(answer);
  return words ? ` lang="${answer.translation.language}">${words}` : undefined;
}
