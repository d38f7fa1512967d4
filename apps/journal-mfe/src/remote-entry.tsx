import type { RemotePages } from '@word-unfolded/mfe-runtime';
import { JournalPage } from './pages/journal-page.js';

/** What the shell loads: the pages of this remote, by their name in PAGES. */
export const pages: RemotePages = { journal: JournalPage };
