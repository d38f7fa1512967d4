/**
 * The results of a Jest run as `--json` writes them; only what is used here.
 *
 * @typedef {object} JestResults
 * @property {{ name: string, status: string, assertionResults: { status: string }[] }[]} testResults one a suite
 */

/**
 * The files of the suites with a failed test, and of those that could not run.
 *
 * @param {JestResults} results
 * @returns {string[]}
 */
export function failedSuites({ testResults }) {
  return testResults.filter(isFailed).map(({ name }) => name);
}

/**
 * The suites without a failure.
 *
 * @param {JestResults} results
 * @returns {{ name: string, tests: number }[]} their files, and how many of their tests passed
 */
export function passedSuites({ testResults }) {
  return testResults
    .filter((suite) => !isFailed(suite))
    .map((suite) => ({ name: suite.name, tests: countOf(suite, 'passed') }));
}

/**
 * Counts the tests that passed and failed; a suite that failed without a failed test counts as one failure.
 *
 * @param {JestResults} results
 * @param {readonly string[]} [without] files of suites that are left out of the count
 * @returns {{ passed: number, failed: number }}
 */
export function tallyOf({ testResults }, without = []) {
  const tally = { passed: 0, failed: 0 };
  for (const suite of testResults.filter(({ name }) => !without.includes(name))) {
    const failed = countOf(suite, 'failed');
    tally.passed += countOf(suite, 'passed');
    tally.failed += failed === 0 && isFailed(suite) ? 1 : failed;
  }
  return tally;
}

/** @param {JestResults['testResults'][number]} suite */
function isFailed(suite) {
  return suite.status === 'failed';
}

/** @param {JestResults['testResults'][number]} suite @param {string} status */
function countOf({ assertionResults }, status) {
  return assertionResults.filter((test) => test.status === status).length;
}
