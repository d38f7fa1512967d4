import { readProcessArguments } from './process-arguments.js';

describe('the arguments of the process', () => {
  it('make a server in memory on a free port when there are none', () => {
    expect(readProcessArguments([])).toEqual({
      place: { inMemory: true },
      options: { listen: { port: 0 }, replicaSet: 'rs0', ttlSeconds: 60 },
    });
  });

  it('give it a folder, a port and the name of a set', () => {
    const args = ['--folder', 'data', '--port=27017', '--replica-set', 'house', '--ttl-seconds', '5'];
    expect(readProcessArguments(args)).toEqual({
      place: { folder: 'data' },
      options: { listen: { port: 27017 }, replicaSet: 'house', ttlSeconds: 5 },
    });
  });

  it('give it a socket, and can do without a set', () => {
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
  ])('are refused when they are %j', (args, reason) => {
    expect(() => readProcessArguments(args)).toThrow(reason);
  });
});
