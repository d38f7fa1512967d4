import { Injectable } from '@nestjs/common';
import {
  CatalogueError,
  type AnswerAsker,
  type DataUrlRule,
  type RouteAnswer,
  type RouteContract,
  type RouteInput,
  type SignedInAsker,
} from '@word-unfolded/contracts';
import { ContractClient, onJourney } from '@word-unfolded/service-kit';
import type { FastifyRequest } from 'fastify';
import { Gatekeeper } from '../access/gatekeeper.js';
import { CsrfGuard } from '../csrf/csrf-guard.js';
import { journeyOf } from '../edge/reader.js';
import { idempotencyKeyOf } from '../idempotency/idempotency-key.js';
import { Idempotency, type Once } from '../idempotency/idempotency.js';
import { Uploads, type ReceivedFile } from '../upload/uploads.js';
import { Askers } from './askers.js';
import { readInput } from './read-input.js';

type Input = RouteInput & { readonly file: ReceivedFile };

/** What a route without a form has for a file. */
const NO_FILE: ReceivedFile = { key: '', bytes: 0, digest: '' };

/** Answers a request of a route by asking its message: once, when the request says so. */
@Injectable()
export class RouteAnswers {
  constructor(
    private readonly client: ContractClient,
    private readonly askers: Askers,
    private readonly gatekeeper: Gatekeeper,
    private readonly csrf: CsrfGuard,
    private readonly idempotency: Idempotency,
    private readonly uploads: Uploads,
  ) {}

  /** @throws CatalogueError with status 400 for input that is not valid; the message's own */
  async of(route: RouteContract, request: FastifyRequest): Promise<Once> {
    const input = readInput(route, request);
    const { upload, dataUrl } = route;
    if (upload) return this.withFile(route, request, input, await this.uploads.receive(request, upload));
    const text = dataUrl && dataUrlOf(input, dataUrl);
    if (!dataUrl || text === undefined) return this.once(route, request, { ...input, file: NO_FILE });
    // From here on it is the file alone that counts: the text of it is not carried around.
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
    if (key === undefined) return { answer: await this.ask(route, request, input), repeated: false };
    const { params, query, body, file } = input;
    const write = {
      key,
      scope: [this.senderOf(request), route.method, route.path],
      question: [params, query, body, file.digest],
      timeoutMs: route.message.timeoutMs,
    };
    return this.idempotency.once(write, () => this.ask(route, request, input));
  }

  private async ask(route: RouteContract, request: FastifyRequest, input: Input): Promise<RouteAnswer> {
    const question = route.toRequest(input, this.askerOf(route, request));
    try {
      const response = await onJourney(journeyOf(request), () => this.client.ask(route.message, question));
      return route.toAnswer ? route.toAnswer(response) : { data: response };
    } catch (error) {
      const { orElse } = route;
      if (!orElse || !(error instanceof CatalogueError) || error.code !== orElse.on) throw error;
      return this.ask(orElse.route, request, input);
    }
  }

  /** Where an answer of the assistant is asked for, which it is; other routes do not look. */
  private askerOf({ gate }: RouteContract, request: FastifyRequest): SignedInAsker & AnswerAsker {
    if (gate === 'reader-or-visitor') return this.askers.ofAnswer(request);
    return this.askers.of(request) as SignedInAsker & AnswerAsker;
  }

  /** A reader, or else a browser: the guard of CSRF has seen its cookie before any write comes here. */
  private senderOf(request: FastifyRequest): string {
    const reader = this.gatekeeper.admitted(request);
    return reader ? `reader ${reader.id}` : `browser ${this.csrf.browserOf(request)}`;
  }
}

/** What the field of a rule holds, if it is a data URL. */
function dataUrlOf({ body }: RouteInput, { field }: DataUrlRule): string | undefined {
  const value = (body as Readonly<Record<string, unknown>>)[field];
  return typeof value === 'string' && value.startsWith('data:') ? value : undefined;
}
