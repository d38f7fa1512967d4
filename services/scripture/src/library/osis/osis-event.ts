import type { Line, Note } from '@word-unfolded/contracts';

/** A kind of text that differs from plain text. */
export type Mark = 'jesus' | 'added' | 'divineName';

/** A typesetting event, in the order of the text. */
export type OsisEvent =
  | { readonly kind: 'text'; readonly text: string }
  /** Begins a word or phrase that renders these Strong's numbers, such as `H430`; `word-end` ends it. */
  | { readonly kind: 'word'; readonly strongs: readonly string[] }
  | { readonly kind: 'word-end' }
  | { readonly kind: 'mark' | 'mark-end'; readonly mark: Mark }
  /** The next text opens a paragraph of prose or a stanza. */
  | { readonly kind: 'opens'; readonly opens: Extract<Line['opens'], 'paragraph' | 'stanza'> }
  /** The next text opens a line of poetry. */
  | { readonly kind: 'line'; readonly poetry: number; readonly selah: boolean }
  | { readonly kind: 'poetry-end' }
  | { readonly kind: 'note'; readonly note: Note }
  /** The canonical title of a psalm; in Psalm 119 the letter of a strophe. */
  | { readonly kind: 'psalm-title'; readonly text: string }
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'book-end' };
