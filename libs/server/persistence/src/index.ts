export { isDuplicateKey } from './duplicate-key.js';
export { ErasedOwners } from './erasure/erased-owners.js';
export { Erasures } from './erasure/erasures.js';
export { migrateDatabase } from './migrations/migrate-database.js';
export { inBatches, type Migration, type MigrationContext } from './migrations/migration.js';
export { MONGO_CONNECTION } from './connection/mongo-connection.token.js';
export { OwnedRepository, type OwnedFilter, type OwnedUpdate } from './owned-repository.js';
export { ownerOf, type Owned, type OwnerId } from './owner.js';
export {
  OwnTextIndex,
  type ChangedItem,
  type IndexedText,
  type OwnTextSource,
} from './own-texts/own-text-index.js';
export { OWN_TEXT_MODELS } from './own-texts/own-text-models.js';
export { OwnSearch, type OwnCandidate, type OwnResult, type OwnSearchPart } from './own-texts/own-search.js';
export { OwnTextCursorRepository } from './own-texts/own-text-cursor.repository.js';
export { OwnTextRepository, type DueText } from './own-texts/own-text.repository.js';
export { OwnWordIndex, type IndexedWords } from './own-texts/own-word-index.js';
export { OwnWordsCache } from './own-texts/own-words-cache.js';
export { OwnTextsModule } from './own-texts/own-texts.module.js';
export { patternsOf, withForms, type SearchedTerm } from './own-texts/searched-term.js';
export { VocabularyRepository } from './own-texts/vocabulary.repository.js';
export { Outbox } from './outbox/outbox.js';
export { persistenceConfiguration, type PersistenceConfiguration } from './persistence.configuration.js';
export type { ModelFactory } from './connection/open-database.js';
export { PersistenceModule } from './persistence.module.js';
export { InstallationSecrets } from './secrets/installation-secrets.js';
export { RedisKeys } from './secrets/redis-keys.js';
export { afterCommit, retryIfDuplicate, UnitOfWork, valuesOfTransaction } from './unit-of-work.js';
