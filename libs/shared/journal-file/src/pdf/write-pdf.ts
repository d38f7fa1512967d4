import { PRODUCT } from '@word-unfolded/domain';
import { journalBlocks } from '../blocks/journal-blocks.js';
import { isEmpty } from '../txt/block-text.js';
import type { FormatWriter } from '../writing.js';
import type { FontSource } from './faces.js';
import { PageTypesetter } from './page-typesetter.js';
import type { SystemFontList } from './system-fonts.js';

/** A PDF 1.7 with embedded fonts, of which one page at a time is in memory. */
export function pdfWriter(fonts: FontSource, system?: SystemFontList): FormatWriter {
  return async function* ({ labels, writtenAt, yieldIfDue, ...writing }) {
    let pieces: Uint8Array[] = [];
    const setter = new PageTypesetter(labels, writtenAt, PRODUCT.name, fonts, system);
    const ended = setter.giveTo((piece) => pieces.push(piece));
    // A failure is thrown to the consumer at the end; this handler prevents an unhandled rejection until then.
    ended.catch(() => {});
    for await (const blocks of journalBlocks({ labels, writtenAt, yieldIfDue, ...writing })) {
      for (const block of blocks) {
        if (!isEmpty(block)) await setter.set(block);
        await yieldIfDue();
      }
      await setter.setMissing();
      yield* pieces;
      pieces = [];
    }
    await setter.end();
    await ended;
    yield* pieces;
  };
}
