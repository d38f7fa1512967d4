import { findWords } from './find-words.js';

function page(html: string): Element {
  const root = document.createElement('div');
  root.innerHTML = html;
  return root;
}

/** The words from the place that was found to the end of its text. */
function from(found: ReturnType<typeof findWords>): string | undefined {
  return found?.range.startContainer.nodeValue?.slice(found.range.startOffset);
}

it('finds a sentence within marks and links, whatever its signs are', () => {
  const root = page('<p><a>Psalm 136:1</a>: “Give thanks to the <b>Lord</b>, for he is good.”</p>');
  expect(from(findWords(root, 'Give thanks to the LORD — for he is good'))).toContain('Give thanks to the ');
  expect(from(findWords(root, 'for he is good'))).toBe('for he is good.”');
  expect(findWords(root, 'Jesus wept.')).toBeUndefined();
  expect(findWords(root, '— …')).toBeUndefined();
});

it('finds a refrain where it is repeated', () => {
  const root = page('<p>His mercy endures.</p><p>To him who made the heavens: his mercy endures.</p>');
  const first = findWords(root, 'His mercy endures.');
  const second = findWords(root, 'His mercy endures.', first!.at + 1);
  expect(first?.at).toBe(0);
  expect(from(second)).toBe('his mercy endures.');
  expect(findWords(root, 'His mercy endures.', second!.at + 1)).toBeUndefined();
});

it('counts the letters of every script', () => {
  const root = page('<p>İ χαίρω ✓ alégrense</p>');
  expect(from(findWords(root, 'Alégrense'))).toBe('alégrense');
});
