import { Module } from '@nestjs/common';
import { IssuedLinkRepository } from './issued-link.repository.js';
import { MailedTokenRepository } from './mailed-token.repository.js';
import { MailedTokens } from './mailed-tokens.js';

@Module({ providers: [MailedTokens, MailedTokenRepository, IssuedLinkRepository], exports: [MailedTokens] })
export class TokensModule {}
