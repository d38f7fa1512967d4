import { Inject, Injectable } from '@nestjs/common';
import type { Msg, MsgHdrs, NatsConnection } from '@nats-io/transport-node';
import {
  AppError,
  ownerOf,
  type ChunkOf,
  type MessageContract,
  type RequestOf,
  type ResponseOf,
  type StreamContract,
} from '@word-unfolded/contracts';
import { kitConfiguration, type KitConfiguration } from '../configuration/kit.configuration.js';
import { Metrics } from '../observability/metrics.js';
import { inSpan } from '../observability/tracing.js';
import { currentRequestContext } from '../observability/correlation.js';
import { SERVICE_NAME } from '../service/service-name.js';
import { CallerSignatures } from './caller-signatures.js';
import { NATS_CONNECTION } from './nats-connection.js';
import { askAgainIfLost } from './calls/ask-again.js';
import type { Destination } from './calls/call-watch.js';
import { NoReplicaError } from './calls/lost-call.js';
import { PendingCalls } from './calls/pending-calls.js';
import { readStream } from './streams/stream-reader.js';
import type { IdempotentCommand } from './current-call.js';
import { callHeaders, decode, decodeError, encode, fullSubject, HEADER, setCommand } from './protocol.js';

/** Options of one call. */
export type CallOptions = {
  /** The correlation id, if the call is made outside a request context. */
  readonly correlationId?: string;
  /** Ends a stream early. */
  readonly signal?: AbortSignal;
  /** The idempotent command to which the call belongs. */
  readonly command?: IdempotentCommand;
};

/** Calls other services by contract. */
@Injectable()
export class ContractClient {
  private readonly calls: PendingCalls;
  private readonly signatures: CallerSignatures;

  constructor(
    @Inject(NATS_CONNECTION) private readonly connection: NatsConnection,
    @Inject(kitConfiguration.token) private readonly configuration: KitConfiguration,
    private readonly metrics: Metrics,
    @Inject(SERVICE_NAME) private readonly service: string,
  ) {
    this.signatures = new CallerSignatures(configuration);
    this.calls = new PendingCalls(connection, configuration.SUBJECT_PREFIX);
  }

  /**
   * Sends a request and waits for the response, within the time limit of the contract. If the replica that has the call
   * dies or freezes, a safe call is sent once more to another replica.
   *
   * @throws AppError the handler's own error; SERVICE_UNAVAILABLE if the subject has no handler, or a safe call was lost
   *   twice; SERVICE_TIMEOUT; OUTCOME_UNKNOWN if a call that is not safe was lost
   */
  async ask<Contract extends MessageContract>(
    contract: Contract,
    request: RequestOf<Contract>,
    options: CallOptions = {},
  ): Promise<ResponseOf<Contract>> {
    const body = encode(contract.request.parse(request));
    const done = this.metrics.called.startTimer({ subject: contract.subject });
    try {
      const answer = await inSpan(contract.subject, 'client', undefined, () =>
        this.exchange(contract, body, options),
      );
      done({ outcome: 'answered' });
      return answer;
    } catch (error) {
      const failure = failureOf(error);
      done({ outcome: failure.code });
      throw failure;
    }
  }

  /** Requests a stream. Its errors are those of {@link readStream}. */
  stream<Contract extends StreamContract>(
    contract: Contract,
    request: RequestOf<Contract>,
    options: CallOptions = {},
  ): AsyncGenerator<ChunkOf<Contract>> {
    const body = encode(contract.request.parse(request));
    const headers = callHeaders(contract.firstMs, options.correlationId);
    this.sign(contract, body, headers);
    const watchOpening = (reply: string, lose: () => void) =>
      this.calls.watchOpening(ownerOf(contract), reply, lose);
    const subject = this.subjectOf(contract);
    const { replica } = this.calls.destinationOf(ownerOf(contract), false);
    if (replica !== undefined) headers.set(HEADER.subject, subject);
    return readStream(
      this.connection,
      contract,
      { subject: replica ?? subject, body, headers },
      { watchOpening, signal: options.signal },
    );
  }

  private async exchange<Contract extends MessageContract>(
    contract: Contract,
    body: Uint8Array,
    options: CallOptions,
  ): Promise<ResponseOf<Contract>> {
    const message = await askAgainIfLost(contract, (timeoutMs, replica) =>
      replica === undefined
        ? this.sendPastSilent(contract, body, options, timeoutMs)
        : this.send(contract, body, options, { timeoutMs, replica }),
    );
    return answerOf(contract, message);
  }

  /** Sends a call through the queue of its service, or to a replica that answers while NATS does not notice a silent one. */
  private async sendPastSilent(
    contract: MessageContract,
    body: Uint8Array,
    options: CallOptions,
    timeoutMs: number,
  ): Promise<Msg> {
    const destination = this.calls.destinationOf(ownerOf(contract), contract.safe || contract.idempotent);
    try {
      return await this.send(contract, body, options, { timeoutMs, ...destination });
    } catch (error) {
      const hasLeft = error instanceof AppError && error.cause instanceof NoReplicaError;
      if (destination.replica === undefined || !hasLeft) throw error;
      return this.send(contract, body, options, { timeoutMs });
    }
  }

  /** @param attempt the remaining time, and where to send it */
  private send(
    contract: MessageContract,
    body: Uint8Array,
    options: CallOptions,
    { timeoutMs, replica, isProbe }: Destination & { readonly timeoutMs: number },
  ): Promise<Msg> {
    const headers = callHeaders(timeoutMs, options.correlationId);
    if (options.command) setCommand(headers, options.command);
    this.sign(contract, body, headers);
    const subject = this.subjectOf(contract);
    if (replica !== undefined) headers.set(HEADER.subject, subject);
    return this.calls.send({
      service: ownerOf(contract),
      subject: replica ?? subject,
      body,
      headers,
      timeoutMs,
      isProbe,
    });
  }

  private sign(contract: MessageContract | StreamContract, body: Uint8Array, headers: MsgHdrs): void {
    const caller = currentRequestContext()?.caller ?? { kind: 'service' as const, name: this.service };
    this.signatures.sign(caller, { subject: this.subjectOf(contract), body, headers });
  }

  private subjectOf(contract: MessageContract | StreamContract): string {
    return fullSubject(this.configuration.SUBJECT_PREFIX, contract.subject);
  }
}

function answerOf<Contract extends MessageContract>(contract: Contract, message: Msg): ResponseOf<Contract> {
  const body = decode(message);
  if (message.headers?.has(HEADER.failed)) throw decodeError(body);
  return contract.response.parse(body) as ResponseOf<Contract>;
}

/** Translates a transport error to an application error. */
function failureOf(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const name = error instanceof Error ? error.name : '';
  const outage = /Connection|Closed|Draining/.test(name);
  return AppError.with(outage ? 'SERVICE_UNAVAILABLE' : 'INTERNAL', {}, { cause: error });
}
