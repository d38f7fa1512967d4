/**
 * The target of a link in an answer. Answers are stored and sent as CommonMark whose links use schemes of their own, so
 * that the text itself says which parts are Scripture, which are from a named source, and which are neither (beyond,
 * 3).
 */
export type AnswerLink =
  /**
   * The words between the brackets are stored words of Scripture; `repaired` when the model had written something else.
   */
  | {
      readonly kind: 'scripture';
      readonly osis: string;
      readonly translationId: string;
      readonly mark: 'exact' | 'repaired';
    }
  /** A quotation was removed here; the words between the brackets say so to the reader. */
  | { readonly kind: 'removed'; readonly reason: string }
  /** A passage that exists. */
  | { readonly kind: 'reference'; readonly osis: string; readonly mark: 'exact' | 'repaired' }
  /**
   * An entry of the lexicon, by its Strong's number such as `G25`; `repaired` when the model had written another
   * number or transliteration, `unverified` where no entry confirms what is said of it.
   */
  | {
      readonly kind: 'lexicon';
      readonly strongs: string;
      readonly mark: 'verified' | 'repaired' | 'unverified';
    }
  /** A reference work, by its id, and the passage or heading of the quoted section. */
  | { readonly kind: 'work'; readonly work: string; readonly at: string };

type WordMark = Extract<AnswerLink, { kind: 'lexicon' }>['mark'];

function wordMark(mark: string | undefined): WordMark {
  return mark === 'verified' || mark === 'repaired' ? mark : 'unverified';
}

/** The address of such a link, as it stands between the parentheses of a Markdown link. */
export function answerHref(link: AnswerLink): string {
  switch (link.kind) {
    case 'scripture':
      return `scripture:${part(link.osis)}?edition=${part(link.translationId)}&mark=${link.mark}`;
    case 'removed':
      return `removed:${part(link.reason)}`;
    case 'reference':
      return `reference:${part(link.osis)}?mark=${link.mark}`;
    case 'lexicon':
      return `lexicon:${part(link.strongs)}?mark=${link.mark}`;
    case 'work':
      return `work:${part(link.work)}?at=${part(link.at)}`;
  }
}

/** Parses such an address; returns `undefined` for any other address. */
export function readAnswerHref(href: string): AnswerLink | undefined {
  const colon = href.indexOf(':');
  const question = href.indexOf('?');
  const main = decode(href.slice(colon + 1, question < 0 ? undefined : question));
  const query = readQuery(question < 0 ? '' : href.slice(question + 1));
  const isRepaired = query.get('mark') === 'repaired';
  if (main === undefined || main === '') return undefined;
  switch (href.slice(0, Math.max(colon, 0))) {
    case 'scripture':
      return {
        kind: 'scripture',
        osis: main,
        translationId: query.get('edition') ?? '',
        mark: isRepaired ? 'repaired' : 'exact',
      };
    case 'removed':
      return { kind: 'removed', reason: main };
    case 'reference':
      return { kind: 'reference', osis: main, mark: isRepaired ? 'repaired' : 'exact' };
    case 'lexicon':
      return {
        kind: 'lexicon',
        strongs: main,
        mark: wordMark(query.get('mark')),
      };
    case 'work':
      return { kind: 'work', work: main, at: query.get('at') ?? '' };
    default:
      return undefined;
  }
}

/**
 * A link of an answer as Markdown.
 *
 * @param words literal text, shown without markup. A blank line would end the link, so lines are joined.
 */
export function answerLink(words: string, link: AnswerLink): string {
  return `[${plainMarkdown(words)}](${answerHref(link)})`;
}

/** Escapes words so that Markdown shows them literally. */
export function plainMarkdown(words: string): string {
  return words.replace(/\s*\n\s*/g, ' ').replace(/[\\`*_[\]<>&~|]/g, String.raw`\$&`);
}

/** Parentheses and spaces would end the address, and `encodeURIComponent` does not escape parentheses. */
function part(text: string): string {
  return encodeURIComponent(text).replace(/[()!'*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
}

function readQuery(query: string): ReadonlyMap<string, string> {
  return new Map(
    query.split('&').map((pair): [string, string] => {
      const [name = '', value = ''] = pair.split('=');
      return [name, decode(value) ?? ''];
    }),
  );
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
