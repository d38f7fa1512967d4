import { Controller, Module } from '@nestjs/common';
import {
  AppError,
  FollowAnswer,
  StopAnswer,
  WriteAnswer,
  WriteWholeAnswer,
  type PlacedAnswerEvent,
  type RequestOf,
  type ResponseOf,
} from '@word-unfolded/contracts';
import { Handles, Streams, type CallContext } from '@word-unfolded/service-kit';
import { once } from 'node:events';

export type AnswerInput = RequestOf<typeof WriteAnswer>;

/** The chunks of each fake answer. */
export const CHUNKS = 100;

export const wordOf = (place: number) => `word ${place}, `;

const writer = { kind: 'study-engine', name: 'Stand-in' } as const;
export const WHOLE = Array.from({ length: CHUNKS }, (_, index) => wordOf(index + 1)).join('');

/** The requests to the fake, and the behaviour of its next answers. */
export const answers = {
  requests: [] as AnswerInput[],
  /** The connection breaks after these places, once each. */
  breaksAfter: new Set<number>(),
  /** No chunk follows this place until the reader has disconnected. */
  waitsAfter: Infinity,
  refusal: undefined as AppError | undefined,
  failsAfter: Infinity,
  abandoned: 0,
};

export function forgetAnswers(): void {
  const { requests: _, ...rest } = answers;
  Object.assign(answers, { ...rest, requests: [], breaksAfter: new Set(), waitsAfter: Infinity });
  Object.assign(answers, { refusal: undefined, failsAfter: Infinity, abandoned: 0 });
}

/** A fake ai service: an answer can be resumed at any place, over any connection. */
@Controller()
class FakeAnswers {
  @Streams(WriteAnswer)
  async *write(request: AnswerInput, { signal }: CallContext): AsyncGenerator<PlacedAnswerEvent> {
    answers.requests.push(request);
    if (answers.refusal) throw answers.refusal;
    yield* eventsOf(request.answerId, request.after, signal);
  }

  @Streams(FollowAnswer)
  async *follow(
    { answerId, after }: RequestOf<typeof FollowAnswer>,
    { signal }: CallContext,
  ): AsyncGenerator<PlacedAnswerEvent> {
    if (answerId.startsWith('000')) throw AppError.of('ANSWER_NOT_FOUND');
    yield* eventsOf(answerId, after, signal);
  }

  @Handles(WriteWholeAnswer)
  whole({
    subject,
    answerId,
    task,
  }: RequestOf<typeof WriteWholeAnswer>): ResponseOf<typeof WriteWholeAnswer> {
    answers.requests.push({ subject, answerId, task, after: 0 });
    if (answers.refusal) throw answers.refusal;
    return { answerId, end: end() };
  }

  @Handles(StopAnswer)
  stop({ answerId }: RequestOf<typeof StopAnswer>): ResponseOf<typeof StopAnswer> {
    return { stopped: !answerId.startsWith('000') };
  }
}

const end = () => ({ type: 'complete', fullContent: WHOLE, writer, tokens: 7, stopped: false }) as const;

async function* eventsOf(
  answerId: string,
  after: number,
  signal: AbortSignal,
): AsyncGenerator<PlacedAnswerEvent> {
  for (let place = after + 1; place <= CHUNKS; place += 1) {
    if (place > answers.waitsAfter) {
      await once(signal, 'abort');
      answers.abandoned += 1;
      return;
    }
    if (place > answers.failsAfter) {
      yield { answerId, place, event: { type: 'error', code: 'PROVIDER_FAILED' } };
      return;
    }
    if (answers.breaksAfter.delete(place - 1)) throw AppError.of('STREAM_INTERRUPTED');
    yield { answerId, place, event: { type: 'chunk', content: wordOf(place) } };
  }
  yield { answerId, place: CHUNKS + 1, event: end() };
}

@Module({ controllers: [FakeAnswers] })
export class FakeAnswersModule {}
