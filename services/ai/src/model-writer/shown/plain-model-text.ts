/** Characters of a link's words and of its address; what is longer is left as it is, and shown as plain text. */
const LINK =
  /!?\[([^[\]\n]{0,400})\](?:\([^()\n]{0,400}(?:\([^()\n]{0,100}\)[^()\n]{0,100})?\)|\[[^[\]\n]{0,100}\])/gu;

const TAG = /<\/?[a-z][^<>\n]{0,400}>|<!--[^<>]{0,400}-->/giu;

/** What may become a link or a tag when more of the text is known. */
const MAY_BECOME =
  /(?:!?\[[^[\]\n]{0,400}(?:\](?:\([^()\n]{0,400}(?:\([^()\n]{0,100}\)?[^()\n]{0,100})?|\[[^[\]\n]{0,100})?)?|!|<(?:[/!a-z][^<>\n]{0,400})?)$/iu;

/**
 * A model's text without its links and tags, of which the words stay: what an answer links to is decided by us alone. It is no
 * protection (that is `ShownText`); it spares readers the sight of addresses.
 *
 * @param chunks cut anywhere
 */
export async function* withoutModelLinks(
  chunks: AsyncIterable<string> | Iterable<string>,
): AsyncGenerator<string> {
  let held = '';
  for await (const chunk of chunks) {
    const text = cleaned(held + chunk);
    const from = MAY_BECOME.exec(text)?.index ?? text.length;
    held = text.slice(from);
    if (from > 0) yield text.slice(0, from);
  }
  if (held !== '') yield held;
}

function cleaned(text: string): string {
  return /[[<]/.test(text) ? text.replace(LINK, '$1').replace(TAG, '') : text;
}
