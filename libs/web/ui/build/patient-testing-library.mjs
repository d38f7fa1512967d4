import { configure } from '../../../../node_modules/@testing-library/react/dist/index.js';

/** Testing Library as tests import it: what a page is to show may take longer on a busy machine than its usual second. */
configure({ asyncUtilTimeout: 20_000 });

export * from '../../../../node_modules/@testing-library/react/dist/index.js';
