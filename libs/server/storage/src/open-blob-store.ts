import { ConfigurationError } from '@word-unfolded/service-kit';
import type { BlobStore } from './blob-store.js';
import { FolderBlobStore } from './folder-blob-store.js';
import { S3BlobStore } from './s3-blob-store.js';
import type { StorageConfiguration } from './storage.configuration.js';

/**
 * Opens the store that is configured: the bucket if one is named, otherwise the folder.
 *
 * @throws ConfigurationError when neither is, or only half of what it needs
 */
export function openBlobStore(configuration: StorageConfiguration): BlobStore {
  const { STORAGE_FOLDER, FILES_SECRET, S3_BUCKET } = configuration;
  if (S3_BUCKET) return openBucket(S3_BUCKET, configuration);
  if (!STORAGE_FOLDER)
    throw new ConfigurationError('STORAGE_FOLDER is not set: files need it, or S3_BUCKET.');
  if (!FILES_SECRET)
    throw new ConfigurationError(
      'FILES_SECRET is not set: the addresses of files in a folder are signed by it.',
    );
  return new FolderBlobStore(STORAGE_FOLDER, FILES_SECRET);
}

function openBucket(bucket: string, configuration: StorageConfiguration): BlobStore {
  const { S3_REGION, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = configuration;
  if (Boolean(S3_ACCESS_KEY_ID) !== Boolean(S3_SECRET_ACCESS_KEY))
    throw new ConfigurationError(
      'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together: set both or neither.',
    );
  return new S3BlobStore({
    bucket,
    region: S3_REGION,
    endpoint: S3_ENDPOINT,
    ...(S3_ACCESS_KEY_ID &&
      S3_SECRET_ACCESS_KEY && {
        credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY },
      }),
  });
}
