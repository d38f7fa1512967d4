import { z } from 'zod';
import { documentId } from '../accounts/account-fields.js';
import { keptPart } from '../accounts/kept-part.js';
import { defineStream } from '../messaging/define.js';
import { bookmark } from './bookmarks.js';
import { VERSION_KINDS } from './entry-versions.js';
import { keptImage } from './gallery.js';
import { journalEntry } from './journal-fields.js';
import { keptNote } from './notes.js';
import { moment } from './opened-passage.js';
import { reading } from './reading.js';

const { recentlyViewed, history } = reading.shape;

const version = z.object({
  entryId: documentId,
  number: z.int().min(1),
  kind: z.enum(VERSION_KINDS),
  at: moment,
  title: z.string(),
  content: z.string(),
});

/** That an entry can be read by a link. The link itself gives a right, so it is no part of a file that is handed around. */
const link = z.object({ entryId: documentId, createdAt: moment, expiresAt: moment });

/** An image of the gallery. The image itself is too large for a part of a file; its address is good for a week. */
const imageWithAddress = keptImage.extend({ address: z.string(), addressUntil: moment });

/** Everything that the journal service keeps of a reader, the bin included. */
export const ReadKeptJournal = defineStream({
  subject: 'journal.kept.read',
  request: z.object({ userId: documentId }),
  chunk: z.discriminatedUnion('part', [
    keptPart('bookmarks', bookmark),
    keptPart('recentlyViewed', recentlyViewed.element),
    keptPart('history', history.element),
    keptPart('notes', keptNote),
    keptPart('entries', journalEntry),
    keptPart('versions', version),
    keptPart('links', link),
    keptPart('gallery', imageWithAddress),
  ]),
});
