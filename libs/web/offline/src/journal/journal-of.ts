import { createErrand, type Errand } from '../keeping/sync-when-asked.js';
import { isSignedIn } from '../keeping/server.js';
import { inTurn } from '../kept/in-turn.js';
import { Journal } from './journal.js';
import { journalServerOf } from './journal-server.js';
import { entryKeep, placeKeep } from './kept-journal.js';

/** How long changes are gathered before they are sent, in milliseconds: this device has them at once. */
const GATHER_MS = 1_500;

export type OpenedJournal = { readonly journal: Journal; readonly errand: Errand };

const opened = new Map<string, OpenedJournal>();

/** The journal of a reader, and the errand that keeps it the same here and on the server; one of each on a page. */
export function journalOf(owner: string): OpenedJournal {
  const known = opened.get(owner);
  if (known) return known;
  const journal = new Journal(owner, { entries: entryKeep, place: placeKeep }, journalServerOf(owner), {
    operationId: () => crypto.randomUUID(),
    localId: () => `local_${crypto.randomUUID()}`,
    now: () => new Date(),
    inTurn,
  });
  const errand = createErrand(async () => {
    if (isSignedIn(owner)) await journal.exchange();
  }, GATHER_MS);
  const made = { journal, errand };
  opened.set(owner, made);
  return made;
}
