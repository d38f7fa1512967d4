import { Inject, Injectable } from '@nestjs/common';
import {
  contactRoute,
  forgotPasswordRoute,
  type AppError,
  loginRoute,
  logoutRoute,
  registerRoute,
  resetPasswordRoute,
  sendVerificationEmailRoute,
  toErrorEnvelope,
  verifyEmailRoute,
  type RouteAnswer,
  type RouteContract,
} from '@word-unfolded/contracts';
import { PAGES, returnPath, SIGN_OUT_FORM, type SubmittedForm } from '@word-unfolded/domain';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RouteAnswers } from '../api/route-answers.js';
import { CsrfGuard } from '../csrf/csrf-guard.js';
import { answerError, toAppError } from '../edge/http-errors.js';
import { gatewayConfiguration, type GatewayConfiguration } from '../gateway.configuration.js';
import { readPageAddress } from '../public-pages/page-address.js';
import { PublicPages, type ShellFile } from '../public-pages/public-pages.js';
import { SessionCookies } from '../session/session-cookies.js';
import { siteOf } from './site-address.js';

type Fields = Readonly<Record<string, string>>;

/** A page with a form that browsers send by themselves where the application does not run. */
type PageForm = {
  readonly page: string;
  readonly route: RouteContract;
  /** The body of the route. A box that is not ticked is not sent. */
  readonly bodyOf: (fields: Fields, params: Fields) => object;
  /** Where an accepted form leads; undefined where the page says what happens next. */
  readonly to?: (request: FastifyRequest, answer: RouteAnswer) => string;
  /** Where a refused form leads; undefined where its own page says why. */
  readonly refusedTo?: (error: AppError) => string | undefined;
};

/** Errors of the link of an email that its page cannot resolve. */
const FINAL: ReadonlySet<string> = new Set(['TOKEN_INVALID', 'EMAIL_TAKEN']);

const FORMS: readonly PageForm[] = [
  {
    page: PAGES.login,
    route: loginRoute,
    bodyOf: (fields) => ({ ...fields, rememberMe: 'rememberMe' in fields }),
    to: (request) => returnPath((request.query as { returnUrl?: string }).returnUrl),
  },
  {
    page: PAGES.register,
    route: registerRoute,
    bodyOf: (fields) => ({ ...fields, agreement: 'agreement' in fields }),
  },
  { page: PAGES.forgotPassword, route: forgotPasswordRoute, bodyOf: (fields) => fields },
  {
    page: PAGES.resetPassword,
    route: resetPasswordRoute,
    bodyOf: (fields, { token }) => ({ ...fields, token }),
  },
  {
    page: PAGES.verifyEmail,
    route: verifyEmailRoute,
    bodyOf: ({ password }, { token }) => ({ token, rememberMe: false, ...(password && { password }) }),
    to: (_, { data }) => `${PAGES.verificationSuccess}?kind=${(data as { kind: string }).kind}`,
    refusedTo: ({ code, fields }) =>
      FINAL.has(code)
        ? `${PAGES.verificationError}?${new URLSearchParams({ refusal: code, reason: String(fields['reason'] ?? '') })}`
        : undefined,
  },
  { page: PAGES.verificationError, route: sendVerificationEmailRoute, bodyOf: ({ email }) => ({ email }) },
  {
    page: PAGES.about,
    route: contactRoute,
    bodyOf: ({ name, email, message }) => ({ name, email, message }),
  },
  { page: SIGN_OUT_FORM, route: logoutRoute, bodyOf: () => ({}), to: () => PAGES.home },
];

const FORM_TYPE = 'application/x-www-form-urlencoded';

/** More than the longest values of every field. */
const MOST_BYTES = 32_000;

/** Fields that are never written into a page. */
const SECRET = new Set(['password', 'confirmPassword']);

/**
 * The forms of the account pages and that of a message to us, sent as browsers without script send them: answered with a page instead of an envelope.
 * They do what the routes of the API do.
 */
@Injectable()
export class PageForms {
  constructor(
    private readonly answers: RouteAnswers,
    private readonly pages: PublicPages,
    private readonly csrf: CsrfGuard,
    private readonly cookies: SessionCookies,
    @Inject(gatewayConfiguration.token) private readonly configuration: GatewayConfiguration,
  ) {}

  /** @param count counts a request of an address */
  async register(
    server: FastifyInstance,
    shellFile: ShellFile,
    count: (request: FastifyRequest) => Promise<void>,
  ): Promise<void> {
    // A context of its own, so that no other route accepts forms.
    await server.register((forms, _, done) => {
      forms.removeAllContentTypeParsers();
      forms.addContentTypeParser<string>(FORM_TYPE, { parseAs: 'string' }, (_request, body, parsed) =>
        parsed(null, Object.fromEntries(new URLSearchParams(body))),
      );
      for (const form of FORMS)
        forms.post(form.page, { onRequest: count, bodyLimit: MOST_BYTES }, (request, reply) =>
          this.answer(form, request, reply, shellFile),
        );
      done();
    });
  }

  private async answer(
    { route, bodyOf, to, refusedTo }: PageForm,
    request: FastifyRequest,
    reply: FastifyReply,
    shellFile: ShellFile,
  ): Promise<FastifyReply> {
    const fields = (request.body ?? {}) as Fields;
    const values = Object.fromEntries(Object.entries(fields).filter(([name]) => !SECRET.has(name)));
    const { language } = readPageAddress(request);
    try {
      this.csrf.checkForm(request, this.originsOf(request));
      request.body = { ...bodyOf(fields, (request.params ?? {}) as Fields), language };
      const { answer } = await this.answers.of(route, request);
      if (answer.deviceMark !== undefined) this.cookies.mark(request, reply, answer.deviceMark);
      if (answer.session) this.cookies.grant(request, reply, answer.session);
      if (answer.session === null) this.cookies.end(request, reply);
      void reply.header('cache-control', 'no-store');
      if (to) return reply.redirect(asHeader(to(request, answer)), 303);
      return await this.sendPage({ values }, request, reply, shellFile);
    } catch (error) {
      const known = toAppError(error);
      const elsewhere = refusedTo?.(known);
      if (elsewhere !== undefined) return reply.header('cache-control', 'no-store').redirect(elsewhere, 303);
      const body = toErrorEnvelope(known, language, request.id);
      const refused = { values, refusal: { status: known.status, body } };
      const page = await this.pages.ofForm(request, refused, shellFile);
      return answerError(known, request, reply, page?.html);
    }
  }

  private async sendPage(
    form: SubmittedForm,
    request: FastifyRequest,
    reply: FastifyReply,
    shellFile: ShellFile,
  ): Promise<FastifyReply> {
    const page = await this.pages.ofForm(request, form, shellFile);
    if (!page) return reply.redirect(PAGES.home, 303);
    return reply.status(page.status).type('text/html; charset=utf-8').send(page.html);
  }

  /** The address as it was requested, and the configured one, which a proxy may have replaced. */
  private originsOf(request: FastifyRequest): readonly string[] {
    return [`${request.protocol}://${request.host}`, siteOf(request, this.configuration)];
  }
}

/** A path as a header may have it: everything but plain signs in percent encoding. */
function asHeader(path: string): string {
  const encoded = (part: string) =>
    [...Buffer.from(part)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
  return path.replace(/[^\x21-\x7e]+/gu, encoded);
}
