import { Module } from '@nestjs/common';
import { TokensModule } from '../../tokens/tokens.module.js';
import { MailedLinks } from './mailed-links.js';

@Module({ imports: [TokensModule], providers: [MailedLinks], exports: [MailedLinks] })
export class MailedLinksModule {}
