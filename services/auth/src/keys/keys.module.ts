import { Module } from '@nestjs/common';
import { AccessKeyRepository } from './access-key.repository.js';
import { AccessKeys } from './access-keys.js';
import { AccessTokens } from './access-tokens.js';
import { ListAccessKeysUseCase } from './list-access-keys.use-case.js';

@Module({
  controllers: [ListAccessKeysUseCase],
  providers: [AccessKeys, AccessKeyRepository, AccessTokens],
  exports: [AccessTokens],
})
export class KeysModule {}
