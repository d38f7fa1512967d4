import type { FactoryProvider } from '@nestjs/common';
import { RetentionRule } from '@word-unfolded/service-kit';
import { BlobStore } from '../stores/blob-store.js';

const HOUR_MS = 3_600_000;

class ExpiringFolder extends RetentionRule {
  override readonly name: string;
  override readonly everyMs = HOUR_MS;

  constructor(
    private readonly store: BlobStore,
    private readonly folder: string,
    private readonly olderThanMs: number,
  ) {
    super();
    this.name = `files in ${folder}`;
  }

  override removeExpired(now: Date): Promise<number> {
    return this.store.removeOlder(this.folder, new Date(now.getTime() - this.olderThanMs));
  }
}

/**
 * A provider that removes old files, such as uploads whose gateway crashed and exports that nobody fetched. The module
 * of the service that writes them imports `StorageModule`.
 *
 * @param folder a top folder, such as `incoming`
 */
export function expiresFilesIn(folder: string, hours: number): FactoryProvider<RetentionRule> {
  return {
    provide: `retention of files in ${folder}`,
    inject: [BlobStore],
    useFactory: (store: BlobStore) => new ExpiringFolder(store, folder, hours * HOUR_MS),
  };
}
