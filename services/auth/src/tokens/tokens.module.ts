import { Module } from '@nestjs/common';
import { MailedTokenRepository } from './mailed-token.repository.js';
import { MailedTokens } from './mailed-tokens.js';

@Module({ providers: [MailedTokens, MailedTokenRepository], exports: [MailedTokens] })
export class TokensModule {}
