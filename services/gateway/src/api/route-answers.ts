import { Injectable } from '@nestjs/common';
import {
  AppError,
  type AnswerCaller,
  type DataUrlRule,
  type RouteAnswer,
  type RouteContract,
  type RouteInput,
  type SignedInCaller,
} from '@word-unfolded/contracts';
import { ContractClient, inRequestContext, type IdempotentCommand } from '@word-unfolded/service-kit';
import type { FastifyRequest } from 'fastify';
import { AuthGuard } from '../access/auth-guard.js';
import { CsrfGuard } from '../csrf/csrf-guard.js';
import { requestContextOf } from '../edge/reader.js';
import { idempotencyKeyOf } from '../idempotency/idempotency-key.js';
import { Idempotency, type Once } from '../idempotency/idempotency.js';
import { clientFailure } from '../idempotency/unknown-outcome.js';
import { Uploads, type ReceivedFile } from '../upload/uploads.js';
import { Callers } from './callers.js';
import { readInput } from './read-input.js';

type Input = RouteInput & { readonly file: ReceivedFile };

/** The file of a route without a form. */
const NO_FILE: ReceivedFile = { key: '', bytes: 0, digest: '' };

/** Answers a request of a route by sending its message, idempotently when the request has a key. */
@Injectable()
export class RouteAnswers {
  constructor(
    private readonly client: ContractClient,
    private readonly callers: Callers,
    private readonly authGuard: AuthGuard,
    private readonly csrf: CsrfGuard,
    private readonly idempotency: Idempotency,
    private readonly uploads: Uploads,
  ) {}

  /** @throws AppError with status 400 for invalid input; the message's own */
  async of(route: RouteContract, request: FastifyRequest): Promise<Once> {
    const input = readInput(route, request);
    const { upload, dataUrl } = route;
    if (upload) return this.withFile(route, request, input, await this.uploads.receive(request, upload));
    const text = dataUrl && dataUrlOf(input, dataUrl);
    if (!dataUrl || text === undefined) return this.once(route, request, { ...input, file: NO_FILE });
    // From here on only the file is needed, so its text is dropped.
    const body = { ...(input.body as object), [dataUrl.field]: '' } as RouteInput['body'];
    const file = await this.uploads.receiveDataUrl(text, dataUrl);
    return this.withFile(route, request, { ...input, body }, file);
  }

  private async withFile(
    route: RouteContract,
    request: FastifyRequest,
    input: RouteInput,
    file: ReceivedFile,
  ): Promise<Once> {
    let taken = false;
    try {
      const once = await this.once(route, request, { ...input, file });
      taken = !once.repeated;
      return once;
    } finally {
      if (!taken) await this.uploads.discard(file.key);
    }
  }

  private async once(route: RouteContract, request: FastifyRequest, input: Input): Promise<Once> {
    const key = route.method === 'GET' ? undefined : idempotencyKeyOf(request);
    if (key === undefined) return { answer: await this.call(route, request, input), repeated: false };
    const { params, query, body, file } = input;
    const callerId = this.authGuard.admitted(request)?.id;
    const write = {
      key,
      scope: [this.senderOf(request), route.method, route.path],
      question: [params, query, body, file.digest],
      callerId,
    };
    return this.idempotency.once(write, (command) => this.call(route, request, input, command));
  }

  private async call(
    route: RouteContract,
    request: FastifyRequest,
    input: Input,
    command?: IdempotentCommand,
  ): Promise<RouteAnswer> {
    const question = route.toRequest(input, this.callerOf(route, request));
    const carried = command && isRecorded(route) ? { command } : {};
    try {
      const response = await inRequestContext(requestContextOf(request), () =>
        this.client.ask(route.messageOf?.(input) ?? route.message, question, carried),
      );
      return route.toAnswer ? route.toAnswer(response) : { data: response };
    } catch (error) {
      const { orElse } = route;
      if (orElse && error instanceof AppError && error.code === orElse.on)
        return this.call(orElse.route, request, input, command);
      throw clientFailure(error, route.method !== 'GET');
    }
  }

  private callerOf({ gate }: RouteContract, request: FastifyRequest): SignedInCaller & AnswerCaller {
    if (gate !== 'everyone') return this.callers.ofAnswer(request);
    return this.callers.of(request) as SignedInCaller & AnswerCaller; // the types hide the rest
  }

  /** A reader, or else a browser: the CSRF guard has checked its cookie before every write. */
  private senderOf(request: FastifyRequest): string {
    const reader = this.authGuard.admitted(request);
    return reader ? `reader ${reader.id}` : `browser ${this.csrf.browserOf(request)}`;
  }
}

/**
 * Whether the service records the outcome of a command. It does not if the response contains a session, which is
 * secret, or if the command is metered, such as an answer of the assistant, whose id derives from the key.
 */
function isRecorded({ setsSession, metered }: RouteContract): boolean {
  return setsSession !== true && metered !== true;
}

/** The value of the rule's field, if it is a data URL. */
function dataUrlOf({ body }: RouteInput, { field }: DataUrlRule): string | undefined {
  const value = (body as Readonly<Record<string, unknown>>)[field];
  return typeof value === 'string' && value.startsWith('data:') ? value : undefined;
}
