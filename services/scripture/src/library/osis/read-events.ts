import type { Mark, OsisEvent } from './osis-event.js';
import { tokenizeOsis, type OsisAttributes, type OsisToken } from './osis-token.js';

const MARKS: Readonly<Record<string, Mark>> = { q: 'jesus', transChange: 'added', divineName: 'divineName' };

/** Elements whose text is not part of the verse. */
const ASIDES: ReadonlySet<string> = new Set(['note', 'title', 'speaker']);

/** `strong:H0430`, `strong:G2424 G5547`: in the Reina Valera only the first of several has the prefix. */
const STRONGS = /(?:^|[\s:])([HG])0*(\d+)/g;

/** Reads the typesetting events of an OSIS fragment. Other markup is ignored. */
export function readEvents(fragment: string): OsisEvent[] {
  const events: OsisEvent[] = [];
  const tokens = tokenizeOsis(fragment);
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]!;
    if (token.kind === 'open' && ASIDES.has(token.name)) {
      const end = closeOf(tokens, at);
      events.push(...readAside(token.name, token.attributes, tokens.slice(at + 1, end)));
      at = end;
    } else events.push(...readToken(token));
  }
  return events;
}

function closeOf(tokens: readonly OsisToken[], open: number): number {
  const { name } = tokens[open] as { name: string };
  const close = tokens.findIndex((token, at) => at > open && token.kind === 'close' && token.name === name);
  return close < 0 ? tokens.length : close;
}

function readAside(name: string, attributes: OsisAttributes, content: readonly OsisToken[]): OsisEvent[] {
  if (name === 'note') return [readNote(attributes, content)];
  const text = plainText(content);
  const title: OsisEvent =
    attributes.type === 'psalm' ? { kind: 'psalm-title', text } : { kind: 'heading', text };
  return [...(text ? [title] : []), ...notesWithin(content)];
}

function notesWithin(content: readonly OsisToken[]): OsisEvent[] {
  return content.flatMap((token, at) =>
    token.kind === 'open' && token.name === 'note'
      ? [readNote(token.attributes, content.slice(at + 1, closeOf(content, at)))]
      : [],
  );
}

function readNote(attributes: OsisAttributes, content: readonly OsisToken[]): OsisEvent {
  const kind = attributes.type === 'crossReference' ? 'cross-reference' : 'note';
  return { kind: 'note', note: { kind, text: plainText(content) } };
}

/** The text of a note or title, without nested notes and without the number of its verse. */
function plainText(content: readonly OsisToken[]): string {
  let text = '';
  for (let at = 0; at < content.length; at++) {
    const token = content[at]!;
    if (token.kind === 'text') text += token.text;
    else if (token.kind === 'open' && (token.name === 'note' || token.attributes.type === 'annotateRef'))
      at = closeOf(content, at);
  }
  return text.replace(/\s+/g, ' ').trim();
}

function readToken(token: OsisToken): OsisEvent[] {
  switch (token.kind) {
    case 'text':
      return [{ kind: 'text', text: token.text }];
    case 'open':
      return readOpen(token.name, token.attributes);
    case 'close':
      return readClose(token.name);
    case 'empty':
      return readMilestone(token.name, token.attributes);
  }
}

function readOpen(name: string, attributes: OsisAttributes): OsisEvent[] {
  if (name === 'w') return [{ kind: 'word', strongs: readStrongs(attributes.lemma ?? '') }];
  const mark = MARKS[name];
  return mark ? [{ kind: 'mark', mark }] : [];
}

function readClose(name: string): OsisEvent[] {
  if (name === 'w') return [{ kind: 'word-end' }];
  const mark = MARKS[name];
  return mark ? [{ kind: 'mark-end', mark }] : [];
}

function readStrongs(lemma: string): string[] {
  return [...lemma.matchAll(STRONGS)].map(([, letter = '', number = '']) => letter + number);
}

/** Paragraphs, lines and books are milestones in verse-wise OSIS: `sID` begins one, `eID` ends it. */
function readMilestone(name: string, { sID, eID, type, level }: OsisAttributes): OsisEvent[] {
  if (name === 'lb' && type === 'x-p') return [{ kind: 'opens', opens: 'stanza' }];
  if (name === 'div' && type === 'x-p' && sID) return [{ kind: 'opens', opens: 'paragraph' }];
  if (name === 'div' && type === 'book' && eID) return [{ kind: 'book-end' }];
  if (name === 'lg') return sID ? [{ kind: 'opens', opens: 'stanza' }] : [{ kind: 'poetry-end' }];
  if (name === 'l' && sID) return [{ kind: 'line', poetry: Number(level ?? 1), selah: type === 'selah' }];
  return [];
}
