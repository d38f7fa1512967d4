/** A list item as Word writes it: a paragraph whose style names its list and level. */
type WordItem = {
  readonly paragraph: Element;
  readonly list: string;
  readonly level: number;
  readonly ordered: boolean;
  /** Its number, if it has one. */
  readonly number: number | undefined;
};

type OpenList = { readonly element: Element; readonly of: WordItem };

const ITEM = /mso-list:\s*(l\d+)\s+level(\d+)/i;
const SIGN = /mso-list:\s*ignore/i;

/** `1.`, `2)`, `(a)`, `iv.`; every other marker is a bullet, whatever symbol its font shows. */
const COUNTED = /^\(?(?:(\d{1,9})|[a-z]|[ivxlcdm]{1,8})[.)]$/i;

/** Converts the paragraphs that Word and Outlook use as list items to lists. */
export function wordLists(root: Element): void {
  let open: OpenList[] = [];
  let last: Element | undefined;
  for (const paragraph of root.querySelectorAll('p[style*="mso-list" i]')) {
    const item = itemOf(paragraph);
    if (!item) continue;
    if (!last || !follows(last, paragraph)) open = [];
    last = endOf(place(item, open));
  }
}

function itemOf(paragraph: Element): WordItem | undefined {
  const [, list, level] = ITEM.exec(paragraph.getAttribute('style') ?? '') ?? [];
  if (!list || !level) return undefined;
  const sign = takeSign(paragraph);
  const counted = COUNTED.exec(sign);
  const number = counted?.[1] === undefined ? undefined : Number(counted[1]);
  return { paragraph, list, level: Number(level), ordered: counted !== null, number };
}

/** Word's paragraph contains the bullet or number as text; here the list draws it. */
function takeSign(paragraph: Element): string {
  const sign = [...paragraph.querySelectorAll('[style*="mso-list" i]')].find((each) =>
    SIGN.test(each.getAttribute('style') ?? ''),
  );
  sign?.remove();
  return (sign?.textContent ?? '').replace(/[\s\u00a0]+/g, '');
}

/** Inserts an item into the list of its level, and returns the outermost open list. */
function place(item: WordItem, open: OpenList[]): OpenList {
  const { paragraph, level } = item;
  const { ownerDocument } = paragraph;
  while (open.length > 0 && !belongsTo(item, open.at(-1)!.of)) open.pop();
  if (open.at(-1)?.of.level !== level) {
    const element = ownerDocument.createElement(item.ordered ? 'ol' : 'ul');
    if (item.number !== undefined && item.number !== 1) element.setAttribute('start', String(item.number));
    const outer = open.at(-1)?.element.lastElementChild;
    if (outer) outer.append(element);
    else paragraph.before(element);
    open.push({ element, of: item });
  }
  const listItem = ownerDocument.createElement('li');
  open.at(-1)!.element.append(listItem);
  listItem.append(paragraph);
  paragraph.removeAttribute('style');
  return open[0]!;
}

/** Whether an item continues a list or is nested in it. */
function belongsTo(item: WordItem, of: WordItem): boolean {
  if (item.level !== of.level) return item.level > of.level;
  return item.ordered === of.ordered && item.list === of.list;
}

const endOf = ({ element }: OpenList) => element;

/** Whether there are only whitespace and comments between the two nodes. */
function follows(before: Element, after: Element): boolean {
  for (let node = before.nextSibling; node; node = node.nextSibling) {
    if (node === after) return true;
    if (node.nodeType !== Node.COMMENT_NODE && node.textContent?.trim() !== '') return false;
  }
  return false;
}
