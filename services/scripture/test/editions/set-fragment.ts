import type { BookId } from '@word-unfolded/scripture-ref';
import type { EditionVerse } from '../../src/library/osis/edition-verse.js';
import type { OsisEvent } from '../../src/library/osis/osis-event.js';
import { readEvents } from '../../src/library/osis/read-events.js';
import { VerseTypesetter } from '../../src/library/osis/verse-typesetter.js';

/** Typesets one verse from an OSIS fragment, with repairs of its events. */
export function setFragment(
  fragment: string,
  [book, chapter, number]: readonly [BookId, number, number] = ['Gen', 1, 2],
  repair: (events: readonly OsisEvent[]) => readonly OsisEvent[] = (events) => events,
): EditionVerse {
  return new VerseTypesetter(false).setVerse({ book, chapter, number }, repair(readEvents(fragment)));
}
