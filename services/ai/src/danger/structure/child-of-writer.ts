import { saysMinor } from './minor.js';

const CHILD =
  '(?:sons?|daughters?|child|children|kids?|boys?|girls?|baby|toddler|twins|grand(?:son|daughter|child|children|kids?)|step(?:son|daughter|child|children|kids?)|niece|nephew|godson|goddaughter|students?|pupils?|first grader|\\d+ years? old)';
const NINO =
  '(?:hij[oa]s?|hijit[oa]s?|hijastr[oa]s?|nin[oa]s?|nen[ea]s?|bebe|niet[oa]s?|nietecit[oa]s?|sobrin[oa]s?|sobrinit[oa]s?|ahijad[oa]s?|alumn[oa]s?|gemel[oa]s?|chiquit[oa]s?)';

/** A child whom the writer brings up, teaches or knows, as an adult names it. */
const OF_AN_ADULT = new RegExp(
  ` (?:(?:my|our|his|her) (?:(?:little|own|oldest|youngest|eldest|older|younger|four|five|six|seven|eight|nine|ten|\\d+ years? old|\\w+s) )*${CHILD}|(?:a|the|one|another) (?:\\w+ )?(?:student|pupil|boy|girl|kid|child) (?:\\w+ )?(?:of mine|in my (?:class|sunday school|group|daycare|care|street)|i (?:teach|coach|babysit|care for)|next door)|(?:the |my )neighbou?rs? (?:kids?|son|daughter|child|children|boy|girl)|(?:mis?|nuestr[oa]s?|su|sus) (?:\\w+ )?${NINO}|(?:un|una|el|la|otr[oa]) (?:\\w+ )?(?:${NINO}|alumn[oa]|nin[oa]) (?:mi[oa]|de (?:mi|al|la|los|las|el) \\w+|que (?:cuido|entreno|atiendo))|(?:el|la|los|las) (?:hij[oa]s?|nin[oa]s?|bebe) (?:de(?:l)? (?:mi|la|el|los|las|al)|del) \\w+)(?= )`,
);

/** What tells that the writer is the child, or that it happened to them. */
const TO_THE_WRITER =
  / (?:(?:touches|touched|hits|hit|beats|beat|hurts|hurt|rapes|raped|makes|made|forces|forced|kisses|burns|locks|whips|molested|abused|gropes|groped|films|filmed|watches) me|to me when i|i am (?:[4-9]|1[0-7])|im (?:[4-9]|1[0-7])|i was (?:a (?:child|kid|girl|boy)|[3-9]|1[0-7])|(?:[1-9]|1[0-2])th grade|my (?:\w+ )?(?:dad|daddy|father|mom|mommy|mother|stepdad|stepfather|stepmom|stepmother|foster \w+) (?:\w+ )?(?:hits|beats|touches|hurts)|me (?:toca|toco|tocaba|pega|pego|golpea|golpeo|lastima|viola|violo|obliga|obligo|hace|mete|besa|encierra|quema|manosea|manoseo|graba|espia)|(?:tengo|tenia) (?:[4-9]|1[0-7]|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieciseis)|de (?:nin[oa]|chic[oa])|cuando era (?:nin[oa]|chic[oa])|mi (?:papa|papi|padre|mama|mami|madre|padrastro|madrastra) (?:le|la|lo|les|nos) (?:pega|golpea|toca))(?= )/;

/**
 * Whether an adult tells of a child to whom something happens: they need to hear what to do for it, and not that it is not
 * their fault.
 *
 * @param sentences in plain words
 */
export function tellsOfAnothersHarm(sentences: readonly string[]): boolean {
  return (
    !saysMinor(sentences) &&
    sentences.some((sentence) => OF_AN_ADULT.test(sentence)) &&
    !sentences.some((sentence) => TO_THE_WRITER.test(sentence))
  );
}
