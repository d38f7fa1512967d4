import type { Language } from '@word-unfolded/domain';

/** Stop words of at least four letters; shorter words are never offered. */
const FILLERS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(
    (
      'also because been before being between does down each even from have having here hers himself into itself just ' +
      'more most much must myself only ought ours over said saying says shall should some such than that their theirs ' +
      'them themselves then there these they this those through thus unto upon very were what when where which while ' +
      'whom whose will with would your yours yourselves hath thee thou thine behold according therefore'
    ).split(' '),
  ),
  es: new Set(
    (
      'algo algunos ante antes aquel aquella aquellos aquí aunque cada como conforme contra cual cuales cuando cuya cuyo ' +
      'desde donde dijo ella ellas ellos entonces entre eran eres esas esos esta está estaba estamos están estas este ' +
      'esto estos fueron hacia hasta hemos luego más mientras mismo mucho muchos nada nosotros nuestra nuestro otra ' +
      'otras otro otros para pero porque pues quien quienes sean según será serán sino sobre también tanto tiene toda ' +
      'todas todo todos tras vosotros vuestra vuestro habéis había he aquí'
    ).split(' '),
  ),
};

/** A number that a reader can scan quickly. */
const OFFERED = 10;

/**
 * Words of a passage that a reader may ask about, in order: long enough, without duplicates.
 *
 * @param language the language of the words
 */
export function termsOf(verses: readonly { readonly text: string }[], language: Language): string[] {
  const words = new Intl.Segmenter(language, { granularity: 'word' });
  const known = new Set<string>();
  const terms: string[] = [];
  for (const { text } of verses) {
    for (const { segment, isWordLike } of words.segment(text)) {
      const key = segment.toLocaleLowerCase(language);
      if (!isWordLike || key.length < 4 || FILLERS[language].has(key) || known.has(key)) continue;
      known.add(key);
      terms.push(segment);
      if (terms.length === OFFERED) return terms;
    }
  }
  return terms;
}
