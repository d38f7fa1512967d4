import { formatsOf } from '@word-unfolded/i18n';
import type { Language } from '@word-unfolded/domain';

/** A size in megabytes, with one decimal below ten, formatted in the reader's language. */
export function megabytes(bytes: number, language: Language): string {
  const size = bytes / 1_000_000;
  return formatsOf(language).number(size < 10 ? Math.round(size * 10) / 10 : Math.round(size));
}
