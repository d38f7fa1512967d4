import * as fc from '../../../node_modules/fast-check/lib/fast-check.js';

/**
 * fast-check as tests import it. Its generated values are the same in every run, so that a result depends on the code
 * only. FAST_CHECK_SEED sets another seed, to search further.
 */
fc.configureGlobal({ seed: Number(process.env.FAST_CHECK_SEED ?? 20_261_121) });

export * from '../../../node_modules/fast-check/lib/fast-check.js';
export { default } from '../../../node_modules/fast-check/lib/fast-check.js';
