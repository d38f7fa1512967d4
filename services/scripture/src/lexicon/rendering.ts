import type { Language } from '@word-unfolded/domain';

/**
 * Function words before a noun or verb that do not matter for its rendering: articles, prepositions, pronouns,
 * auxiliaries.
 */
const LEADING: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(
    (
      'a an and are as at be been but by did do doth for from hast hath have having he her him his i in is it let may ' +
      'me mine my not o of on our shall shalt she should so that the thee their them they thine those thou thy to unto ' +
      'us was we were which who will wilt with would ye you your'
    ).split(' '),
  ),
  es: new Set(
    (
      'a á al con contra cuando de del e é el él ella ellos en entre era es fué fueron ha habéis había han has hay he ' +
      'hemos la las le les lo los mas me mi mí mis nos nuestra nuestro o ó oh os para por porque pues que se sea será si ' +
      'sin sobre son su sus te ti tu tú tus un una vosotros vuestra vuestro y yo'
    ).split(' '),
  ),
};

/**
 * Normalizes a rendering for counting: the words of a link in lower case, without leading function words and enclosing
 * punctuation. A rendering of only function words stays whole.
 */
export function countedRendering(words: string, language: Language): string {
  const plain = words.toLowerCase().match(/[\p{L}\p{M}\p{N}’'-]+/gu) ?? [];
  const first = plain.findIndex((word) => !LEADING[language].has(word));
  return plain.slice(Math.max(0, first)).join(' ');
}
