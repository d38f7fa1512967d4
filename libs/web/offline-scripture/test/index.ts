export { searchOfDevice, type DownloadedFile } from './device-search.js';
export { storeFake, fakeDownload, fakeTranslation } from './fake-download.js';
export { createMemoryEditions } from './memory-editions.js';
