import { lazy } from 'react';

/** The reader's conversations with the assistant; loaded when it is opened. */
export const TheoHistoryPage = lazy(() =>
  import('../features/theo-history/theo-history.js').then(({ TheoHistory }) => ({ default: TheoHistory })),
);
