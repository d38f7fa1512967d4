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
   * @throws CatalogueError ANSWER_NOT_FOUND for a visitor whose browser nothing names: it has none; VALIDATION_FAILED for a
   *   bad key
   */
  of(request: FastifyRequest): AskedAnswer {
    const payer = this.payerOf(request);
    const seen = readEventId(request.headers[ANSWER_HEADERS.after]);
    const answerId = namedIn(request.params) ?? keyedId(payer, request) ?? seen?.answerId ?? newId();
    return { payer, answerId, after: seen?.answerId === answerId ? seen.place : 0 };
  }

  /** By whose limits a request is counted. @throws CatalogueError ANSWER_NOT_FOUND for a visitor whose browser nothing names */
  payerOf(request: FastifyRequest): Payer {
    const reader = this.gatekeeper.admitted(request);
    if (reader) return { kind: 'reader', id: reader.id, tier: reader.tier, role: reader.role };
    const browser = this.csrf.browserOf(request);
    if (!browser) throw CatalogueError.of('ANSWER_NOT_FOUND');
    return { kind: 'visitor', address: networkOf(request.ip), browser };
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
