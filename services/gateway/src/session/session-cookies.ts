import { Injectable } from '@nestjs/common';
import { COOKIES, type SessionGrant } from '@word-unfolded/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CookieJar } from '../cookies/cookie-jar.js';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Most characters of a cookie; a longer one was not set here and counts as absent. */
const LONGEST = { session: 300, mark: 200 };

/**
 * The cookies of a sign-in: the session cookie, one that shows a page that there is a session, even when its storage
 * was cleared, and the mark of a device on which its owner has signed in.
 */
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
   * Sets the cookies of a grant. The values are always those of the auth service: a value from the browser is never
   * reused, so that an attacker cannot make a reader use the attacker's session (session fixation).
   */
  grant(request: FastifyRequest, reply: FastifyReply, grant: SessionGrant): void {
    const maxAge = grant.maxAgeSeconds ?? undefined;
    this.jar.write(request, reply, COOKIES.session, grant.cookie, maxAge);
    this.jar.write(request, reply, COOKIES.signedIn, '1', maxAge, false);
    this.mark(request, reply, grant.deviceMark);
  }

  /** Sets the mark of a known device, without a session. */
  mark(request: FastifyRequest, reply: FastifyReply, deviceMark: string): void {
    this.jar.write(request, reply, COOKIES.device, deviceMark, YEAR_SECONDS);
  }

  /** Removes the session cookies. The device stays known. */
  end(request: FastifyRequest, reply: FastifyReply): void {
    this.jar.remove(request, reply, COOKIES.session);
    this.jar.remove(request, reply, COOKIES.signedIn);
  }
}

function atMost(characters: number, value: string | undefined): string | undefined {
  return value && value.length <= characters ? value : undefined;
}
