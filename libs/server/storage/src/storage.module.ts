import { Module } from '@nestjs/common';
import { BlobStore } from './stores/blob-store.js';
import { openBlobStore } from './stores/open-blob-store.js';
import { storageConfiguration } from './storage.configuration.js';

/** Provides a service with its {@link BlobStore}. The service lists `storageConfiguration` in its main. */
@Module({
  providers: [{ provide: BlobStore, inject: [storageConfiguration.token], useFactory: openBlobStore }],
  exports: [BlobStore],
})
export class StorageModule {}
