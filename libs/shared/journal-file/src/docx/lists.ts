import type { Marker } from '../blocks/block.js';
import { W } from './namespaces.js';

const BULLETS = 1;

/** Maximum separately numbered lists, the limit of word processors. Later ones have their numbers as text. */
const MOST_LISTS = 2_000;

const LEVELS = 9;

/**
 * The lists of a document: all bullets share one definition, and each numbered list has its own, with its start number.
 */
export class DocxLists {
  private readonly begun: { readonly id: number; readonly level: number; readonly first: number }[] = [];
  private open = new Map<number, number>();

  /** List ids of another text may be the same, so they are reset. */
  nextText(): void {
    this.open = new Map();
  }

  /** The reference of an item to its list; undefined for one whose marker is text. */
  numberOf(marker: Marker, depth: number): { readonly id: number; readonly level: number } | undefined {
    const level = Math.min(Math.max(depth, 1), LEVELS) - 1;
    if (marker.kind === 'bullet') return { id: BULLETS, level };
    if (marker.kind === 'task') return undefined;
    const known = this.open.get(marker.list);
    if (known !== undefined) return { id: known, level };
    if (marker.value !== marker.first || this.begun.length >= MOST_LISTS) return undefined;
    const id = BULLETS + 1 + this.begun.length;
    this.begun.push({ id, level, first: marker.first });
    this.open.set(marker.list, id);
    return { id, level };
  }

  /** The part `word/numbering.xml` (ECMA-376, part 1, 17.9). */
  part(): string {
    const numbers = this.begun.map(
      ({ id, level, first }) =>
        `<w:num w:numId="${id}"><w:abstractNumId w:val="1"/><w:lvlOverride w:ilvl="${level}"><w:startOverride w:val="${first}"/></w:lvlOverride></w:num>`,
    );
    return [
      `<w:numbering ${W}>`,
      abstract(0, () => ['bullet', '•']),
      abstract(1, (level) => ['decimal', `%${level + 1}.`]),
      `<w:num w:numId="${BULLETS}"><w:abstractNumId w:val="0"/></w:num>`,
      ...numbers,
      '</w:numbering>',
    ].join('');
  }
}

function abstract(id: number, signOf: (level: number) => readonly [string, string]): string {
  const levels = Array.from({ length: LEVELS }, (_, level) => {
    const [format, text] = signOf(level);
    const left = 480 * (level + 1);
    return `<w:lvl w:ilvl="${level}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/><w:lvlJc w:val="left"/><w:pPr><w:ind w:left="${left}" w:hanging="360"/></w:pPr></w:lvl>`;
  });
  return `<w:abstractNum w:abstractNumId="${id}"><w:multiLevelType w:val="hybridMultilevel"/>${levels.join('')}</w:abstractNum>`;
}
