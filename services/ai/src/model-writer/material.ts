import { randomBytes } from 'node:crypto';
import type { NamedSource } from './shown/shown-text.js';

/** A piece of material for a model: words of the reader, of Scripture, of a work. */
export type MaterialBlock = { readonly name: string; readonly value: unknown };

/** What was found for an answer. */
export type Material = {
  readonly blocks: readonly MaterialBlock[];
  /** The sources among them, by the ids that the blocks give them. */
  readonly sources: ReadonlyMap<string, NamedSource>;
  /** Strong's numbers of the words among them, by their form. */
  readonly byForm: ReadonlyMap<string, string>;
};

/** A name for the marks of one request, which no text that was written before can hold. */
export function newMark(): string {
  return randomBytes(16).toString('hex');
}

/**
 * Material between marks, as JSON: whatever is written in it, it cannot end the block or look like one of ours, and it has no
 * line of its own.
 */
export function markedMaterial(blocks: readonly MaterialBlock[], mark: string): string {
  return blocks
    .map(({ name, value }) => `<<<${mark} ${name}>>>\n${asData(value)}\n<<<${mark} end>>>`)
    .join('\n\n');
}

function asData(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>\u2028\u2029]/gu,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** A text of so many characters at most, ending at a word. */
export function shortened(text: string, characters: number): string {
  if (text.length <= characters) return text;
  const cut = text.slice(0, characters);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), characters - 40))} …`;
}
