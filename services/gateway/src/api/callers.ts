import { Injectable } from '@nestjs/common';
import type { AnswerCaller, SignedInCaller } from '@word-unfolded/contracts';
import type { FastifyRequest } from 'fastify';
import { AuthGuard } from '../access/auth-guard.js';
import { languageOf } from '../edge/reader.js';
import { AnswerRequests } from '../streams/answer-requests.js';
import { SessionCookies } from '../session/session-cookies.js';

/** Most characters of a User-Agent header that are passed to a service. */
const USER_AGENT_CHARACTERS = 500;

/** Reads the caller from a request. */
@Injectable()
export class Callers {
  constructor(
    private readonly authGuard: AuthGuard,
    private readonly cookies: SessionCookies,
    private readonly answers: AnswerRequests,
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

  /** The same, and the id of the requested answer. @throws AppError those of AnswerRequests */
  ofAnswer(request: FastifyRequest): SignedInCaller & AnswerCaller {
    return { ...this.of(request), answer: this.answers.of(request) };
  }
}
