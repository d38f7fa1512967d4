import { Inject, Injectable } from '@nestjs/common';
import { GetPassage, REFERENCE_LIMIT, type PassageAnswer } from '@word-unfolded/contracts';
import { PAGES, PRODUCT } from '@word-unfolded/domain';
import { ContractClient, LOGGER, onJourney, type Logger } from '@word-unfolded/service-kit';
import type { FastifyRequest } from 'fastify';
import { setTimeout as wait } from 'node:timers/promises';
import { journeyOf, languageOf } from '../edge/reader.js';
import { SessionCookies } from '../session/session-cookies.js';
import { escapeHtml, scriptureHtml } from './scripture-html.js';

/** How long the page waits for its passage, in milliseconds. Later it comes with the application, as any other. */
const PATIENCE_MS = 400;

/** Where the application is put into the page. */
const ROOT = '<div id="root"></div>';

/**
 * The page as it is first sent: with the passage that its address names already in it, to be read while the application is
 * on its way. Only for who seems to be signed in, since the application sends everyone else elsewhere; what it shows is
 * open to everyone, so no session is checked. The application takes its place (`apps/shell/src/first-page`).
 */
@Injectable()
export class FirstPage {
  constructor(
    private readonly client: ContractClient,
    private readonly cookies: SessionCookies,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  /** Puts what is asked for into the shell's page; `undefined` where the shell's page is sent as it is. */
  async of(request: FastifyRequest, shellPage: () => Promise<string>): Promise<string | undefined> {
    const asked = askedPassage(request.url);
    if (!asked || !this.cookies.read(request).session) return undefined;
    const answer = await this.passage(request, asked);
    const scripture = answer && scriptureHtml(answer);
    if (!scripture) return undefined;
    const title = `<title>${escapeHtml(`${answer.reference} · ${PRODUCT.name}`)}</title>`;
    return (await shellPage())
      .replace('</head>', () => `${title}</head>`)
      .replace(ROOT, () => firstPageHtml(answer, scripture) + ROOT);
  }

  private async passage(request: FastifyRequest, asked: AskedPassage): Promise<PassageAnswer | undefined> {
    const question = { ...asked, language: languageOf(request) };
    const answer = onJourney(journeyOf(request), () => this.client.ask(GetPassage, question)).catch(
      (error: unknown) => {
        this.log.debug({ err: error }, 'the first page is sent without its passage');
        return undefined;
      },
    );
    return Promise.race([answer, wait(PATIENCE_MS, undefined, { ref: false })]);
  }
}

type AskedPassage = { readonly reference: string; readonly translationId: string | undefined };

/** The passage that an address of the study page names, in one translation. */
function askedPassage(url: string): AskedPassage | undefined {
  const [path, search = ''] = url.split('?', 2);
  if (path !== PAGES.study) return undefined;
  const query = new URLSearchParams(search);
  const reference = query.get('ref')?.trim() ?? '';
  const translationId = query.get('translation')?.trim() ?? '';
  if (!reference || reference.length > REFERENCE_LIMIT || query.has('beside')) return undefined;
  if (!translationId || translationId.length > 40) return undefined;
  return { reference, translationId };
}

function firstPageHtml({ translation }: PassageAnswer, scripture: string): string {
  const name = escapeHtml(PRODUCT.name);
  return [
    '<div id="first-page">',
    `<header class="first-bar"><span>${name}</span></header>`,
    '<main class="first-reader"><div class="first-box"></div>',
    `<div class="first-passage" lang="${translation.language}">${scripture}</div>`,
    '</main></div>',
  ].join('');
}
