import { Injectable } from '@nestjs/common';
import {
  AppError,
  type AnswerReaderMessage,
  type MessageCaller,
  type RequestOf,
  type ResponseOf,
} from '@word-unfolded/contracts';
import { UnitOfWork } from '@word-unfolded/persistence';
import { Clock } from '@word-unfolded/primitives';
import { ContactEmails } from '../contact-emails.js';
import { ANSWERS_AT_MOST, ReaderMessages, viewOf } from './reader-messages.js';

/** Mails the answer of an administrator to the sender of a message, and keeps it with the message. */
@Injectable()
export class AnswerReaderMessageUseCase {
  constructor(
    private readonly messages: ReaderMessages,
    private readonly emails: ContactEmails,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError READER_MESSAGE_NOT_FOUND; ACTION_FAILED if the email cannot be queued, or is one too many */
  async execute(
    { id, text }: RequestOf<typeof AnswerReaderMessage>,
    caller: MessageCaller,
  ): Promise<ResponseOf<typeof AnswerReaderMessage>> {
    const message = await this.messages.find(id);
    if (!message) throw AppError.of('READER_MESSAGE_NOT_FOUND');
    const earlier = message.answers?.length ?? 0;
    if (earlier >= ANSWERS_AT_MOST) throw AppError.of('ACTION_FAILED');
    const by = caller.kind === 'reader' ? caller.id : 'operator';
    try {
      // The id of the email names the answer, so that a repeated command does not send it twice.
      if (!(await this.unitOfWork.wasDone())) await this.emails.answer({ ...message, id }, text, earlier + 1);
    } catch (cause) {
      throw AppError.with('ACTION_FAILED', {}, { cause });
    }
    return this.unitOfWork.run(async () => {
      const answered = await this.messages.addAnswer(id, { text, at: this.clock.now(), by });
      if (!answered) throw AppError.of('READER_MESSAGE_NOT_FOUND');
      return viewOf(answered);
    });
  }
}
