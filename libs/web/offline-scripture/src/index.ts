export { requestPersistence, storageRoom, type StorageRoom } from './device/storage-room.js';
export { canResume, type DownloadState, type DownloadStep } from './download/download-machine.js';
export type { DownloadProblem } from './download/download-problem.js';
export { Downloads, type DownloadsOptions, type DownloadsState } from './download/downloads.js';
export { downloads, hasKeptTexts, offlineScripture } from './offline-scripture.js';
export type { AskedOffline } from './reading/read-offline.js';
export type { AskedBeside } from './reading/read-parallel-offline.js';
export type { DeviceSearch } from './search/search-device.js';
export type { EditionStore, KeptEdition } from './storage/edition-store.js';
