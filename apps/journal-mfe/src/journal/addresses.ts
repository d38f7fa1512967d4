import { PAGES } from '@word-unfolded/domain';

const to = (page: string, entryId: string) => page.replace(':entryId', encodeURIComponent(entryId));

/** Where an entry is read. */
export const entryAddress = (key: string) => to(PAGES.journalEntry, key);

/** Where an entry is written. */
export const editAddress = (key: string) => to(PAGES.journalEditor, key);

/** In the place of an id: an entry that is still to begin. */
export const NEW = 'new';

/** The entry that an address is about: its last part. */
export function entryIdOf(pathname: string): string {
  const part = pathname.replace(/\/$/, '').split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}
