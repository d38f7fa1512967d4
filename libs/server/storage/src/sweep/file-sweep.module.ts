import { Module, type DynamicModule } from '@nestjs/common';
import { LOGGER, type Logger } from '@word-unfolded/service-kit';
import { BlobStore } from '../stores/blob-store.js';
import { FileSweep, type SweepRule } from './file-sweep.js';
import { StorageModule } from '../storage.module.js';

/** Deletes old files in the folders of the service that writes them. */
@Module({})
export class FileSweepModule {
  static of(...rules: readonly SweepRule[]): DynamicModule {
    return {
      module: FileSweepModule,
      imports: [StorageModule],
      providers: [
        {
          provide: FileSweep,
          inject: [BlobStore, LOGGER],
          useFactory: (store: BlobStore, log: Logger) => new FileSweep(store, log, rules),
        },
      ],
    };
  }
}
