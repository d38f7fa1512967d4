import type { RemotePages } from '@word-unfolded/mfe-runtime';
import { lazy } from 'react';
import { JournalPage } from './pages/journal-page.js';

/** Loaded when an entry is edited, because the editor is many times as large as the list. */
const EditorPage = lazy(() =>
  import('./pages/editor-page.js').then((module) => ({ default: module.EditorPage })),
);

const EntryPage = lazy(() =>
  import('./pages/entry-page.js').then((module) => ({ default: module.EntryPage })),
);

const GalleryPage = lazy(() =>
  import('./pages/gallery-page.js').then((module) => ({ default: module.GalleryPage })),
);

/** The modules that the shell loads: the pages of this remote, by their name in PAGES. */
export const pages: RemotePages = {
  journal: JournalPage,
  journalEditor: EditorPage,
  journalEntry: EntryPage,
  gallery: GalleryPage,
};
