import { Module } from '@nestjs/common';
import { BlobStore } from './blob-store.js';
import { openBlobStore } from './open-blob-store.js';
import { storageConfiguration } from './storage.configuration.js';

/** Gives a service its {@link BlobStore}; the service names `storageConfiguration` in its main. */
@Module({
  providers: [{ provide: BlobStore, inject: [storageConfiguration.token], useFactory: openBlobStore }],
  exports: [BlobStore],
})
export class StorageModule {}
