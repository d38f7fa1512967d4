import { node } from '../../../jest.preset.mjs';

/**
 * Runs the battery against the real MongoDB of MONGODB_URI. A case that passes both there and here is behaviour that
 * this server guarantees. The configuration starts no other process.
 */
if (!process.env.MONGODB_URI)
  throw new Error('MONGODB_URI has to name the MongoDB, a replica set, that the battery is to run against');

export default {
  ...node,
  rootDir: import.meta.dirname,
  displayName: 'mongo-conformance',
  testMatch: ['<rootDir>/test/conformance-*.int-spec.ts'],
  testTimeout: 30_000,
};
