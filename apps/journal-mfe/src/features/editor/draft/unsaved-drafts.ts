import type { EntryDraft } from './entry-draft.js';

/** Drafts of this page that the device failed to store. They are retried wherever in the application the reader is. */
const unsaved = new Set<EntryDraft>();

const hold = (event: Event) => event.preventDefault();

/** Asks for confirmation before the page is closed while a text exists only in this page. */
export function holdPageWhileUnsaved(draft: EntryDraft): void {
  draft.subscribe(() => {
    const wasHeld = unsaved.size > 0;
    if (draft.current().saved === 'failed') unsaved.add(draft);
    else unsaved.delete(draft);
    if (unsaved.size > 0 && !wasHeld) window.addEventListener('beforeunload', hold);
    if (unsaved.size === 0 && wasHeld) window.removeEventListener('beforeunload', hold);
  });
}
