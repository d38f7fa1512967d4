import { Module } from '@nestjs/common';
import { AccessKeyRepository } from './access-key.repository.js';
import { AccessKeys } from './access-keys.js';
import { AccessTokens } from './access-tokens.js';
import { KeysController } from './keys.controller.js';
import { ListAccessKeysUseCase } from './list-access-keys.use-case.js';

@Module({
  controllers: [KeysController],
  providers: [AccessKeys, AccessKeyRepository, AccessTokens, ListAccessKeysUseCase],
  exports: [AccessTokens],
})
export class KeysModule {}
