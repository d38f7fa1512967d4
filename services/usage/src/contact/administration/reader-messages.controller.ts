import { Controller } from '@nestjs/common';
import {
  AnswerReaderMessage,
  AppError,
  ChangeReaderMessage,
  GetScreenshot,
  ListReaderMessages,
  type RequestOf,
  type ResponseOf,
} from '@word-unfolded/contracts';
import { Handles } from '@word-unfolded/service-kit';
import type { CallContext } from '@word-unfolded/service-kit';
import { AnswerReaderMessageUseCase } from './answer-reader-message.use-case.js';
import { ReaderMessages, viewOf } from './reader-messages.js';

/** Handles the messages with which administrators read and answer readers. */
@Controller()
export class ReaderMessagesController {
  constructor(
    private readonly messages: ReaderMessages,
    private readonly answering: AnswerReaderMessageUseCase,
  ) {}

  @Handles(ListReaderMessages)
  async list({
    limit,
    ...wanted
  }: RequestOf<typeof ListReaderMessages>): Promise<ResponseOf<typeof ListReaderMessages>> {
    const [found, unread] = await Promise.all([
      this.messages.list(wanted, limit + 1),
      this.messages.unread(),
    ]);
    const messages = found.slice(0, limit).map(viewOf);
    return { messages, next: found.length > limit ? messages.at(-1)!.id : null, unread };
  }

  /** @throws AppError READER_MESSAGE_NOT_FOUND */
  @Handles(ChangeReaderMessage)
  async change({
    id,
    status,
    note,
  }: RequestOf<typeof ChangeReaderMessage>): Promise<ResponseOf<typeof ChangeReaderMessage>> {
    const changes = { ...(status !== undefined && { status }), ...(note !== undefined && { note }) };
    const changed = await this.messages.change(id, changes);
    if (!changed) throw AppError.of('READER_MESSAGE_NOT_FOUND');
    return viewOf(changed);
  }

  @Handles(AnswerReaderMessage)
  answer(
    request: RequestOf<typeof AnswerReaderMessage>,
    { caller }: CallContext,
  ): Promise<ResponseOf<typeof AnswerReaderMessage>> {
    return this.answering.execute(request, caller);
  }

  /** @throws AppError READER_MESSAGE_NOT_FOUND, also for a message without a screenshot */
  @Handles(GetScreenshot)
  async screenshot({ id }: RequestOf<typeof GetScreenshot>): Promise<ResponseOf<typeof GetScreenshot>> {
    const key = (await this.messages.find(id))?.screenshot;
    if (key === undefined) throw AppError.of('READER_MESSAGE_NOT_FOUND');
    return { key };
  }
}
