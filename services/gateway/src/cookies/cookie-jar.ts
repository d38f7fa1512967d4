import { Inject, Injectable } from '@nestjs/common';
import { kitConfiguration, type KitConfiguration } from '@word-unfolded/service-kit';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * The cookies of a browser. All that grant access are HttpOnly; all are SameSite=Lax and for the whole site; over TLS
 * and in production they are Secure, and their names begin with `__Host-`, so that no other host of the same domain can
 * replace them (RFC 6265bis, section 4.1.3).
 */
@Injectable()
export class CookieJar {
  private readonly alwaysSecure: boolean;

  constructor(@Inject(kitConfiguration.token) { NODE_ENV }: KitConfiguration) {
    this.alwaysSecure = NODE_ENV === 'production';
  }

  read(request: FastifyRequest, name: string): string | undefined {
    const { cookie } = request.headers;
    return cookie === undefined ? undefined : parseCookie(cookie)[this.nameOf(request, name)];
  }

  /**
   * @param maxAge seconds for which the browser keeps it; without it, until the browser closes
   * @param httpOnly whether scripts cannot read it; required for everything that grants access
   */
  write(
    request: FastifyRequest,
    reply: FastifyReply,
    name: string,
    value: string,
    maxAge?: number,
    httpOnly = true,
  ): void {
    const cookie = stringifySetCookie({
      name: this.nameOf(request, name),
      value,
      httpOnly,
      sameSite: 'lax',
      path: '/',
      secure: this.isSecure(request),
      ...(maxAge !== undefined && { maxAge }),
    });
    void reply.header('set-cookie', cookie);
  }

  /** The text of a cookie with a choice that grants nothing, which scripts read and write too: under its plain name, for a year. */
  textOfChoice(request: FastifyRequest, name: string, value: string): string {
    return stringifySetCookie({
      ...{ name, value, path: '/', sameSite: 'lax', maxAge: YEAR_SECONDS },
      secure: this.isSecure(request),
    });
  }

  remove(request: FastifyRequest, reply: FastifyReply, name: string): void {
    this.write(request, reply, name, '', 0);
  }

  private nameOf(request: FastifyRequest, name: string): string {
    return this.isSecure(request) ? `__Host-${name}` : name;
  }

  private isSecure(request: FastifyRequest): boolean {
    return this.alwaysSecure || request.protocol === 'https';
  }
}
