export { requestPersistence, storageSpace, type StorageSpace } from './device/storage-space.js';
export { canResume, type DownloadState, type DownloadStep } from './download/download-machine.js';
export type { DownloadProblem } from './download/download-problem.js';
export { Downloads, type DownloadsOptions, type DownloadsState } from './download/downloads.js';
export { downloads, offlineScripture } from './offline-scripture.js';
export type { PassageRequest as AskedOffline } from './reading/read-offline.js';
export type { ParallelRequest as AskedBeside } from './reading/read-parallel-offline.js';
export type { DeviceSearch } from './search/search-device.js';
export type { EditionStore, StoredEdition } from './storage/edition-store.js';
