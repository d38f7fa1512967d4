import type { RemotePages } from '@word-unfolded/mfe-runtime';
import { AdminPage } from './pages/admin-page.js';

/** The modules that the shell loads: the pages of this remote, by their name in PAGES. */
export const pages: RemotePages = { admin: AdminPage };
