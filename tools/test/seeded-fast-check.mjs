import * as fc from '../../node_modules/fast-check/lib/fast-check.js';

/**
 * Fast-check as tests import it: what it invents is the same in every run, so that a run says something of the code and
 * not of luck. FAST_CHECK_SEED names another seed, to look further.
 */
fc.configureGlobal({ seed: Number(process.env.FAST_CHECK_SEED ?? 20_261_121) });

export * from '../../node_modules/fast-check/lib/fast-check.js';
export { default } from '../../node_modules/fast-check/lib/fast-check.js';
