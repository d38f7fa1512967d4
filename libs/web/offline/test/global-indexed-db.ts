import { memoryIndexedDb } from './memory-indexed-db.js';

/** Must be imported before modules that open databases on load. */
Reflect.set(globalThis, 'indexedDB', memoryIndexedDb());
