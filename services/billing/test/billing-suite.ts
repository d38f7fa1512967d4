import { BillingUnderTest } from './billing-fixture.js';
import { Readers } from './readers.js';

/** The billing service of a suite, and its readers. Whoever imports this starts it before the tests, and stops it after. */
export let billing: BillingUnderTest;
export let readers: Readers;

beforeAll(async () => {
  billing = await BillingUnderTest.start();
  readers = new Readers(billing);
});
afterAll(() => billing.stop());
// A card has one trial, and the sandbox knows few cards.
beforeEach(() => billing.forgetAll());
