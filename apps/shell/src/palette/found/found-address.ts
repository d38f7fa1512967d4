import type { FoundItem } from '@word-unfolded/contracts';
import { PAGES } from '@word-unfolded/domain';

/** The address of a passage: of the study page, or of the landing page for visitors. */
export function passagePath(reference: string, isSignedIn: boolean, translationId?: string): string {
  const parameters = new URLSearchParams({ ref: reference.replace(/[\u2010-\u2015]/g, '-') });
  if (translationId !== undefined && isSignedIn) parameters.set('translation', translationId);
  return `${isSignedIn ? PAGES.study : PAGES.home}?${parameters.toString()}`;
}

/** The address of the page that shows a result. */
export function pathOf({ source, id, passage }: FoundItem, isSignedIn: boolean): string {
  switch (source) {
    case 'scripture':
      return passagePath(passage, isSignedIn, id.split('.', 1)[0]);
    case 'magazine':
      return PAGES.magazinePost.replace(':slug', encodeURIComponent(id));
    case 'journal':
      return PAGES.journalEntry.replace(':entryId', encodeURIComponent(id));
    case 'notes':
      return `${PAGES.study}?${new URLSearchParams({ ...(passage && { ref: passage }), noteId: id }).toString()}`;
    case 'chats':
      return `${PAGES.study}?${new URLSearchParams({ conversationId: id }).toString()}`;
    case 'plans':
      return `${PAGES.study}?${new URLSearchParams({ planId: id }).toString()}`;
  }
}
