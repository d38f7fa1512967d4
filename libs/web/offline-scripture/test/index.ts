export { keepInvented, inventedDownload, inventedTranslation } from './invented-download.js';
export { createMemoryEditions } from './memory-editions.js';
