import type { RemotePages } from '@word-unfolded/mfe-runtime';
import { lazy } from 'react';
import { AtlasPage } from './pages/atlas-page.js';
import { SelahPage } from './pages/selah-page.js';
import { StudyPage } from './pages/study-page.js';
import { TheoHistoryPage } from './pages/theo-history-page.js';
import { VisitorTheoPage } from './pages/visitor-theo-page.js';

/** Its search and filters are loaded with it only: the passage of the study page does not wait for them. */
const ExplorerPage = lazy(() =>
  import('./pages/explorer-page.js').then((module) => ({ default: module.ExplorerPage })),
);

/**
 * The modules that the shell loads: the pages of this remote, by their name in PAGES; `visitorTheo` is a part of the
 * landing page.
 */
export const pages: RemotePages = {
  study: StudyPage,
  explorer: ExplorerPage,
  atlas: AtlasPage,
  theoHistory: TheoHistoryPage,
  selah: SelahPage,
  visitorTheo: VisitorTheoPage,
};
