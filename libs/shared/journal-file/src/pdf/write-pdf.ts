import { PRODUCT } from '@word-unfolded/domain';
import { journalBlocks } from '../blocks/journal-blocks.js';
import { isEmpty } from '../txt/block-text.js';
import type { FormatWriter } from '../writing.js';
import type { FontSource } from './faces.js';
import { PageSetter } from './page-setter.js';

/** A PDF of version 1.7 whose fonts are in it, of which a page at a time is in memory. */
export function pdfWriter(fonts: FontSource): FormatWriter {
  return async function* ({ labels, writtenAt, breath, ...writing }) {
    let pieces: Uint8Array[] = [];
    const setter = new PageSetter(labels, writtenAt, PRODUCT.name, fonts);
    const ended = setter.giveTo((piece) => pieces.push(piece));
    // A failure is thrown where the end is waited for; until then nobody looks.
    ended.catch(() => {});
    for await (const blocks of journalBlocks({ labels, writtenAt, breath, ...writing })) {
      for (const block of blocks) {
        if (!isEmpty(block)) await setter.set(block);
        await breath();
      }
      yield* pieces;
      pieces = [];
    }
    await setter.end();
    await ended;
    yield* pieces;
  };
}
