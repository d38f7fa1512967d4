import {
  BOOKMARK_LIMITS,
  NOTHING_READ,
  withOpened,
  type Bookmark,
  type CurrentPassage,
  type Reading,
} from '@word-unfolded/domain';
import { formatOsis, loadReferenceParser, type ReferenceParser } from '@word-unfolded/scripture-ref';
import { storedText } from '@word-unfolded/ui';
import { currentLanguage } from '@word-unfolded/i18n';
import { VISITOR } from '../store/use-owner.js';
import { bookmarkStore, withChanged } from './stored-bookmarks.js';
import { addReading } from './stored-reading.js';

/** Former names (decisions, "Keys"): read once, then removed. */
const OLD_BOOKMARKS = storedText('bible_bookmarks');
const OLD_VIEWS = storedText('bible_recent_views');

const BEFORE_ALL = '1970-01-01T00:00:00.000Z';

let adopted: Promise<void> | undefined;

/** Migrates data under former names, as a visitor's; once per page. Unreadable data is skipped. */
export function migrateOldNames(): Promise<void> {
  return (adopted ??= adopt());
}

async function adopt(): Promise<void> {
  const [oldBookmarks, oldViews] = [recordsOf(OLD_BOOKMARKS.read()), recordsOf(OLD_VIEWS.read())];
  if (oldBookmarks.length + oldViews.length > 0) {
    const parser = await loadReferenceParser();
    const bookmarks = oldBookmarks.flatMap((record) => bookmarkOf(record, parser));
    await bookmarkStore.change(VISITOR, (stored) => withChanged(stored, bookmarks));
    await addReading(
      VISITOR,
      oldViews.reduce<Reading>((reading, record) => {
        const passage = passageOf(record, parser);
        return passage ? withOpened(reading, passage, momentOf(record['viewedAt'])) : reading;
      }, NOTHING_READ),
    );
  }
  OLD_BOOKMARKS.forget();
  OLD_VIEWS.forget();
}

type OldRecord = Readonly<Record<string, unknown>>;

function recordsOf(text: string | null): OldRecord[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter((each) => typeof each === 'object' && each !== null) : [];
  } catch {
    return [];
  }
}

function bookmarkOf(record: OldRecord, parser: ReferenceParser): Bookmark[] {
  const passage = passageOf(record, parser);
  if (!passage) return [];
  const notes = textOf(record['notes']).slice(0, BOOKMARK_LIMITS.notesCharacters);
  const createdAt = momentOf(record['createdAt']);
  const updatedAt = momentOf(record['updatedAt'] ?? record['createdAt']);
  return [
    {
      ...passage,
      text: textOf(record['text']).slice(0, BOOKMARK_LIMITS.textCharacters),
      notes,
      notesAt: notes === '' ? null : updatedAt,
      createdAt,
      updatedAt,
      removedAt: null,
    },
  ];
}

function passageOf(record: OldRecord, parser: ReferenceParser): CurrentPassage | undefined {
  const reference = textOf(record['reference']).trim();
  const parsed = reference === '' ? undefined : parser.parse(reference, currentLanguage());
  if (!parsed?.understood) return undefined;
  return { id: formatOsis(parsed.passages), reference, translationId: 'BSB' };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function momentOf(value: unknown): string {
  const time = new Date(typeof value === 'string' || typeof value === 'number' ? value : BEFORE_ALL);
  return Number.isNaN(time.getTime()) ? BEFORE_ALL : time.toISOString();
}
