import { migrateDatabase } from '@word-unfolded/persistence';
import { migrations } from './migrations/index.js';

await migrateDatabase('ai', migrations);
