import { Global, Module } from '@nestjs/common';
import { ErasedOwners } from '@word-unfolded/persistence';

const none: Pick<ErasedOwners, 'has'> = { has: () => Promise.resolve(false) };

/** For suites without a database: no account was ever deleted. */
@Global()
@Module({ providers: [{ provide: ErasedOwners, useValue: none }], exports: [ErasedOwners] })
export class NothingErasedModule {}
