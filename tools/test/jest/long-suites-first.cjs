'use strict';
const { default: Sequencer } = require('@jest/test-sequencer');

/** The suites that take longest, the longest first. Many of them wait for processes that they have stopped. */
const LONG = [
  'services/journal/test/killed-writes.int-spec.ts',
  'services/ai/test/replicas/replicas.int-spec.ts',
  'services/gateway/test/journal/keyed-writes.int-spec.ts',
  'services/ai/test/voice/voice.int-spec.ts',
  'services/auth/test/installation/magazine.int-spec.ts',
  'tools/test/start.int-spec.mjs',
  'tools/test/backup.int-spec.mjs',
  'services/auth/test/installation/installation.int-spec.ts',
  'services/gateway/test/keyed/registrations.int-spec.ts',
  'services/gateway/test/journal/journal-routes.int-spec.ts',
  'tools/test/compose-start.int-spec.mjs',
  'services/scripture/test/editions/reina-valera-numbering.int-spec.ts',
  'services/scripture/test/editions/import-library.int-spec.ts',
  'services/ai/test/grounding/grounding-service.int-spec.ts',
  'services/ai/test/injection/injection.int-spec.ts',
  'services/gateway/test/keyed/usage-writes.int-spec.ts',
  'tools/test/full-disk.int-spec.mjs',
  'apps/shell/e2e/offline/offline.e2e-spec.ts',
  'apps/shell/e2e/ai/interrupted/interrupted.e2e-spec.ts',
  'apps/shell/e2e/offline/device-data.e2e-spec.ts',
  'apps/shell/e2e/magazine/magazine.e2e-spec.ts',
  'apps/shell/e2e/accounts/accounts.e2e-spec.ts',
  'apps/shell/e2e/frame.e2e-spec.ts',
  'apps/shell/e2e/ai/theo-model.e2e-spec.ts',
  'apps/shell/e2e/offline/held-network.e2e-spec.ts',
  'apps/shell/e2e/journal/journal.e2e-spec.ts',
  'apps/shell/e2e/study/speech.e2e-spec.ts',
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
