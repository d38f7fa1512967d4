import { ConfigurationError } from '@word-unfolded/service-kit';
import type { BlobStore } from './blob-store.js';
import { FolderBlobStore } from './folder-blob-store.js';
import type { S3Location } from './s3-location.js';
import type { StorageConfiguration } from '../storage.configuration.js';

/**
 * Opens the configured store: the bucket if one is set, otherwise the folder.
 *
 * @throws ConfigurationError if neither is set, or a required variable is missing
 */
export async function openBlobStore(configuration: StorageConfiguration): Promise<BlobStore> {
  const { STORAGE_FOLDER, FILES_SECRET, S3_BUCKET } = configuration;
  if (S3_BUCKET) {
    const location = s3LocationOf(S3_BUCKET, configuration);
    // The AWS SDK is large, so it is loaded only if a bucket is used.
    const { S3BlobStore } = await import('./s3-blob-store.js');
    return new S3BlobStore(location);
  }
  if (!STORAGE_FOLDER)
    throw new ConfigurationError('STORAGE_FOLDER is not set: set it or S3_BUCKET to store files.');
  if (!FILES_SECRET)
    throw new ConfigurationError(
      'FILES_SECRET is not set: the addresses of files in a folder are signed by it.',
    );
  return new FolderBlobStore(STORAGE_FOLDER, FILES_SECRET);
}

function s3LocationOf(bucket: string, configuration: StorageConfiguration): S3Location {
  const { S3_REGION, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = configuration;
  if (Boolean(S3_ACCESS_KEY_ID) !== Boolean(S3_SECRET_ACCESS_KEY))
    throw new ConfigurationError(
      'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together: set both or neither.',
    );
  return {
    bucket,
    region: S3_REGION,
    endpoint: S3_ENDPOINT,
    ...(S3_ACCESS_KEY_ID &&
      S3_SECRET_ACCESS_KEY && {
        credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY },
      }),
  };
}
