import type { Collection, Db, Document, MongoClient } from 'mongodb';
import type { TestServer } from './test-server.js';
import { startServerOver, TRANSPORTS } from './transports.js';

export type Numbered = Document & { _id: number };

/** The context of a driver test: a server for the suite, and a collection for the test. */
export type DriverSuite = {
  readonly client: MongoClient;
  readonly database: Db;
  readonly things: Collection<Numbered>;
  /** A number that is unique to the test. */
  readonly number: number;
};

/** Runs driver tests over each transport. */
export function overEachTransport(title: string, tests: (own: DriverSuite) => void): void {
  describe.each(TRANSPORTS)(`${title} over %s`, (transport) => {
    let server: TestServer;
    let number = 0;
    beforeAll(async () => {
      server = await startServerOver(transport);
    });
    afterAll(() => server.stop());
    beforeEach(() => {
      number += 1;
    });
    tests({
      get client() {
        return server.client;
      },
      get database() {
        return server.client.db('driver');
      },
      get things() {
        return server.client.db('driver').collection<Numbered>(`things${number}`);
      },
      get number() {
        return number;
      },
    });
  });
}

/** Creates n documents. Their field `n` has ten different values. */
export function numbers(count: number): Numbered[] {
  return Array.from({ length: count }, (_, _id) => ({ _id, n: _id % 10 }));
}
