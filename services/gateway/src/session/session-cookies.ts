import { Injectable } from '@nestjs/common';
import { COOKIES, type SessionGrant } from '@word-unfolded/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CookieJar } from '../cookies/cookie-jar.js';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Characters beyond which a cookie is none that was set here, and counts as absent. */
const LONGEST = { session: 300, mark: 200 };

/** The two cookies that a sign-in leaves: that of the session, and the mark of a device where its owner has signed in. */
@Injectable()
export class SessionCookies {
  constructor(private readonly jar: CookieJar) {}

  read(request: FastifyRequest): { session: string | undefined; mark: string | undefined } {
    return {
      session: atMost(LONGEST.session, this.jar.read(request, COOKIES.session)),
      mark: atMost(LONGEST.mark, this.jar.read(request, COOKIES.device)),
    };
  }

  /**
   * Puts a grant into the cookies. The value is always the auth service's own: what the browser sent is never kept on,
   * so that nobody can be made to use a session that another has opened.
   */
  grant(request: FastifyRequest, reply: FastifyReply, grant: SessionGrant): void {
    this.jar.write(request, reply, COOKIES.session, grant.cookie, grant.maxAgeSeconds ?? undefined);
    this.jar.write(request, reply, COOKIES.device, grant.deviceMark, YEAR_SECONDS);
  }

  /** Takes the session from the browser. The device stays known. */
  end(request: FastifyRequest, reply: FastifyReply): void {
    this.jar.remove(request, reply, COOKIES.session);
  }
}

function atMost(characters: number, value: string | undefined): string | undefined {
  return value && value.length <= characters ? value : undefined;
}
