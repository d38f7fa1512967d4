export { againIfDuplicate, isDuplicateKey } from './duplicate-key.js';
export { MONGO_CONNECTION } from './mongo-connection.token.js';
export { OwnedRepository, type OwnedFilter, type OwnedUpdate } from './owned-repository.js';
export { ownerOf, type Owned, type OwnerId } from './owner.js';
export { Outbox } from './outbox/outbox.js';
export { persistenceConfiguration, type PersistenceConfiguration } from './persistence.configuration.js';
export { PersistenceModule, type ModelFactory } from './persistence.module.js';
export { UnitOfWork, valuesOfTransaction } from './unit-of-work.js';
