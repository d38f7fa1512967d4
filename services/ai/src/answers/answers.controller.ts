import { Controller } from '@nestjs/common';
import {
  FollowAnswer,
  StopAnswer,
  WriteAnswer,
  WriteWholeAnswer,
  type PlacedAnswerEvent,
  type RequestOf,
  type ResponseOf,
} from '@word-unfolded/contracts';
import { Handles, Streams, type CallContext } from '@word-unfolded/service-kit';
import { AnswerReader } from './generations/answer-reader.js';
import { senderOf } from './generations/run.js';
import { StopAnswerUseCase } from './stop-answer.use-case.js';
import { WriteAnswerUseCase } from './write-answer.use-case.js';

/** Messages about answers. */
@Controller()
export class AnswersController {
  constructor(
    private readonly write: WriteAnswerUseCase,
    private readonly reader: AnswerReader,
    private readonly stop: StopAnswerUseCase,
  ) {}

  @Streams(WriteAnswer)
  writeAnswer(
    request: RequestOf<typeof WriteAnswer>,
    { signal, timeZone }: CallContext,
  ): AsyncGenerator<PlacedAnswerEvent> {
    return this.write.execute({ ...request, ...(timeZone && { timeZone }) }, signal);
  }

  @Streams(FollowAnswer)
  followAnswer(
    { subject, answerId, after }: RequestOf<typeof FollowAnswer>,
    { signal }: CallContext,
  ): AsyncGenerator<PlacedAnswerEvent> {
    return this.reader.follow({ answerId, sender: senderOf(subject), after, signal });
  }

  @Handles(WriteWholeAnswer)
  async writeWholeAnswer(
    request: RequestOf<typeof WriteWholeAnswer>,
    { signal, timeZone }: CallContext,
  ): Promise<ResponseOf<typeof WriteWholeAnswer>> {
    const timed = { ...request, ...(timeZone && { timeZone }) };
    return { answerId: request.answerId, end: await this.write.whole(timed, signal) };
  }

  @Handles(StopAnswer)
  stopAnswer(request: RequestOf<typeof StopAnswer>): Promise<ResponseOf<typeof StopAnswer>> {
    return this.stop.execute(request);
  }
}
