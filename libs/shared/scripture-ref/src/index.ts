export * from './canon/book-names.js';
export * from './canon/books.js';
export type { BookOutsideCanon } from './canon/books-outside-canon.js';
export * from './canon/kjv-verse-counts.js';
export type { BookNames, NameStyle } from './canon/naming.js';
export * from './canon/verse-counts.js';
export * from './format-reference.js';
export * from './locate-passage.js';
export * from './numbering/kjv-numbering.js';
export * from './numbering/numbering.js';
export * from './numbering/rv1909-numbering.js';
export * from './osis.js';
export { booksOfBegunName } from './parse/grammar/full-names.js';
export * from './parse/text/book-outside-canon.js';
export * from './parse/text/edit-distance.js';
export { findInLanguages } from './parse/find-in-languages.js';
export * from './parse/load-reference-parser.js';
export * from './parse/parse-reference.js';
export * from './parse/worded/edition-beside-reference.js';
export { parsePlainReference } from './parse/plain-reference.js';
export type { FoundReference, ParsedReference, ReferenceParser } from './parse/reference-parser.js';
export {
  readReferenceBesideWords,
  readWholeReference,
  type ReferenceBesideWords,
} from './parse/worded/reference-beside-words.js';
export { findWordedReferences, type WordedReference } from './parse/worded/worded-references.js';
export * from './passage-reference.js';
export * from './reading-address.js';
export * from './verse-id.js';
export * from './verse-range.js';
