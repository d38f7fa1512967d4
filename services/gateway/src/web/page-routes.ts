import { Injectable } from '@nestjs/common';
import { AppError } from '@word-unfolded/contracts';
import { LANGUAGE_KEY, PAGES } from '@word-unfolded/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Clock } from '@word-unfolded/primitives';
import { mediaTypeQuality, namesMediaType } from '../edge/accept.js';
import { answerError } from '../edge/http-errors.js';
import { METHODS } from '../edge/other-methods.js';
import { CookieJar } from '../cookies/cookie-jar.js';
import { storedLanguageOf } from '../edge/reader.js';
import { isCall, pathOf } from '../edge/request-target.js';
import { sendCached } from '../cache/send-cached.js';
import { FirstPage } from '../first-page/first-page.js';
import { newLanguageOf } from '../public-pages/page-address.js';
import { PublicPages, type PageAnswer, type ShellFile } from '../public-pages/public-pages.js';
import { AddressThrottle } from '../throttle/address-throttle.js';
import { PageForms } from './page-forms.js';
import { tooManyPages } from './too-many-pages.js';

/** The shell's single HTML page, in which the application renders all pages. */
const PAGE = 'index.html';

/** The request headers that a response depends on. */
const VARIES = 'cookie, accept-language, accept-encoding';

/** The last segment of the path is a file name, such as `/assets/none.js`. */
const NAMES_FILE = /\.\w+$/;

/**
 * Serves the pages of the product. A page exists as HTML only, so every client gets that, whatever it accepts: link
 * previewers, crawlers and monitors send many different Accept headers, or none.
 */
@Injectable()
export class PageRoutes {
  private shellFile: ShellFile = () => Promise.reject(new Error('no pages are served yet'));

  constructor(
    private readonly firstPage: FirstPage,
    private readonly publicPages: PublicPages,
    private readonly forms: PageForms,
    private readonly jar: CookieJar,
    private readonly throttle: AddressThrottle,
    private readonly clock: Clock,
  ) {}

  /** @param shellFile reads a file of the shell's build, by its name */
  async register(server: FastifyInstance, shellFile: ShellFile): Promise<void> {
    this.shellFile = shellFile;
    const onRequest = (request: FastifyRequest) => this.count(request);
    for (const url of Object.values(PAGES)) {
      server.get(url, { onRequest }, (request, reply) => this.answerPage(request, reply, shellFile));
    }
    await this.forms.register(server, shellFile, onRequest);
    server.setNotFoundHandler((request, reply) => this.answerNothing(request, reply));
  }

  /**
   * Counts a page, or a file that is expensive to make, of an address.
   *
   * @throws AppError RATE_LIMITED
   */
  async count(request: FastifyRequest): Promise<void> {
    await this.throttle.count(request.ip, this.clock.now().getTime(), 'page');
  }

  /** The page for a browser that requests too many pages; `undefined` for another client, or another error. */
  refusal(error: AppError, request: FastifyRequest): string | undefined {
    if (error.code !== 'RATE_LIMITED' || isCall(request)) return undefined;
    if (!namesMediaType(request.headers, 'text/html')) return undefined;
    return tooManyPages(error, storedLanguageOf(request));
  }

  private async answerPage(
    request: FastifyRequest,
    reply: FastifyReply,
    shellFile: ShellFile,
  ): Promise<FastifyReply> {
    this.keepLanguage(request, reply);
    const served = await this.publicPages.of(request, shellFile);
    if (served) return this.sendServed(served, request, reply);
    const page = await this.firstPage.of(request, shellFile);
    void reply.header('vary', VARIES);
    if (page === undefined) {
      const withoutScript = await this.publicPages.withoutScript(request, shellFile);
      return withoutScript ? this.sendServed(withoutScript, request, reply) : reply.sendFile(PAGE);
    }
    return reply.header('cache-control', 'private, no-cache').type('text/html; charset=utf-8').send(page);
  }

  /** A page that was asked for in a language leads to pages in that language, also where no script keeps the choice. */
  private keepLanguage(request: FastifyRequest, reply: FastifyReply): void {
    const language = newLanguageOf(request);
    if (language !== undefined)
      reply.raw.setHeader('set-cookie', this.jar.textOfChoice(request, LANGUAGE_KEY, language));
  }

  private sendServed(served: PageAnswer, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    if ('redirect' in served) {
      const { to, status } = served.redirect;
      return reply.headers({ vary: VARIES, 'cache-control': 'no-cache' }).redirect(to, status);
    }
    const { answer, status } = served;
    reply.hijack();
    sendCached(answer, request.id, request.raw, reply.raw, status);
    return reply;
  }

  /** For an unknown path a browser gets the application, which says so; a program gets the envelope. */
  private async answerNothing(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    if (!isCall(request)) await this.count(request);
    if (!METHODS.includes(request.method)) {
      void reply.header('allow', METHODS.join(', '));
      return answerError(AppError.of('METHOD_NOT_ALLOWED'), request, reply);
    }
    if (!this.isMeant(request)) return answerError(AppError.of('ROUTE_NOT_FOUND'), request, reply);
    void reply.status(404).header('vary', `accept, ${VARIES}`);
    const page = await this.publicPages.ofNothing(request, this.shellFile);
    if (page === undefined) return reply.sendFile(PAGE);
    return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page);
  }

  /** Whether a request without a route was meant for a page; a request of a script or a style sheet was not. */
  isMeant(request: FastifyRequest): boolean {
    const { method, headers } = request;
    if ((method !== 'GET' && method !== 'HEAD') || isCall(request)) return false;
    if (NAMES_FILE.test(pathOf(request)) && !namesMediaType(headers, 'text/html')) return false;
    return mediaTypeQuality(headers, 'text/html') > 0;
  }

  /** The application, which reports the missing page, for a request without a route or file. */
  async answerUnroutable(reply: FastifyReply, status: number): Promise<FastifyReply> {
    const page = await this.shellFile(PAGE);
    const headers = { vary: `accept, ${VARIES}`, 'cache-control': 'no-store' };
    return reply.status(status).headers(headers).type('text/html; charset=utf-8').send(page);
  }
}
