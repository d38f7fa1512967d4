import { Injectable } from '@nestjs/common';
import {
  ANSWER_HEADERS,
  AppError,
  type AnswerCaller,
  type AnswerRequest,
  type MeteredSubject,
  type SignedInCaller,
} from '@word-unfolded/contracts';
import { networkOf } from '@word-unfolded/service-kit';
import type { FastifyRequest } from 'fastify';
import { createHash, randomUUID } from 'node:crypto';
import { AuthGuard } from '../access/auth-guard.js';
import { CsrfGuard } from '../csrf/csrf-guard.js';
import { languageOf } from '../edge/reader.js';
import { idempotencyKeyOf } from '../idempotency/idempotency-key.js';
import { SessionCookies } from '../session/session-cookies.js';
import { readEventId } from '../streams/event-id.js';

/** Most characters of a User-Agent header that are passed to a service. */
const USER_AGENT_CHARACTERS = 500;

/** Reads the caller from a request, its billing subject, and the answer that it asks for. */
@Injectable()
export class Callers {
  constructor(
    private readonly authGuard: AuthGuard,
    private readonly cookies: SessionCookies,
    private readonly csrf: CsrfGuard,
  ) {}

  of(request: FastifyRequest): SignedInCaller {
    const { session, mark } = this.cookies.read(request);
    return {
      language: languageOf(request),
      sessionCookie: session,
      device: {
        address: request.ip,
        userAgent: (request.headers['user-agent'] ?? '').slice(0, USER_AGENT_CHARACTERS),
        ...(mark !== undefined && { mark }),
      },
      // Only routes whose gate requires a reader access it; their types ensure that.
      reader: this.authGuard.admitted(request) as SignedInCaller['reader'],
    };
  }

  /** The same, and the id of the requested answer. @throws AppError ANSWER_NOT_FOUND, VALIDATION_FAILED */
  ofAnswer(request: FastifyRequest): SignedInCaller & AnswerCaller {
    return { ...this.of(request), answer: this.answerOf(request) };
  }

  /**
   * The answer of the path, or else of the request's key: the same key of the same sender is the same answer. Without
   * both it is the answer of the last seen event, or a new one.
   *
   * @throws AppError ANSWER_NOT_FOUND when a visitor without a browser cookie requests one by its id: such a visitor
   * has none; VALIDATION_FAILED for a bad key
   */
  private answerOf(request: FastifyRequest): AnswerRequest {
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
