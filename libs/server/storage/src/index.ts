export { blobKey, BlobKeyError, isBlobKey, mediaTypeOf } from './blob-key.js';
export { BlobStore, BlobTooLargeError, type BlobContents } from './blob-store.js';
export { FolderBlobStore } from './folder-blob-store.js';
export { openBlobStore } from './open-blob-store.js';
export { S3BlobStore, type S3Place } from './s3-blob-store.js';
export { signedFilePath, verifySignedFile, type GrantedFile } from './signed-file.js';
export { storageConfiguration, type StorageConfiguration } from './storage.configuration.js';
export { StorageModule } from './storage.module.js';
