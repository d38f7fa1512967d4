'use strict';
const { default: Sequencer } = require('@jest/test-sequencer');

/** The suites that take longest, the longest first. Many of them wait for processes that they have stopped. */
const LONG = [
  'tools/test/start.int-spec.mjs',
  'services/ai/test/replicas/replicas.int-spec.ts',
  'services/journal/test/killed-writes.int-spec.ts',
  'services/gateway/test/journal/keyed-writes.int-spec.ts',
  'services/ai/test/injection/injection.int-spec.ts',
  'services/scripture/test/editions/import-library.int-spec.ts',
  'services/ai/test/grounding/misquotes.int-spec.ts',
  'services/usage/test/contact.int-spec.ts',
  'services/journal/test/sync-histories.int-spec.ts',
  'services/usage/test/ledger.int-spec.ts',
  'services/gateway/test/keyed/registrations.int-spec.ts',
  'apps/shell/e2e/offline/offline.e2e-spec.ts',
  'apps/shell/e2e/offline/device-data.e2e-spec.ts',
  'apps/shell/e2e/ai/speech-interrupted.e2e-spec.ts',
  'apps/shell/e2e/accounts/accounts.e2e-spec.ts',
  'apps/shell/e2e/offline/held-network.e2e-spec.ts',
];

/** @param {string} file */
const rankOf = (file) => {
  const rank = LONG.findIndex((suite) => file.endsWith(suite));
  return rank < 0 ? LONG.length : rank;
};

/**
 * Starts the longest suites first, so that no worker has one left when the others have finished. Jest knows how long a
 * suite takes only after it has run on the same machine; before, it goes by the size of the file.
 */
module.exports = class LongSuitesFirst extends Sequencer {
  static LONG = LONG;

  /**
   * @override
   * @param {Parameters<Sequencer['sort']>[0]} tests
   */
  async sort(tests) {
    const sorted = await super.sort(tests);
    return [...sorted].sort((one, other) => rankOf(one.path) - rankOf(other.path));
  }
};
