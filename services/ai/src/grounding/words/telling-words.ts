/** Words of four letters and more that say little. */
const COMMON = new Set(
  (
    'that this with from have hast hath they them then than were will shall there their your unto into when which whom ' +
    'what upon said says came went also because before after over para como pero este esta estos estas todo toda todos ' +
    'porque cuando donde había fueron dijo ellos ellas vosotros sobre entre hasta desde pues'
  ).split(' '),
);

/** Whether a word, in its compared spelling, is not common to most sentences. */
export const isTelling = (key: string) => key.length > 3 && !COMMON.has(key);

/** Number of different telling words that both have. */
export function sharedTellingWords(one: Iterable<string>, other: Iterable<string>): number {
  const known = new Set(other);
  return [...new Set(one)].filter((key) => isTelling(key) && known.has(key)).length;
}
