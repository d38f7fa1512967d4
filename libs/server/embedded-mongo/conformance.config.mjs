import { node } from '../../../jest.preset.mjs';

/**
 * The battery against a real MongoDB, the one of MONGODB_URI: what holds there and here alike is what this server
 * promises. Nothing else is started for it.
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
