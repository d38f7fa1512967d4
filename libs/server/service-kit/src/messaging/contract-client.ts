import { Inject, Injectable } from '@nestjs/common';
import {
  NoRespondersError,
  RequestError,
  TimeoutError,
  type Msg,
  type NatsConnection,
} from '@nats-io/transport-node';
import {
  CatalogueError,
  type ChunkOf,
  type MessageContract,
  type RequestOf,
  type ResponseOf,
  type StreamContract,
} from '@word-unfolded/contracts';
import { kitConfiguration, type KitConfiguration } from '../configuration/kit.configuration.js';
import { Metrics } from '../observability/metrics.js';
import { inSpan } from '../observability/tracing.js';
import { NATS_CONNECTION } from './nats-connection.js';
import { readStream } from './stream-reader.js';
import { callHeaders, decode, decodeError, encode, fullSubject, HEADER } from './wire.js';

/** What a caller may say about one call. */
export type CallOptions = {
  /** Names the journey when the call is not made within one. */
  readonly correlationId?: string;
  /** Ends a stream early. */
  readonly signal?: AbortSignal;
};

/** Asks other services, by contract. */
@Injectable()
export class ContractClient {
  constructor(
    @Inject(NATS_CONNECTION) private readonly connection: NatsConnection,
    @Inject(kitConfiguration.token) private readonly configuration: KitConfiguration,
    private readonly metrics: Metrics,
  ) {}

  /**
   * Asks a message and waits for its answer, at most as long as the contract says.
   *
   * @throws CatalogueError the handler's own error; SERVICE_UNAVAILABLE when nobody answers the subject; SERVICE_TIMEOUT
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

  /** Asks for a stream; its errors are those of {@link readStream}. */
  stream<Contract extends StreamContract>(
    contract: Contract,
    request: RequestOf<Contract>,
    options: CallOptions = {},
  ): AsyncGenerator<ChunkOf<Contract>> {
    const body = encode(contract.request.parse(request));
    const headers = callHeaders(contract.firstMs, options.correlationId);
    return readStream(this.connection, contract, this.subjectOf(contract), body, headers, options.signal);
  }

  private async exchange<Contract extends MessageContract>(
    contract: Contract,
    body: Uint8Array,
    options: CallOptions,
  ): Promise<ResponseOf<Contract>> {
    const message = await this.connection.request(this.subjectOf(contract), body, {
      timeout: contract.timeoutMs,
      headers: callHeaders(contract.timeoutMs, options.correlationId),
    });
    return answerOf(contract, message);
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

/** The catalogue's word for whatever went wrong on the way. */
function failureOf(error: unknown): CatalogueError {
  if (error instanceof CatalogueError) return error;
  if (error instanceof TimeoutError) return CatalogueError.with('SERVICE_TIMEOUT', {}, { cause: error });
  if (error instanceof NoRespondersError || error instanceof RequestError) {
    return CatalogueError.with('SERVICE_UNAVAILABLE', {}, { cause: error });
  }
  const name = error instanceof Error ? error.name : '';
  const outage = /Connection|Closed|Draining/.test(name);
  return CatalogueError.with(outage ? 'SERVICE_UNAVAILABLE' : 'INTERNAL', {}, { cause: error });
}
