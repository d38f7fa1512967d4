import { randomBytes } from 'node:crypto';
import type { NamedSource } from './shown/shown-text.js';

/** A piece of material for a model: words of the reader, of Scripture or of a reference work. */
export type MaterialBlock = { readonly name: string; readonly value: unknown };

/** The material for one answer. */
export type Material = {
  readonly blocks: readonly MaterialBlock[];
  /** The sources among it, by the ids that the blocks give them. */
  readonly sources: ReadonlyMap<string, NamedSource>;
};

/** A random name for the marks of one request. No text that was written earlier can contain it. */
export function newMark(): string {
  return randomBytes(16).toString('hex');
}

/** Material between marks, as one line of JSON: its content cannot end the block or imitate one of our marks. */
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

/** The text, shortened to a number of characters, ending at a word. */
export function shortened(text: string, characters: number): string {
  if (text.length <= characters) return text;
  const cut = text.slice(0, characters);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), characters - 40))} …`;
}
