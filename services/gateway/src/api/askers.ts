import { Injectable } from '@nestjs/common';
import type { AnswerAsker, SignedInAsker } from '@word-unfolded/contracts';
import type { FastifyRequest } from 'fastify';
import { Gatekeeper } from '../access/gatekeeper.js';
import { languageOf } from '../edge/reader.js';
import { AskedAnswers } from '../streams/asked-answers.js';
import { SessionCookies } from '../session/session-cookies.js';

/** Characters of a User-Agent header that are told to a service. */
const USER_AGENT_CHARACTERS = 500;

/** Reads from a request who is asking. */
@Injectable()
export class Askers {
  constructor(
    private readonly gatekeeper: Gatekeeper,
    private readonly cookies: SessionCookies,
    private readonly answers: AskedAnswers,
  ) {}

  of(request: FastifyRequest): SignedInAsker {
    const { session, mark } = this.cookies.read(request);
    return {
      language: languageOf(request),
      sessionCookie: session,
      device: {
        address: request.ip,
        userAgent: (request.headers['user-agent'] ?? '').slice(0, USER_AGENT_CHARACTERS),
        ...(mark !== undefined && { mark }),
      },
      // Only routes whose gate lets nobody else in look at the reader; their types see to that.
      reader: this.gatekeeper.admitted(request) as SignedInAsker['reader'],
    };
  }

  /** The same, and which answer is asked for. @throws CatalogueError those of AskedAnswers */
  ofAnswer(request: FastifyRequest): SignedInAsker & AnswerAsker {
    return { ...this.of(request), answer: this.answers.of(request) };
  }
}
