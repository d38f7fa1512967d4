import { startBackingServices } from './start-backing-services.mjs';

/** Stops the servers of this run. Jest runs its global setup and its global teardown in one process. */
export let stopBackingServices = async () => {};

/**
 * Jest's global setup of the integration tests: real Redis, real NATS and the database, once for the whole run. Each
 * suite has its own subject prefix, key prefix and database names, so that suites share only the servers.
 */
export default async function setUp() {
  const { env, database, stop } = await startBackingServices(process.env.TEST_BACKENDS);
  Object.assign(process.env, env);
  process.stderr.write(`The database of the integration tests is ${database}.\n`);
  stopBackingServices = stop;
}
