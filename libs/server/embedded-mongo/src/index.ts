export {
  startEmbeddedMongo,
  type DataLocation,
  type EmbeddedMongo,
  type EmbeddedMongoOptions,
} from './server/start-embedded-mongo.js';
export { DamagedDataError } from './storage/files/damaged-data.js';
export type { Credentials } from './authentication/scram-secret.js';
export type { ListenAddress } from './server/listen-address.js';
