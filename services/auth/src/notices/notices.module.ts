import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module.js';
import { Notices } from './notices.js';

@Module({ imports: [MailModule], providers: [Notices], exports: [Notices] })
export class NoticesModule {}
