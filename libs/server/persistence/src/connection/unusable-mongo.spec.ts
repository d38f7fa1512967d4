import { assertReplicaSet, unusable } from './unusable-mongo.js';

it('a single server is refused, a replica set and a sharded cluster are not', () => {
  expect(() => assertReplicaSet({})).toThrow('not a replica set');
  expect(() => assertReplicaSet({ setName: 'rs0' })).not.toThrow();
  expect(() => assertReplicaSet({ msg: 'isdbgrid' })).not.toThrow();
});

it.each([
  [Object.assign(new Error('Authentication failed.'), { code: 18 }), 'it refuses the user or password'],
  [new Error('connect ECONNREFUSED 127.0.0.1:27017'), 'connect ECONNREFUSED 127.0.0.1:27017'],
])('the operator reads which database cannot be used, and why: %s', (error, reason) => {
  expect(unusable(error, 'mongodb://user:secret@db:27017/?replicaSet=rs0').message).toBe(
    `MongoDB at db:27017 (MONGODB_URI) cannot be used: ${reason}.`,
  );
});
