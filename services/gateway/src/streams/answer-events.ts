import { Injectable } from '@nestjs/common';
import type { AnswerStream, AnswerRequest, PlacedAnswerEvent } from '@word-unfolded/contracts';
import { ContractClient, inRequestContext, type RequestContext } from '@word-unfolded/service-kit';
import { resumeStream } from './resume-stream.js';

/** Reads answers of the ai service, whichever of its replicas generates them. */
@Injectable()
export class AnswerEvents {
  constructor(private readonly client: ContractClient) {}

  /**
   * The events of an answer from the requested place, in order and each once. After an interruption it requests the
   * events after the last place again.
   *
   * @throws AppError the error that refuses the answer; the last interruption when no replica takes over
   */
  follow(
    stream: AnswerStream,
    request: AnswerRequest,
    { signal, context }: { readonly signal: AbortSignal; readonly context: RequestContext },
  ): AsyncGenerator<PlacedAnswerEvent, void> {
    let { after } = request;
    return resumeStream({
      open: () =>
        inRequestContext(context, () => this.client.stream(stream, { ...request, after }, { signal })),
      passed: ({ place }) => {
        after = place;
      },
      isEnd: ({ event }) => event.type !== 'chunk',
      signal,
    });
  }
}
