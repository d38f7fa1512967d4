import type { Case } from './battery.js';
import { startConformanceTarget } from './test-server.js';

/** Creates a test for each case, against the deployment of MONGODB_URI or an embedded server. */
export function runBattery(suite: string, cases: readonly Case[]): void {
  let target: Awaited<ReturnType<typeof startConformanceTarget>>;
  beforeAll(async () => {
    target = await startConformanceTarget(suite);
  });
  afterAll(() => target.stop());

  for (const subject of new Set(cases.map((one) => one.subject)))
    describe(subject, () => {
      for (const one of cases.filter((each) => each.subject === subject))
        it(`${one.aspect}: ${one.title}`, () => one.run(target.client.db(target.database)));
    });
}
