import type { Language } from '@word-unfolded/domain';

/**
 * A time in words. The reader's time zone is not known, so the text names the zone.
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
