/** Letters of a sentence that are enough to recognise it. */
const ENOUGH = 32;

const LETTER = /[\p{L}\p{N}]/u;

/**
 * Finds the beginning of a sentence in a text on the page, by its letters alone: a voice leaves out marks and signs.
 *
 * @param after the letter from which to look, so that a refrain is found where it is repeated
 * @returns the place of its first letter, and which letter of the text it is; undefined if it is not there
 */
export function findWords(
  root: Element,
  sentence: string,
  after = 0,
): { readonly range: Range; readonly at: number } | undefined {
  const sought = lettersOf(sentence).slice(0, ENOUGH);
  if (sought === '') return undefined;
  const at = lettersOf(root.textContent).indexOf(sought, after);
  if (at < 0) return undefined;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  let passed = 0;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    for (const { 0: sign, index } of (node.nodeValue ?? '').matchAll(/./gsu)) {
      if (!LETTER.test(sign)) continue;
      if (passed === at) return { range: rangeOf(node, index, sign.length), at };
      passed += lettersOf(sign).length;
    }
  }
  return undefined;
}

function rangeOf(node: Node, from: number, length: number): Range {
  const range = document.createRange();
  range.setStart(node, from);
  range.setEnd(node, from + length);
  return range;
}

const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
