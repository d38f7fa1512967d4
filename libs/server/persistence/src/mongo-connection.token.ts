/** Token by which the connection to the service's database is injected. */
export const MONGO_CONNECTION = Symbol('MongoDB connection');
