import type { OsisEvent } from '../osis/osis-event.js';

const BLANK: OsisEvent = { kind: 'text', text: ' ' };

/** Characters between which a note has removed the space, as in `God[note]created` and `him,[note]“Go”`. */
const BEFORE_NOTE = /[\p{L}\p{N},.;:!?’”)]$/u;
const AFTER_NOTE = /^[\p{L}\p{N}“‘(¿¡]/u;

/**
 * Restores the spaces that the World English Bible has lost at markup: at a note between words, and at the quotation
 * mark that ends the words of Jesus (235 verses in all).
 */
export function restoreSpacesAtMarkup(events: readonly OsisEvent[]): OsisEvent[] {
  let before = '';
  let noteSince = false;
  return events.flatMap((event) => {
    if (event.kind === 'note') noteSince = true;
    if (event.kind !== 'text' || event.text === '') return [event];
    const swallowed = noteSince && BEFORE_NOTE.test(before) && AFTER_NOTE.test(event.text);
    const lost = swallowed || (before.endsWith('”') && /^\p{L}/u.test(event.text));
    before = event.text;
    noteSince = false;
    return lost ? [BLANK, event] : [event];
  });
}

/** Pronouns that Spanish joins to a preceding verb: `tráeme` and `lo` become `tráemelo`. */
const ENCLITIC = /^(?:l[oae]s?|me|te|nos|os)$/i;

/** Words that are not verbs, so that such a pronoun after them is a separate word. */
const NO_VERB = /(?<!\p{L})(?:no|y|que|como|os|ellos|cuánto|gentes|Dios|Jehová|Josué)$/iu;

/**
 * Restores the spaces between supplied words and their neighbors, which the Reina Valera has lost (297 verses).
 * Pronouns that belong to the verb before them stay joined.
 */
export function restoreSpacesAtAddedWords(events: readonly OsisEvent[]): OsisEvent[] {
  let before = '';
  let edge: 'mark' | 'mark-end' | undefined;
  return events.flatMap((event, index) => {
    if ((event.kind === 'mark' || event.kind === 'mark-end') && event.mark === 'added') edge = event.kind;
    if (event.kind !== 'text' || event.text === '') return [event];
    const lost = edge && /\p{L}$/u.test(before) && /^\p{L}/u.test(event.text);
    const joined = edge === 'mark' && ENCLITIC.test(addedTextFrom(events, index)) && !NO_VERB.test(before);
    before = event.text;
    edge = undefined;
    return lost && !joined ? [BLANK, event] : [event];
  });
}

function addedTextFrom(events: readonly OsisEvent[], from: number): string {
  const end = events.findIndex((event, index) => index >= from && event.kind === 'mark-end');
  return events
    .slice(from, end < 0 ? undefined : end)
    .map((event) => (event.kind === 'text' ? event.text : ''))
    .join('');
}
