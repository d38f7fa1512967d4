import { readProcessArguments } from './process-arguments.js';

describe('process arguments', () => {
  it('default to a server in memory on a free port', () => {
    expect(readProcessArguments([])).toEqual({
      location: { inMemory: true },
      options: { listen: { port: 0 }, replicaSet: 'rs0', ttlSeconds: 60 },
    });
  });

  it('set a folder, a port and the name of a replica set', () => {
    const args = ['--folder', 'data', '--port=27017', '--replica-set', 'app', '--ttl-seconds', '5'];
    expect(readProcessArguments(args)).toEqual({
      location: { folder: 'data' },
      options: { listen: { port: 27017 }, replicaSet: 'app', ttlSeconds: 5 },
    });
  });

  it('set a socket, and can disable the replica set', () => {
    expect(readProcessArguments(['--socket', 'mongo.sock', '--replica-set', 'off'])).toMatchObject({
      options: { listen: { socket: 'mongo.sock' }, replicaSet: false },
    });
  });

  it.each([
    [['--port', 'http', '--ttl-seconds', '0'], /--port[\s\S]*--ttl-seconds/],
    [['--folder', ''], /--folder is empty/],
    [['--port', '1', '--socket', 'mongo.sock'], /together/],
    [['--fodler', 'data'], /--fodler/],
    [['data'], /data/],
  ])('are rejected if they are %j', (args, reason) => {
    expect(() => readProcessArguments(args)).toThrow(reason);
  });
});
