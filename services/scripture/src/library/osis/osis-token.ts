/** A token of OSIS markup. Fragments are cut from a document verse by verse, so elements need not be balanced. */
export type OsisToken =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'open' | 'empty'; readonly name: string; readonly attributes: OsisAttributes }
  | { readonly kind: 'close'; readonly name: string };

export type OsisAttributes = Readonly<Partial<Record<string, string>>>;

const TAG = /<(\/?)([A-Za-z]+)([^>]*?)(\/?)>/g;
const ATTRIBUTE = /([\w:]+)="([^"]*)"/g;

/** Splits an OSIS fragment into tags and texts, with character references resolved. */
export function tokenizeOsis(fragment: string): OsisToken[] {
  const tokens: OsisToken[] = [];
  let from = 0;
  const addText = (to: number) => {
    if (to > from) tokens.push({ kind: 'text', text: resolveReferences(fragment.slice(from, to)) });
  };
  for (const match of fragment.matchAll(TAG)) {
    addText(match.index);
    from = match.index + match[0].length;
    const [, closing, name = '', attributes = '', empty] = match;
    if (closing) tokens.push({ kind: 'close', name });
    else tokens.push({ kind: empty ? 'empty' : 'open', name, attributes: readAttributes(attributes) });
  }
  addText(fragment.length);
  return tokens;
}

function readAttributes(text: string): OsisAttributes {
  return Object.fromEntries(
    [...text.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, resolveReferences(value)]),
  );
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function resolveReferences(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (reference, hex, decimal, name: string) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    if (decimal) return String.fromCodePoint(Number(decimal));
    return NAMED[name] ?? reference;
  });
}
