import { Injectable } from '@nestjs/common';
import {
  AppError,
  CheckAccess,
  sessionBinding,
  type Reader,
  type RouteContract,
} from '@word-unfolded/contracts';
import { applyGate, type Tier } from '@word-unfolded/domain';
import { ContractClient, inRequestContext } from '@word-unfolded/service-kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createHash, timingSafeEqual } from 'node:crypto';
import { ADMITTED, requestContextOf } from '../edge/reader.js';
import { SessionCookies } from '../session/session-cookies.js';
import { AccessTokens, type VerifiedToken } from './access-tokens.js';
import { RevocationFeed } from './revocation-feed.js';
import { Revocations } from './revocations.js';
import { SeenCookies } from './seen-cookies.js';

/**
 * Authorizes the requests of every route by its gate. A request needs the access token and the cookie of the same
 * session (decisions, "Bearer and cookie").
 */
@Injectable()
export class AuthGuard {
  constructor(
    private readonly tokens: AccessTokens,
    private readonly revocations: Revocations,
    private readonly feed: RevocationFeed,
    private readonly client: ContractClient,
    private readonly cookies: SessionCookies,
    private readonly seen: SeenCookies,
  ) {}

  register(server: FastifyInstance): void {
    server.decorateRequest(ADMITTED, null);
  }

  /**
   * Authorizes a request. A public route ignores the token: an invalid one must not prevent a reader from signing in.
   *
   * @throws AppError NOT_AUTHENTICATED without a token, or with a token alone; SESSION_EXPIRED for one that has
   * expired, was revoked, or is of another session than the cookie; TOKEN_INVALID for one that is not ours;
   * TIER_REQUIRED with `requiredTier`
   */
  async authorize(gate: RouteContract['gate'], request: FastifyRequest): Promise<void> {
    if (gate === 'everyone') return;
    const token = bearerOf(request.headers.authorization);
    const reader = token === undefined ? undefined : await this.readerOf(token, request);
    if (gate === 'reader-or-visitor') {
      request.setDecorator(ADMITTED, reader ?? null);
      return;
    }
    switch (applyGate(gate, reader)) {
      case 'pass':
        request.setDecorator(ADMITTED, reader);
        return;
      case 'upgrade':
        throw tierRequired(gate === 'signed-in' ? 'free' : gate.tier);
      case 'sign-in':
      case 'leave':
        throw AppError.of('NOT_AUTHENTICATED');
    }
  }

  /** The principal that the gate of a route has authorized; undefined on a public route. */
  admitted(request: FastifyRequest): Reader | undefined {
    return request.getDecorator<Reader | null>(ADMITTED) ?? undefined;
  }

  private async readerOf(token: string, request: FastifyRequest): Promise<Reader> {
    const verified = await this.tokens.verify(token);
    const cookie = this.expectCookieOf(verified, request);
    if (
      this.revocations.covers(verified) ||
      !(this.feed.isCurrent() || (await this.stands(verified, request)))
    )
      throw AppError.of('SESSION_EXPIRED');
    this.seen.tell(verified.reader.sessionId, cookie, verified.cookieDigest);
    return verified.reader;
  }

  /** After either error a browser renews its token from its session cookie, if it has one. */
  private expectCookieOf({ bindingDigest }: VerifiedToken, request: FastifyRequest): string {
    const { session } = this.cookies.read(request);
    if (session === undefined) throw AppError.of('NOT_AUTHENTICATED');
    const digest = createHash('sha256')
      .update(sessionBinding(session) ?? '')
      .digest();
    const expected = Buffer.from(bindingDigest, 'base64url');
    if (digest.length !== expected.length || !timingSafeEqual(digest, expected))
      throw AppError.of('SESSION_EXPIRED');
    return session;
  }

  /** Asks the auth service, which knows the revocations that the feed would have delivered. */
  private async stands({ reader, issuedAt }: VerifiedToken, request: FastifyRequest): Promise<boolean> {
    const question = { userId: reader.id, sessionId: reader.sessionId, issuedAt };
    const { stands } = await inRequestContext(requestContextOf(request), () =>
      this.client.ask(CheckAccess, question),
    );
    return stands;
  }
}

/** The token of an Authorization header (RFC 6750, section 2.1: the scheme is case-insensitive). */
function bearerOf(header: string | undefined): string | undefined {
  return /^bearer +(\S+) *$/i.exec(header ?? '')?.[1];
}

function tierRequired(tier: Tier): AppError {
  return AppError.with('TIER_REQUIRED', { tier }, { fields: { requiredTier: tier } });
}
