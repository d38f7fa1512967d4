import { Module } from '@nestjs/common';
import { MailQueue } from '@word-unfolded/contracts';
import { QueueModule } from '@word-unfolded/queues';
import { RedisModule } from '@word-unfolded/service-kit';
import { ContactEmails } from './contact-emails.js';
import { ContactLimit } from './contact-limit.js';
import { ContactMessageRepository } from './contact-message.repository.js';
import { SendContactMessageUseCase } from './send-contact-message.use-case.js';

@Module({
  imports: [RedisModule, QueueModule.of(MailQueue)],
  controllers: [SendContactMessageUseCase],
  providers: [ContactLimit, ContactEmails, ContactMessageRepository],
  exports: [ContactMessageRepository],
})
export class ContactModule {}
