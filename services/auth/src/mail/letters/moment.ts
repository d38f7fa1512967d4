import type { Language } from '@word-unfolded/domain';

/**
 * A moment in words. The reader's own time zone is not known, so the zone is named.
 *
 * @param at ISO 8601
 */
export function momentIn(language: Language, at: string): string {
  return new Intl.DateTimeFormat(language, {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(at));
}
