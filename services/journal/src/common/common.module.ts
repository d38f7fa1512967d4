import { Global, Module } from '@nestjs/common';
import { OwnerMutex } from './owner-mutex.js';

/** Providers that every module of the service may need. */
@Global()
@Module({
  providers: [OwnerMutex],
  exports: [OwnerMutex],
})
export class CommonModule {}
