import { Extension } from '@tiptap/core';
import { tablesToRows } from './tables-to-rows.js';
import { wordLists } from './word-lists.js';

/** Markup that only word processors produce and the editor does not support. */
const NEEDS_READING = /mso-list|<table/i;

/** Parses HTML pasted from word processors: Word lists, which are paragraphs with a marker, and tables. */
export const PastedHtml = Extension.create({
  name: 'pastedHtml',
  transformPastedHTML: readPastedHtml,
});

/** Returns clipboard HTML in which lists are list elements and each table is a paragraph of rows. */
function readPastedHtml(html: string): string {
  if (!NEEDS_READING.test(html)) return html;
  const { body } = new DOMParser().parseFromString(html, 'text/html'); // DOMParser runs no scripts and fetches nothing
  wordLists(body);
  tablesToRows(body);
  return body.innerHTML;
}
