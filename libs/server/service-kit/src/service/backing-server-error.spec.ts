import { serversIn } from './backing-server-error.js';

it.each([
  ['nats://user:secret@a:4222', 'a:4222'],
  ['nats://token@a:4222, nats://token@b:4222', 'a:4222, b:4222'],
  ['mongodb://user:secret@a:27017,b:27017/?replicaSet=rs0&authSource=admin', 'a:27017, b:27017'],
  ['mongodb+srv://user:secret@cluster.example.org/?w=majority', 'cluster.example.org'],
  ['redis://:secret@redis:6379', 'redis:6379'],
  ['redis-sentinel://:secret@a:26379,b:26379/?sentinelMasterId=wu', 'a:26379, b:26379'],
])('the servers of %s are named without its secrets', (address, servers) => {
  expect(serversIn(address)).toBe(servers);
});
