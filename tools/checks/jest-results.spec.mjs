import { failedSuites, tallyOf } from './jest-results.mjs';

/** @param {string} name @param {string} status @param {string[]} tests */
const suite = (name, status, ...tests) => ({
  name,
  status,
  assertionResults: tests.map((result) => ({ status: result })),
});

const RESULTS = {
  testResults: [
    suite('a', 'passed', 'passed', 'passed', 'pending'),
    suite('b', 'failed', 'passed', 'failed', 'failed'),
    suite('c', 'failed'),
    suite('d', 'failed', 'passed'),
  ],
};

describe('the results of a Jest run', () => {
  it('names the suites with a failure, in a test or outside of one', () => {
    expect(failedSuites(RESULTS)).toEqual(['b', 'c', 'd']);
  });

  it('counts a suite that failed outside of its tests as one failure', () => {
    expect(tallyOf(RESULTS)).toEqual({ passed: 4, failed: 4 });
  });

  it('leaves out the suites that run a second time', () => {
    expect(tallyOf(RESULTS, ['b', 'c', 'd'])).toEqual({ passed: 2, failed: 0 });
  });
});
