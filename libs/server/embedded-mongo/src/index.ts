export {
  startEmbeddedMongo,
  type DataPlace,
  type EmbeddedMongo,
  type EmbeddedMongoOptions,
} from './server/start-embedded-mongo.js';
export type { ListenAddress } from './server/listen-address.js';
