import { Injectable } from '@nestjs/common';
import { ANSWER_HEADERS, AppError, type AnswerRequest, type MeteredSubject } from '@word-unfolded/contracts';
import { networkOf } from '@word-unfolded/service-kit';
import type { FastifyRequest } from 'fastify';
import { createHash, randomUUID } from 'node:crypto';
import { AuthGuard } from '../access/auth-guard.js';
import { CsrfGuard } from '../csrf/csrf-guard.js';
import { idempotencyKeyOf } from '../idempotency/idempotency-key.js';
import { readEventId } from './event-id.js';

/** Reads the id of an answer and its billing subject from a request. */
@Injectable()
export class AnswerRequests {
  constructor(
    private readonly authGuard: AuthGuard,
    private readonly csrf: CsrfGuard,
  ) {}

  /**
   * The answer of the path, or else of the request's key: the same key of the same sender is the same answer. Without
   * both it is the answer of the last seen event, or a new one.
   *
   * @throws AppError ANSWER_NOT_FOUND when a visitor without a browser cookie requests one by its id: such a visitor
   * has none; VALIDATION_FAILED for a bad key
   */
  of(request: FastifyRequest): AnswerRequest {
    const named = namedIn(request.params);
    if (named !== undefined && this.hasNoIdentity(request)) throw AppError.of('ANSWER_NOT_FOUND');
    const subject = this.subjectOf(request);
    const seen = readEventId(request.headers[ANSWER_HEADERS.after]);
    const answerId = named ?? keyedId(subject, request) ?? seen?.answerId ?? newId();
    return { subject, answerId, after: seen?.answerId === answerId ? seen.place : 0 };
  }

  /** The metered subject of a request. A browser without a cookie gets a unique name. */
  subjectOf(request: FastifyRequest): MeteredSubject {
    const reader = this.authGuard.admitted(request);
    if (reader) return { kind: 'reader', id: reader.id, tier: reader.tier, role: reader.role };
    const browser = this.csrf.browserOf(request) ?? randomUUID();
    return { kind: 'visitor', address: networkOf(request.ip), browser };
  }

  private hasNoIdentity(request: FastifyRequest): boolean {
    return !this.authGuard.admitted(request) && this.csrf.browserOf(request) === undefined;
  }
}

function namedIn(params: unknown): string | undefined {
  return (params as { answerId?: string } | undefined)?.answerId;
}

function keyedId(subject: MeteredSubject, request: FastifyRequest): string | undefined {
  const key = idempotencyKeyOf(request);
  const sender = subject.kind === 'reader' ? subject.id : subject.browser;
  return key === undefined ? undefined : digest(`${subject.kind} ${sender} ${key}`);
}

function newId(): string {
  return digest(randomUUID());
}

/** 96 bits: the length of document ids, so that it can be the id of a message. */
function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 24);
}
