import { configure } from '../../../../node_modules/@testing-library/react/dist/index.js';

/** The setup of Testing Library for tests: on a busy machine a page may need longer than the default second. */
configure({ asyncUtilTimeout: 20_000 });

export * from '../../../../node_modules/@testing-library/react/dist/index.js';
