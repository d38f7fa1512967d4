import { Module } from '@nestjs/common';
import { MailQueue } from '@word-unfolded/contracts';
import { QueueModule } from '@word-unfolded/queues';
import { RedisModule } from '@word-unfolded/service-kit';
import { erasesFilesIn, StorageModule } from '@word-unfolded/storage';
import { AnswerReaderMessageUseCase } from './administration/answer-reader-message.use-case.js';
import { ReaderMessagesController } from './administration/reader-messages.controller.js';
import { ReaderMessages } from './administration/reader-messages.js';
import { ContactEmails } from './contact-emails.js';
import { ContactLimit } from './contact-limit.js';
import { ContactMessageRepository } from './contact-message.repository.js';
import { SCREENSHOT_FOLDER, Screenshots } from './screenshots.js';
import { SendContactMessageUseCase } from './send-contact-message.use-case.js';
import { SendFeedbackUseCase } from './send-feedback.use-case.js';

@Module({
  imports: [RedisModule, QueueModule.of(MailQueue), StorageModule],
  controllers: [SendContactMessageUseCase, SendFeedbackUseCase, ReaderMessagesController],
  providers: [
    ContactLimit,
    ContactEmails,
    ContactMessageRepository,
    Screenshots,
    erasesFilesIn(SCREENSHOT_FOLDER),
    ReaderMessages,
    AnswerReaderMessageUseCase,
  ],
  exports: [ContactMessageRepository],
})
export class ContactModule {}
