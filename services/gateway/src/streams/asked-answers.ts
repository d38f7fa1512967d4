import { Injectable } from '@nestjs/common';
import { ANSWER_HEADERS, CatalogueError, type AskedAnswer, type Payer } from '@word-unfolded/contracts';
import { networkOf } from '@word-unfolded/service-kit';
import type { FastifyRequest } from 'fastify';
import { createHash, randomUUID } from 'node:crypto';
import { Gatekeeper } from '../access/gatekeeper.js';
import { CsrfGuard } from '../csrf/csrf-guard.js';
import { idempotencyKeyOf } from '../idempotency/idempotency-key.js';
import { readEventId } from './event-id.js';

/** Reads from a request which answer it is about, and who pays for it. */
@Injectable()
export class AskedAnswers {
  constructor(
    private readonly gatekeeper: Gatekeeper,
    private readonly csrf: CsrfGuard,
  ) {}

  /**
   * The answer that the path names, or else the request's key: the same key of the same sender is the same answer. Without
   * both it is the one whose event was seen last, or a new one.
   *
   * @throws CatalogueError ANSWER_NOT_FOUND where a visitor whose browser nothing names asks for one by its id: it has none;
   *   VALIDATION_FAILED for a bad key
   */
  of(request: FastifyRequest): AskedAnswer {
    const named = namedIn(request.params);
    if (named !== undefined && this.isNobody(request)) throw CatalogueError.of('ANSWER_NOT_FOUND');
    const payer = this.payerOf(request);
    const seen = readEventId(request.headers[ANSWER_HEADERS.after]);
    const answerId = named ?? keyedId(payer, request) ?? seen?.answerId ?? newId();
    return { payer, answerId, after: seen?.answerId === answerId ? seen.place : 0 };
  }

  /** By whose limits a request is counted. A browser that nothing names gets a name that no other has. */
  payerOf(request: FastifyRequest): Payer {
    const reader = this.gatekeeper.admitted(request);
    if (reader) return { kind: 'reader', id: reader.id, tier: reader.tier, role: reader.role };
    const browser = this.csrf.browserOf(request) ?? randomUUID();
    return { kind: 'visitor', address: networkOf(request.ip), browser };
  }

  private isNobody(request: FastifyRequest): boolean {
    return !this.gatekeeper.admitted(request) && this.csrf.browserOf(request) === undefined;
  }
}

function namedIn(params: unknown): string | undefined {
  return (params as { answerId?: string } | undefined)?.answerId;
}

function keyedId(payer: Payer, request: FastifyRequest): string | undefined {
  const key = idempotencyKeyOf(request);
  const sender = payer.kind === 'reader' ? payer.id : payer.browser;
  return key === undefined ? undefined : digest(`${payer.kind} ${sender} ${key}`);
}

function newId(): string {
  return digest(randomUUID());
}

/** 96 bits: as long as the ids of documents, so that messages can be named by it. */
function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 24);
}
