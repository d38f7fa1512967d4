import { Injectable } from '@nestjs/common';
import {
  ListBooks,
  ListPosts,
  ListTranslations,
  MAGAZINE_TAG,
  type Translation,
} from '@word-unfolded/contracts';
import { LANGUAGES, PAGES, POST_LIMITS, type Language } from '@word-unfolded/domain';
import { bookOfSlug, readingAddress } from '@word-unfolded/scripture-ref';
import { ContractClient, inRequestContext } from '@word-unfolded/service-kit';
import escapeHtml from 'escape-html';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CachedAnswer } from '../cache/cached-answer.js';
import { AnswerCache } from '../cache/answer-cache.js';
import { sendCached } from '../cache/send-cached.js';
import { requestContextOf } from '../edge/reader.js';
import { TEXT_HEADERS } from '../edge/security-headers.js';

const INDEX = '/sitemap.xml';

/** The pages that exist once, in every language at one path. */
const SINGLE_PAGES = [
  PAGES.home,
  PAGES.about,
  PAGES.help,
  PAGES.subscription,
  PAGES.magazine,
  PAGES.atlas,
  PAGES.terms,
  PAGES.privacy,
] as const;

const HEADERS = {
  cacheControl: 'public, max-age=3600',
  vary: 'accept-encoding',
  contentType: 'application/xml; charset=utf-8',
  security: TEXT_HEADERS,
} as const;

const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** A map may have 50,000 addresses at most; the magazine will have fewer for a long time. */
const MOST_PAGES_OF_POSTS = 400;

/** The maps of this site for search engines (sitemaps.org): an index, one map of pages, one of the magazine, and one of each translation. */
@Injectable()
export class Sitemaps {
  constructor(
    private readonly client: ContractClient,
    private readonly cache: AnswerCache,
  ) {}

  /**
   * @param siteOf the address of the site, without a slash at its end
   * @param onRequest counts the request
   */
  register(
    server: FastifyInstance,
    siteOf: (request: FastifyRequest) => string,
    onRequest: (request: FastifyRequest) => Promise<void>,
  ): void {
    const serve = (path: string, addressesOf: (request: FastifyRequest) => Promise<string | undefined>) =>
      server.get(path, { onRequest }, (request, reply) =>
        this.send(request, reply, siteOf(request), () =>
          inRequestContext(requestContextOf(request), () => addressesOf(request)),
        ),
      );
    serve(INDEX, async (request) => this.index(siteOf(request)));
    serve('/sitemaps/pages.xml', async (request) => pages(siteOf(request)));
    serve('/sitemaps/magazine.xml', (request) => this.magazine(siteOf(request)));
    serve('/sitemaps/read-:translation.xml', (request) =>
      this.translation(siteOf(request), (request.params as { translation: string }).translation),
    );
  }

  private async send(
    request: FastifyRequest,
    reply: FastifyReply,
    site: string,
    write: () => Promise<string | undefined>,
  ): Promise<FastifyReply> {
    const key = `map ${site}${request.url.split('?', 1)[0]}`;
    const kept = this.cache.get('en', key);
    const { state } = this.cache;
    const text = kept ? undefined : await write();
    if (!kept && text === undefined) return reply.callNotFound() as unknown as FastifyReply;
    const answer = kept ?? new CachedAnswer(text ?? '', HEADERS);
    if (!kept) this.cache.keep(state, 'en', key, answer, ['scripture', MAGAZINE_TAG]);
    reply.hijack();
    sendCached(answer, request.id, request.raw, reply.raw);
    return reply;
  }

  private async index(site: string): Promise<string> {
    const maps = (await this.readable()).map(({ abbreviation }) => `read-${abbreviation.toLowerCase()}`);
    const entries = ['pages', 'magazine', ...maps].map((name) =>
      entry('sitemap', `${site}/sitemaps/${name}.xml`),
    );
    return xml('sitemapindex', entries);
  }

  /** Every chapter of a translation; undefined for one that cannot be read here. */
  private async translation(site: string, name: string): Promise<string | undefined> {
    const translation = (await this.readable()).find(
      ({ abbreviation }) => abbreviation.toLowerCase() === name,
    );
    if (!translation) return undefined;
    const books = await this.client.ask(ListBooks, {
      translationId: translation.id,
      language: translation.language,
    });
    const addresses = books.flatMap(({ osis, verses }) => {
      const book = bookOfSlug(osis);
      if (!book) return [];
      const points = [{ book }, ...verses.map((_, index) => ({ book, chapter: index + 1 }))];
      return points.map((point) => readingAddress(translation, { start: point, end: point }));
    });
    return xml(
      'urlset',
      [readingAddress(translation), ...addresses].map((path) => entry('url', site + path)),
    );
  }

  /** Every published post, each in its language. */
  private async magazine(site: string): Promise<string> {
    const limit = POST_LIMITS.pageMost;
    const entries: string[] = [];
    for (const language of LANGUAGES)
      for (let page = 1, pages = 1; page <= pages; page += 1) {
        const list = await this.client.ask(ListPosts, { language, page, limit });
        pages = Math.min(list.pagination.pages, MOST_PAGES_OF_POSTS);
        for (const { slug, updatedAt } of list.posts)
          entries.push(entry('url', site + PAGES.magazinePost.replace(':slug', slug), updatedAt));
      }
    return xml('urlset', entries);
  }

  private async readable(): Promise<Translation[]> {
    return (await this.client.ask(ListTranslations, {})).filter(({ available }) => available);
  }
}

function pages(site: string): string {
  const inLanguage = (path: string, language: Language) => `${path}?lng=${language}`;
  const single = SINGLE_PAGES.flatMap((path) => [path, ...LANGUAGES.map((each) => inLanguage(path, each))]);
  const reading = LANGUAGES.map((language) => `${PAGES.read}/${language}`);
  return xml(
    'urlset',
    [...single, ...reading].map((path) => entry('url', site + path)),
  );
}

function entry(name: 'url' | 'sitemap', address: string, changedAt?: string): string {
  const changed = changedAt === undefined ? '' : `<lastmod>${changedAt}</lastmod>`;
  return `<${name}><loc>${escapeHtml(address)}</loc>${changed}</${name}>`;
}

function xml(root: 'urlset' | 'sitemapindex', entries: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${SCHEMA}">\n${entries.join('\n')}\n</${root}>\n`;
}
