import { headers, type Msg, type NatsConnection } from '@nats-io/transport-node';
import { AppError, type MessageContract, type StreamContract } from '@word-unfolded/contracts';
import type { Logger } from '../observability/logger.js';
import { encode, encodeError, HEADER } from './protocol.js';

type AnyContract = MessageContract | StreamContract;

/** Sends what handlers return and throw. */
export class Responses {
  constructor(
    private readonly connection: NatsConnection,
    private readonly log: Logger,
  ) {}

  /** @throws Error if NATS would drop the response because it is too large; the caller would wait until its timeout */
  send(message: Msg, response: unknown): void {
    const body = encode(response);
    const most = this.connection.info?.max_payload ?? Infinity;
    if (body.length > most)
      throw new Error(
        `a response of ${body.length} bytes exceeds the maximum payload of NATS (${most}); use pages or a stream`,
      );
    message.respond(body);
  }

  /** Sends an error. Returns its code. */
  refuse(contract: AnyContract, message: Msg, error: unknown): string {
    this.report(contract, error);
    const failed = headers();
    failed.set(HEADER.failed, '1');
    if (contract.kind === 'stream') failed.set(HEADER.frame, 'error');
    message.respond(encodeError(error), { headers: failed });
    return error instanceof AppError ? error.code : 'INTERNAL';
  }

  /** Wraps the source of a stream, to log its errors where they happen. */
  async *reporting(contract: AnyContract, source: AsyncIterable<unknown>): AsyncGenerator<unknown> {
    try {
      yield* source;
    } catch (error) {
      this.report(contract, error);
      throw error;
    }
  }

  /** An AppError is a normal response. Any other error is a defect and is logged completely. */
  report({ subject }: AnyContract, error: unknown): void {
    if (error instanceof AppError && error.status < 500)
      this.log.debug({ subject, code: error.code }, 'refused');
    else
      this.log.error(
        { err: error, cause: error instanceof Error ? error.cause : undefined, subject },
        'handler failed',
      );
  }
}
