import type { RemotePages } from '@word-unfolded/mfe-runtime';
import { ExplorerPage } from './pages/explorer-page.js';
import { StudyPage } from './pages/study-page.js';

/** What the shell loads: the pages of this remote, by their name in PAGES. */
export const pages: RemotePages = { study: StudyPage, explorer: ExplorerPage };
