import { Module } from '@nestjs/common';
import { MailQueue } from '@word-unfolded/contracts';
import { QueueModule, worksOn } from '@word-unfolded/queues';
import { StorageModule } from '@word-unfolded/storage';
import { kitConfiguration } from '@word-unfolded/service-kit';
import { EmailQueue } from './email-queue.js';
import { MAIL_SETTINGS } from './mail-settings.token.js';
import { mailConfiguration, mailSettingsOf } from './mail.configuration.js';
import { MailController } from './mail.controller.js';
import { EmailWorker } from './email-worker.js';
import { SealedMail } from './sealed-mail.js';
import { QueuedEmails } from './queued-emails.js';

/** Queues and sends emails; the main file of the service lists `mailConfiguration` and `redisConfiguration`. */
@Module({
  imports: [QueueModule.of(MailQueue), StorageModule],
  controllers: [MailController],
  providers: [
    {
      provide: MAIL_SETTINGS,
      inject: [mailConfiguration.token, kitConfiguration.token],
      useFactory: mailSettingsOf,
    },
    { provide: EmailQueue, useClass: QueuedEmails },
    SealedMail,
    EmailWorker,
    worksOn(MailQueue, EmailWorker),
  ],
  exports: [EmailQueue],
})
export class MailModule {}
