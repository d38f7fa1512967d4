import { PRODUCT } from '@word-unfolded/domain';
import type { Labels } from '../labels.js';
import { W } from './namespaces.js';
import { xmlText } from './xml.js';

export const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const RELATIONSHIPS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** `[Content_Types].xml`: the content type of each part of the package (ECMA-376, part 2). */
export const CONTENT_TYPES = [
  `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">`,
  '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
  '<Default Extension="xml" ContentType="application/xml"/>',
  ...['document.main', 'styles', 'numbering', 'footer'].map((part) => {
    const name = part === 'document.main' ? 'document' : part;
    return `<Override PartName="/word/${name}.xml" ContentType="${WORD}.${part}+xml"/>`;
  }),
  '<Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/>',
  '</Types>',
].join('');

export const PACKAGE_RELATIONSHIPS = [
  `${XML}<Relationships xmlns="${RELATIONSHIPS}">`,
  `<Relationship Id="document" Type="${OFFICE}/officeDocument" Target="word/document.xml"/>`,
  '<Relationship Id="core" Type="http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties" Target="docProps/core.xml"/>',
  '</Relationships>',
].join('');

export function documentRelationships(links: string): string {
  const parts = ['styles', 'numbering', 'footer'].map(
    (part) => `<Relationship Id="${part}" Type="${OFFICE}/${part}" Target="${part}.xml"/>`,
  );
  return `${XML}<Relationships xmlns="${RELATIONSHIPS}">${parts.join('')}${links}</Relationships>`;
}

/** The document properties, including its language. */
export function coreProperties({ journal, locale }: Labels, writtenAt: Date): string {
  const at = writtenAt.toISOString().replace(/\.\d+Z$/, 'Z');
  return [
    `${XML}<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">`,
    `<dc:title>${xmlText(journal)}</dc:title><dc:creator>${PRODUCT.name}</dc:creator><dc:language>${locale}</dc:language>`,
    `<dcterms:created xsi:type="dcterms:W3CDTF">${at}</dcterms:created></cp:coreProperties>`,
  ].join('');
}

/** The part `word/footer.xml`: the page number and the number of pages. */
export function footerPart({ page }: Labels): string {
  const field = (name: string) => `<w:fldSimple w:instr=" ${name} "><w:r><w:t>1</w:t></w:r></w:fldSimple>`;
  return [
    `${XML}<w:ftr ${W}><w:p><w:pPr><w:pStyle w:val="Footer"/></w:pPr>`,
    `<w:r><w:t xml:space="preserve">${page} </w:t></w:r>${field('PAGE')}`,
    `<w:r><w:t xml:space="preserve"> / </w:t></w:r>${field('NUMPAGES')}</w:p></w:ftr>`,
  ].join('');
}

/** Letter, with margins of one inch. */
export const SECTION =
  '<w:sectPr><w:footerReference w:type="default" r:id="footer"/><w:pgSz w:w="12240" w:h="15840"/><w:pgMar w:top="1440" w:right="1440" w:bottom="1440" w:left="1440" w:header="720" w:footer="720" w:gutter="0"/></w:sectPr>';
