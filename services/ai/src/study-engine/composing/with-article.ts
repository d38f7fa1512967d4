/**
 * A Spanish reference within a sentence: a psalm has its article, “el Salmo 13”, and a book has none.
 *
 * @param isFirst whether the sentence begins with it
 */
export function withArticle(reference: string, isFirst = false): string {
  if (!/^[[*]*Salmo /u.test(reference)) return reference;
  return `${isFirst ? 'El' : 'el'} ${reference}`;
}
