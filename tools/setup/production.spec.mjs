import { assertProductionDatabases } from './production.mjs';

const SET = { MONGODB_URI: 'mongodb://db/?replicaSet=rs0', REDIS_URL: 'redis://r', NATS_URL: 'nats://n' };

describe('a start with NODE_ENV=production', () => {
  it('is refused with nothing configured, and names all three databases', () => {
    const start = () => assertProductionDatabases({ NODE_ENV: 'production' });
    for (const name of Object.keys(SET)) expect(start).toThrow(name);
  });

  it.each(Object.keys(SET))(
    'is refused without %s, also if it is empty, and names only that variable',
    (name) => {
      const start = () => assertProductionDatabases({ NODE_ENV: 'production', ...SET, [name]: '' });
      expect(start).toThrow(`not set:\n  ${name}: `);
      for (const other of Object.keys(SET).filter((each) => each !== name))
        expect(start).not.toThrow(`  ${other}: `);
    },
  );

  it('succeeds with all of them; without NODE_ENV=production it needs none', () => {
    assertProductionDatabases({ NODE_ENV: 'production', ...SET });
    assertProductionDatabases({});
    assertProductionDatabases({ NODE_ENV: 'development' });
  });
});
