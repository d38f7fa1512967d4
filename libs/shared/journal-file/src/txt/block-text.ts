import { wordsOf, type Block, type Marker } from '../blocks/block.js';

const RULE = '* * *';

/** A block as plain text: the words of a link are followed by its address. Without a trailing line break. */
export function blockText(block: Block): string {
  const { kind, quote, depth, marker } = block;
  const before = '> '.repeat(quote) + '  '.repeat(Math.max(depth - 1, 0));
  const sign = marker ? `${signOf(marker)} ` : depth > 0 ? '  ' : '';
  const words = kind === 'rule' ? RULE : wordsWithAddresses(block);
  const lines = words.split('\n').map((line, place) => {
    const lead = place === 0 ? sign : ' '.repeat(sign.length);
    return `${before}${lead}${line}`.trimEnd();
  });
  return [...lines, ...underline(kind, words)].join('\n');
}

/** The marker of an item. */
export function signOf(marker: Marker): string {
  switch (marker.kind) {
    case 'bullet':
      return '•';
    case 'number':
      return `${marker.value}.`;
    case 'task':
      return marker.done ? '☑' : '☐';
  }
}

function wordsWithAddresses(block: Block): string {
  return block.runs
    .map(({ text, link }, place) => {
      const isWhole = link === undefined || block.runs[place + 1]?.link === link;
      return isWhole || link.endsWith(text) ? text : `${text} (${link})`;
    })
    .join('');
}

function underline(kind: Block['kind'], words: string): string[] {
  const sign = { cover: '=', title: '=', 1: '-' }[String(kind)];
  return sign ? [sign.repeat(Math.min(Math.max(words.length, 3), 72))] : [];
}

/** Whether a block has neither words nor a marker nor a rule, so that it produces no line. */
export function isEmpty(block: Block): boolean {
  return block.kind !== 'rule' && block.marker === undefined && wordsOf(block).trim() === '';
}
