/**
 * Most characters of the text and of the address of a link; longer ones are left as they are, and shown as plain text.
 */
const LINK =
  /!?\[([^[\]\n]{0,400})\](?:\([^()\n]{0,400}(?:\([^()\n]{0,100}\)[^()\n]{0,100})?\)|\[[^[\]\n]{0,100}\])/gu;

/** Tags that begin a line, and those that quote: their sense must not be lost with them. */
const BREAK = /<\/?(?:p|div|li|ul|ol|tr|table|h[1-6]|pre|section|hr)(?=[\s/>])[^<>\n]{0,400}>/giu;
/** Cells of a table, and the letters of notes, which must not be joined to the words beside them. */
const CELL = /<t[dh](?=[\s>])[^<>\n]{0,400}>/giu;
const NOTE = /<sup(?=[\s>])[^<>\n]{0,400}>\[?[a-z]\]?<\/sup>/giu;
const OPEN_NOTE = /<sup(?=[\s>])[^<>\n]{0,400}>\[?[a-z]?\]?(?:<(?:\/(?:s(?:up?)?)?)?)?$/iu;
/** The source of a quotation, within its tags. */
const SOURCE = /<(?:cite|footer|figcaption)(?=[\s>])[^<>\n]{0,400}>/giu;
const LINE = /<br(?=[\s/>])[^<>\n]{0,400}>/giu;
const QUOTES = /<(\/?)(?:q|quote|blockquote)(?=[\s/>])[^<>\n]{0,400}>/giu;
/** Tags of forums, in square brackets. Their quotations may name a source. */
const FORUM_QUOTE = /\[quote(?:=["']?([^[\]\n"']{1,60})["']?)?\]/giu;
const FORUM_QUOTE_END = /\[\/quote\]/giu;
const FORUM_TAG =
  /(?<![\p{L}\p{N}])\[(?:[bius]|center|left|right|indent|(?:size|color|font|url)=[^[\]\n]{1,60})\]|\[\/(?:[bius]|center|left|right|indent|size|color|font|url)\]/giu;
/** A quotation in a paragraph of its own within its tags, and the source below it. */
const QUOTED_PARAGRAPH = /<blockquote(?=[\s>])[^<>\n]{0,400}>\s*<p(?=[\s>])[^<>\n]{0,400}>\s*/giu;
const QUOTED_END = /\s*<\/p>\s*<\/blockquote>/giu;
const QUOTED_SOURCE =
  /\s*<\/p>\s*<(footer|cite|figcaption)(?=[\s>])[^<>\n]{0,400}>([^<>\n]{1,80})<\/\1>\s*<\/blockquote>/giu;
const OPEN_QUOTED =
  /(?:<blockquote(?=[\s>])[^<>\n]{0,400}>|\s*<\/p>)\s*(?:<[^<>\n]{0,400}(?:>[^<>\n]{0,80}(?:<[^<>\n]{0,20}(?:>\s*(?:<[^<>\n]{0,20})?)?)?)?)?$/iu;

/** Words in italics are set apart, and are read like those in the emphasis of Markdown. */
const ITALICS =
  /(?<![\p{L}\p{N}])<(i|em|mark)>(?=[\p{L}¿¡“‘«"'])([^<>\n]{1,600})(?<=\S)<\/\1>(?![\p{L}\p{N}])/giu;
const TAG = /(?<!<)<\/?[a-z][^<>\n]{0,400}>|<!--[^<>]{0,400}-->/giu;

/** Words in italics that have not arrived to their end: the tag that opens them must not be taken for another one. */
const OPEN_ITALICS = /<(?:i|em|mark)>[^<>\n]{0,600}(?:<(?:\/(?:i|em?|m(?:ar?)?|mark)?>?)?)?$/iu;

/** Text that may become a link or a tag when more of it arrives. */
const MAY_BECOME =
  /(?:!?\[[^[\]\n]{0,400}(?:\](?:\([^()\n]{0,400}(?:\([^()\n]{0,100}\)?[^()\n]{0,100})?|\[[^[\]\n]{0,100})?)?|!|<(?:i|em|mark)>[^<>\n]{0,600}(?:<(?:\/(?:i|em?|m(?:ar?)?|mark)?>?)?)?|<{1,3}(?:[/!a-z][^<>\n]{0,400})?)$/iu;

/**
 * A model's text with its links and tags replaced by their words: only we decide what an answer links to. It is no
 * protection (that is `ShownText`); it spares readers the sight of addresses.
 *
 * @param chunks cut anywhere
 */
export async function* withoutModelLinks(
  chunks: AsyncIterable<string> | Iterable<string>,
): AsyncGenerator<string> {
  let held = '';
  for await (const chunk of chunks) {
    const arrived = held + chunk;
    const open = Math.min(
      ...[OPEN_ITALICS, OPEN_QUOTED, OPEN_NOTE].map((form) => form.exec(arrived)?.index ?? arrived.length),
    );
    const text = cleaned(arrived.slice(0, open)) + arrived.slice(open);
    const kept = text.length - (arrived.length - open);
    const from = Math.min(kept, MAY_BECOME.exec(text)?.index ?? text.length);
    held = text.slice(from);
    if (from > 0) yield text.slice(0, from);
  }
  if (held !== '') yield cleaned(held);
}

function cleaned(text: string): string {
  return /[[<]/.test(text)
    ? text
        .replace(FORUM_QUOTE, (_, source?: string) => (source ? `${source}: “` : '“'))
        .replace(FORUM_QUOTE_END, '”')
        .replace(FORUM_TAG, '')
        .replace(LINK, '$1')
        .replace(QUOTED_PARAGRAPH, '“')
        .replace(QUOTED_SOURCE, '” — $2')
        .replace(QUOTED_END, '”')
        .replace(QUOTES, (_, end: string) => (end === '' ? '“' : '”'))
        .replace(LINE, ' ')
        .replace(CELL, ' | ')
        .replace(NOTE, '')
        .replace(BREAK, '\n')
        .replace(SOURCE, '\n')
        .replace(ITALICS, '*$2*')
        .replace(TAG, '')
    : text;
}
