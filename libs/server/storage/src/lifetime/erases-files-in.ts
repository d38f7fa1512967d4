import type { FactoryProvider } from '@nestjs/common';
import { ErasureParticipant } from '@word-unfolded/service-kit';
import { BlobStore } from '../stores/blob-store.js';

/** Files that are removed at once. */
const BATCH = 200;

/** The files of readers in a top folder, each reader's in a folder named by the account. */
class OwnedFolder extends ErasureParticipant {
  override readonly name: string;
  override readonly phase = 'files';

  constructor(
    private readonly store: BlobStore,
    private readonly folder: string,
  ) {
    super();
    this.name = `files in ${folder}`;
  }

  override eraseBatch(owner: string): Promise<boolean> {
    return this.store.removeFolder(`${this.folder}/${owner}`, BATCH);
  }
}

/**
 * A provider that erases the files of deleted accounts, whose keys are `<folder>/<account id>/...`. Because the id is
 * all that it needs, files are found after their documents are gone. The module imports `StorageModule`.
 *
 * @param folder a top folder, such as `gallery`
 */
export function erasesFilesIn(folder: string): FactoryProvider<ErasureParticipant> {
  return {
    provide: `erasure of files in ${folder}`,
    inject: [BlobStore],
    useFactory: (store: BlobStore) => new OwnedFolder(store, folder),
  };
}
