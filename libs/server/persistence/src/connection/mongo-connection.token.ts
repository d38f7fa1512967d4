/** Injection token of the connection to the service's database. */
export const MONGO_CONNECTION = Symbol('MongoDB connection');
