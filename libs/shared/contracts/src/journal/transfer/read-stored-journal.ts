import { z } from 'zod';
import { documentId } from '../../accounts/account-fields.js';
import { storedPart } from '../../accounts/data/stored-part.js';
import { defineStream } from '../../messaging/define.js';
import { bookmark } from '../bookmarks.js';
import { highlight } from '../highlights.js';
import { VERSION_KINDS } from '../entries/entry-versions.js';
import { readingPlan } from '../../plans/plan-fields.js';
import { exportedReminder } from '../../plans/plan-reminders.js';
import { storedImage } from '../gallery.js';
import { journalEntry } from '../journal-fields.js';
import { savedNote } from '../notes.js';
import { moment } from '../current-passage.js';
import { reading } from '../reading.js';

const { recentlyViewed, history } = reading.shape;

const version = z.object({
  entryId: documentId,
  number: z.int().min(1),
  kind: z.enum(VERSION_KINDS),
  at: moment,
  title: z.string(),
  content: z.string(),
});

/**
 * States that an entry is shared by a link. The link itself grants access, so it is left out of a file that may be
 * passed around.
 */
const link = z.object({ entryId: documentId, createdAt: moment, expiresAt: moment });

/** The secret address of its calendar grants access, so that it is left out. */
const exportedPlan = readingPlan.omit({ calendarPath: true, steps: true });

/** An image of the gallery. The image itself is too large for a part of a file; its address is valid for a week. */
const imageWithAddress = storedImage.extend({ address: z.string(), addressUntil: moment });

/** Everything that the journal service stores about a reader, including the bin. */
export const ReadStoredJournal = defineStream({
  subject: 'journal.stored.read',
  request: z.object({ userId: documentId }),
  chunk: z.discriminatedUnion('part', [
    storedPart('bookmarks', bookmark),
    storedPart('highlights', highlight),
    storedPart('recentlyViewed', recentlyViewed.element),
    storedPart('history', history.element),
    storedPart('notes', savedNote),
    storedPart('entries', journalEntry),
    storedPart('versions', version),
    storedPart('links', link),
    storedPart('gallery', imageWithAddress),
    storedPart('plans', exportedPlan),
    storedPart('reminders', exportedReminder),
  ]),
});
