import type { EntryDraft } from './entry-draft.js';

/** Drafts of this page that the device has refused. They are tried again wherever in the application the reader is. */
const unsaved = new Set<EntryDraft>();

const hold = (event: Event) => event.preventDefault();

/** Asks before the page is left while a text is nowhere but in it. */
export function holdPageWhileUnsaved(draft: EntryDraft): void {
  draft.subscribe(() => {
    const wasHeld = unsaved.size > 0;
    if (draft.current().saved === 'failed') unsaved.add(draft);
    else unsaved.delete(draft);
    if (unsaved.size > 0 && !wasHeld) window.addEventListener('beforeunload', hold);
    if (unsaved.size === 0 && wasHeld) window.removeEventListener('beforeunload', hold);
  });
}
