import { PAGES } from '@word-unfolded/domain';

/** The address of the page of a reader. */
export const readerAddress = (id: string) => PAGES.adminUser.replace(':userId', encodeURIComponent(id));

/** The id in the address of the page of a reader: its last segment. */
export function readerIdOf(pathname: string): string {
  const part = pathname.replace(/\/$/, '').split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}

/** Whether a text can be the id of a reader. */
export const isReaderId = (text: string) => /^[0-9a-f]{24}$/.test(text);
