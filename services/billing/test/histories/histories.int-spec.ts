import fc from 'fast-check';
import { BillingUnderTest } from '../billing-fixture.js';
import { HistoryPlayer } from './history-player.js';
import { history } from './steps.js';

/** BILLING_HISTORIES plays more, FAST_CHECK_SEED others. */
const HISTORIES = Number(process.env['BILLING_HISTORIES'] ?? 24);

const TIMEOUT_MS = 60_000 + HISTORIES * 5_000;

let billing: BillingUnderTest;
beforeAll(async () => {
  billing = await BillingUnderTest.start({ worksOffEvents: false });
});
afterAll(() => billing.stop());

describe('whatever happens to a reader', () => {
  it(
    'the tier is what the specification promises, once events have settled or the hourly job has run',
    async () => {
      await fc.assert(
        fc
          .asyncProperty(history, async (steps) => {
            const player = new HistoryPlayer(billing);
            for (const [step, delivery] of steps) await player.play(step, delivery);
            await player.finish();
          })
          .afterEach(() => billing.forgetAll()),
        { numRuns: HISTORIES },
      );
    },
    TIMEOUT_MS,
  );
});
