import { Injectable } from '@nestjs/common';
import { AppError, COOKIES, CSRF_HEADER } from '@word-unfolded/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { CookieJar } from '../cookies/cookie-jar.js';
import { CsrfSecret } from './csrf-secret.js';

/** 128 random bits in base64url. */
const COOKIE = /^[\w-]{22}$/;

const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The Fetch Metadata of a request that a page of this origin, or the reader, has made. */
const OWN_SITES: ReadonlySet<unknown> = new Set([undefined, 'same-origin', 'none']);

/**
 * Prevents cross-site request forgery: every unsafe request carries a token that only a page of this origin can read,
 * and that is valid for the cookie of its browser only.
 */
@Injectable()
export class CsrfGuard {
  constructor(
    private readonly jar: CookieJar,
    private readonly secret: CsrfSecret,
  ) {}

  /** Serves the token. */
  register(server: FastifyInstance): void {
    server.get('/api/csrf-token', async (request, reply) => {
      const csrfToken = await this.tokenFor(request, reply);
      return reply.header('cache-control', 'no-store').send({ success: true, csrfToken });
    });
  }

  /** @throws AppError CSRF_INVALID; SERVICE_UNAVAILABLE when tokens cannot be checked */
  async check(request: FastifyRequest): Promise<void> {
    if (SAFE_METHODS.has(request.method)) return;
    const cookie = this.browserOf(request);
    const token = request.headers[CSRF_HEADER];
    const fromElsewhere = !OWN_SITES.has(request.headers['sec-fetch-site']);
    if (
      fromElsewhere ||
      cookie === undefined ||
      typeof token !== 'string' ||
      !(await this.fits(cookie, token))
    )
      throw AppError.of('CSRF_INVALID');
  }

  /**
   * Checks a form that a page without script has sent. It has no token, but its browser says whether a page of this
   * origin sent it: in Fetch Metadata, or over plain HTTP in Origin.
   *
   * @param origins of this site
   * @throws AppError CSRF_INVALID
   */
  checkForm({ headers }: FastifyRequest, origins: readonly string[]): void {
    const from = headers['sec-fetch-site'];
    const isOwn = from === undefined ? origins.includes(headers.origin ?? '') : from === 'same-origin';
    if (!isOwn) throw AppError.of('CSRF_INVALID');
  }

  /** The identifier of a browser before sign-in: the value of its CSRF cookie. */
  browserOf(request: FastifyRequest): string | undefined {
    const cookie = this.jar.read(request, COOKIES.csrf);
    return cookie !== undefined && COOKIE.test(cookie) ? cookie : undefined;
  }

  private async tokenFor(request: FastifyRequest, reply: FastifyReply): Promise<string> {
    const before = this.browserOf(request);
    const cookie = before ?? randomBytes(16).toString('base64url');
    const token = tokenOf(await this.secret.current(), cookie).toString('base64url');
    if (!before) this.jar.write(request, reply, COOKIES.csrf, cookie);
    return token;
  }

  private async fits(cookie: string, token: string): Promise<boolean> {
    const received = Buffer.from(token, 'base64url');
    const fitsBy = (secret: string) => sameBytes(received, tokenOf(secret, cookie));
    if (fitsBy(await this.secret.current())) return true;
    const another = await this.secret.another();
    return another !== undefined && fitsBy(another);
  }
}

function tokenOf(secret: string, cookie: string): Buffer {
  return createHmac('sha256', secret).update(cookie).digest();
}

function sameBytes(left: Buffer, right: Buffer): boolean {
  return left.length === right.length && timingSafeEqual(left, right);
}
