import { Zip, ZipDeflate } from 'fflate';
import { journalBlocks } from '../blocks/journal-blocks.js';
import { isEmpty } from '../txt/block-text.js';
import type { FormatWriter } from '../writing.js';
import { DocxLinks } from './links.js';
import { DocxLists } from './lists.js';
import { W } from './namespaces.js';
import {
  CONTENT_TYPES,
  coreProperties,
  documentRelationships,
  footerPart,
  PACKAGE_RELATIONSHIPS,
  SECTION,
  XML,
} from './package-parts.js';
import { paragraph } from './paragraph.js';
import { stylesPart } from './styles.js';
import { DocxTables } from './table.js';

/**
 * A WordprocessingML document (ECMA-376). Its text is compressed as it is produced, so that only one entry is in memory
 * at a time; libraries for such documents hold all of it as objects.
 */
export const writeDocx: FormatWriter = async function* (writing) {
  const { labels, writtenAt, yieldIfDue } = writing;
  const parts = new PackedParts();
  parts.add('[Content_Types].xml', CONTENT_TYPES);
  parts.add('_rels/.rels', PACKAGE_RELATIONSHIPS);
  parts.add('docProps/core.xml', coreProperties(labels, writtenAt));
  const lists = new DocxLists();
  const links = new DocxLinks();
  const text = parts.open('word/document.xml');
  text.push(`${XML}<w:document ${W}><w:body>`);
  const tables = new DocxTables();
  for await (const blocks of journalBlocks(writing)) {
    lists.nextText();
    for (const block of blocks) {
      if (block.row) text.push(tables.row(block.row, links));
      else if (!isEmpty(block)) text.push(tables.end() + paragraph(block, lists, links));
      await yieldIfDue();
    }
    text.push(tables.end());
    yield* parts.take();
  }
  text.end(`${SECTION}</w:body></w:document>`);
  parts.add('word/_rels/document.xml.rels', documentRelationships(links.relationships()));
  parts.add('word/numbering.xml', XML + lists.part());
  parts.add('word/styles.xml', XML + stylesPart(labels.locale));
  parts.add('word/footer.xml', footerPart(labels));
  parts.end();
  yield* parts.take();
};

/** A zip file that can be read while it grows. */
class PackedParts {
  private readonly encoder = new TextEncoder();
  private pieces: Uint8Array[] = [];
  private readonly zip = new Zip((error, piece) => {
    if (error) throw error;
    this.pieces.push(piece);
  });

  add(name: string, text: string): void {
    this.open(name).end(text);
  }

  open(name: string): { readonly push: (text: string) => void; readonly end: (text: string) => void } {
    const file = new ZipDeflate(name, { level: 6 });
    this.zip.add(file);
    return {
      push: (text) => file.push(this.encoder.encode(text)),
      end: (text) => file.push(this.encoder.encode(text), true),
    };
  }

  end(): void {
    this.zip.end();
  }

  /** The bytes since the last call. */
  take(): Uint8Array[] {
    const taken = this.pieces;
    this.pieces = [];
    return taken;
  }
}
