import { Injectable } from '@nestjs/common';
import { CatalogueError, CheckAccess, type Reader, type RouteContract } from '@word-unfolded/contracts';
import { applyGate, type Tier } from '@word-unfolded/domain';
import { ContractClient, onJourney } from '@word-unfolded/service-kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { journeyOf } from '../edge/reader.js';
import { AccessTokens, type VerifiedToken } from './access-tokens.js';
import { RevocationFeed } from './revocation-feed.js';
import { Revocations } from './revocations.js';

const READER = 'reader';

/** Stands before every route: lets in whom its gate lets in, by the access token that the request carries. */
@Injectable()
export class Gatekeeper {
  constructor(
    private readonly tokens: AccessTokens,
    private readonly revocations: Revocations,
    private readonly feed: RevocationFeed,
    private readonly client: ContractClient,
  ) {}

  register(server: FastifyInstance): void {
    server.decorateRequest(READER, null);
  }

  /**
   * Lets a request in, or not. A route that is open to everyone looks at no token: one that is no good must not keep a
   * reader from signing in.
   *
   * @throws CatalogueError NOT_AUTHENTICATED without a token, SESSION_EXPIRED for one that is over or revoked,
   *   TOKEN_INVALID for what is none of ours; TIER_REQUIRED with `requiredTier`
   */
  async admit(gate: RouteContract['gate'], request: FastifyRequest): Promise<void> {
    if (gate === 'everyone') return;
    const token = bearerOf(request.headers.authorization);
    const reader = token === undefined ? undefined : await this.readerOf(token, request);
    if (gate === 'reader-or-visitor') {
      request.setDecorator(READER, reader ?? null);
      return;
    }
    switch (applyGate(gate, reader)) {
      case 'pass':
        request.setDecorator(READER, reader);
        return;
      case 'upgrade':
        throw tierRequired(gate === 'signed-in' ? 'free' : gate.tier);
      case 'sign-in':
      case 'leave':
        throw CatalogueError.of('NOT_AUTHENTICATED');
    }
  }

  /** Who was let in by the gate of a route; nobody in particular where everyone is. */
  admitted(request: FastifyRequest): Reader | undefined {
    return request.getDecorator<Reader | null>(READER) ?? undefined;
  }

  private async readerOf(token: string, request: FastifyRequest): Promise<Reader> {
    const verified = await this.tokens.verify(token);
    if (
      this.revocations.covers(verified) ||
      !(this.feed.isCurrent() || (await this.stands(verified, request)))
    )
      throw CatalogueError.of('SESSION_EXPIRED');
    return verified.reader;
  }

  /** Asks the auth service, which knows what the feed would have told. */
  private async stands({ reader, issuedAt }: VerifiedToken, request: FastifyRequest): Promise<boolean> {
    const question = { userId: reader.id, sessionId: reader.sessionId, issuedAt };
    const { stands } = await onJourney(journeyOf(request), () => this.client.ask(CheckAccess, question));
    return stands;
  }
}

/** The token of an Authorization header (RFC 6750, section 2.1: the scheme is read without regard to case). */
function bearerOf(header: string | undefined): string | undefined {
  return /^bearer +(\S+) *$/i.exec(header ?? '')?.[1];
}

function tierRequired(tier: Tier): CatalogueError {
  return CatalogueError.with('TIER_REQUIRED', { tier }, { fields: { requiredTier: tier } });
}
