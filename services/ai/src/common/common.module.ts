import { Global, Module } from '@nestjs/common';
import { DeletedAccounts } from './deleted-accounts.js';

/** Providers that every part of the service may need. */
@Global()
@Module({
  providers: [DeletedAccounts],
  exports: [DeletedAccounts],
})
export class CommonModule {}
