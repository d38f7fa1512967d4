import { Module } from '@nestjs/common';
import { MailQueue } from '@word-unfolded/contracts';
import { QueueModule, worksOn } from '@word-unfolded/queues';
import { kitConfiguration } from '@word-unfolded/service-kit';
import { Letters } from './letters.js';
import { MAIL_SETTINGS } from './mail-settings.token.js';
import { mailConfiguration, mailSettingsOf } from './mail.configuration.js';
import { Postman } from './postman.js';
import { QueuedLetters } from './queued-letters.js';

/** Takes letters in, and sends them; the service names `mailConfiguration` and `redisConfiguration` in its main. */
@Module({
  imports: [QueueModule.of(MailQueue)],
  providers: [
    {
      provide: MAIL_SETTINGS,
      inject: [mailConfiguration.token, kitConfiguration.token],
      useFactory: mailSettingsOf,
    },
    { provide: Letters, useClass: QueuedLetters },
    Postman,
    worksOn(MailQueue, Postman),
  ],
  exports: [Letters],
})
export class MailModule {}
