import type { Language } from '@word-unfolded/domain';
import { foldedWords, type Entry, type PersonEntry, type StudyEntries } from '@word-unfolded/study-library';
import { sentencesOf } from '../../finding/commentary-words.js';
import { toldSentence } from '../told-sentence.js';
import { storiesNaming } from '../mentioned.js';
import { nearQuestion } from '../near-question.js';
import { isRelated } from '../follow-ups/going-on.js';
import { sameSubject } from '../follow-ups/subject-before.js';
import { byProminence } from '../people/prominence.js';
import { personNear, sexOf } from '../people/relation-question.js';
import { understandAlone } from '../understand.js';
import type { Understood } from '../understood.js';
import { isOnlyMeant, verdictOf, tellingOfClaim } from './claim-in-sentence.js';
import { claimOfQuestion, type Claim } from './claim-of-question.js';
import { agentClaimed, namesOf, pairClaimed, reignClaimed } from './claimed-of-two.js';
import { valueAgainst } from './value-of-answer.js';

/** What a passage or a deed is asked of. */
const OF_NOBODY = /^(?:this|that|it|these|those|there|esto|eso|hay|habia|hubo)$/;

/** Stories of a person that are read. */
const MOST_STORIES = 40;

/** A question that an entry answers by its own “yes” or “no”. */
const OPENS: Readonly<Record<Language, RegExp>> = { en: /^(?:yes|no)\b/iu, es: /^(?:s[íi]|no)(?!\p{L})/iu };

/**
 * A question that asks for yes or no, as it is understood with the word that it asks for: the sentence of the library that
 * affirms or denies it. Undefined where the library says neither, and for other questions.
 */
export function whether(
  entries: StudyEntries,
  question: string,
  language: Language,
  understood: Understood,
  before: Entry | undefined,
): Understood | undefined {
  const claim = claimOfQuestion(question, language);
  if (!claim) return undefined;
  const { words } = claim;
  if (OF_NOBODY.test(words[0]!)) return undefined;
  const written = words.some((word) => /^(?:wrote|write|written|escribio|escrito)$/.test(word))
    ? entries.named(words, language).find(({ item }) => item.kind === 'books')
    : undefined;
  // “Moses wrote Genesis, right?” is answered by who wrote it.
  if (written) return { kind: 'entry', entry: written.item, form: 'written', fit: 1, namesakes: [] };
  // How many somebody had is told by their number: that ten of Jacob's sons set out says nothing of how many he had.
  const counting = countedOf(words.join(' '), language);
  if (counting) {
    const counted = understandAlone(entries, counting, language);
    if (counted.kind !== 'entry') return counted.kind === 'unknown' ? undefined : counted;
    const opening = valueAgainst(entries, counted.entry, words, language);
    return opening ? { ...counted, opening } : counted;
  }
  const answer = answerOf(entries, words, language, understood);
  if (answer && OPENS[language].test(answer.text[language].body)) return undefined;
  const opening = answer && valueAgainst(entries, answer, words, language);
  if (answer && opening)
    return { kind: 'entry', entry: answer, form: 'other', fit: 1, namesakes: [], opening };
  const person = subjectOf(entries, words, language, before);
  if (!person) return undefined;
  // “Did Jesus forgive him?” asks of the one before, and not how anybody forgives himself.
  const isOfHim = sexOf(words) !== undefined && before !== undefined;
  const isOther = isOfHim && answer !== undefined && !isRelated(answer, before, language);
  if (
    isOther &&
    !entries.named(foldedWords(answer.text[language].title), language).some(({ item }) => item === person)
  )
    return toldOfClaim(entries, claim, person, language) ?? sameSubject(before, 'other', true);
  if (understood.kind === 'relation' && understood.asked.isSo !== undefined) return undefined;
  const isAnswered =
    understood.kind === 'entry' && understood.entry.kind === 'questions' && understood.fit >= WHOLE;
  const ofTwo = isAnswered ? undefined : claimedOfTwo(entries, claim, person, language);
  if (ofTwo) return ofTwo;
  const reign = reignClaimed(entries, words, person, language);
  if (reign) return reign;
  const verdict = toldOfClaim(entries, claim, person, language);
  if (verdict || !isLoose(understood)) return verdict;
  const told = toldSentence(entries, words, language, 'other', person);
  if (told && !told.isPart) return { kind: 'told', subject: person, told, form: 'other' };
  // The life of somebody that has nothing of what is asked is no answer, and says so.
  const isUnsaid = understood.kind === 'entry' && understood.entry === person && !understood.isNear;
  return isUnsaid ? { ...understood, isNear: true } : undefined;
}

const COUNTED: Readonly<Record<Language, readonly (readonly [RegExp, string])[]>> = {
  en: [
    [
      /^(.+) (?:had|have|has) (?:only )?(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d+) (sons|daughters|children|kids|wives|brothers|sisters)$/,
      'how many $2 did $1 have',
    ],
  ],
  es: [
    [
      /^(.+) (?:tuvo|tenia) (?:solo )?(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|\d+) (hijos|hijas|esposas|mujeres|hermanos|hermanas)$/,
      'cuántos $2 tuvo $1',
    ],
    [
      /^(?:tuvo|tenia) (.+) (?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|\d+) (hijos|hijas|esposas|mujeres|hermanos|hermanas)$/,
      'cuántos $2 tuvo $1',
    ],
  ],
};

/** The question of how many, where a claim gives a number of somebody's relatives. */
function countedOf(claim: string, language: Language): string | undefined {
  const form = COUNTED[language].find(([pattern]) => pattern.test(claim));
  return form && claim.replace(form[0], form[1]);
}

/** An entry that explains so much of a question answers it. */
const WHOLE = 1;

/** What is claimed of somebody and another. */
function claimedOfTwo(
  entries: StudyEntries,
  claim: Claim,
  person: PersonEntry,
  language: Language,
): Understood | undefined {
  const { words } = claim;
  const agent = isOnlyMeant(claim, language) ? undefined : agentClaimed(entries, words, person, language);
  return agent ?? pairClaimed(entries, words, person, language);
}

/** Whether only the life of somebody, or nothing, would answer. */
function isLoose(understood: Understood): boolean {
  if (understood.kind === 'unknown') return true;
  if (understood.kind !== 'entry') return false;
  return (
    understood.isNear === true || understood.entry.kind === 'people' || understood.entry.kind === 'books'
  );
}

/** The question of the library that is asked, or is near. */
function answerOf(
  entries: StudyEntries,
  words: readonly string[],
  language: Language,
  understood: Understood,
): Entry | undefined {
  if (understood.kind === 'entry' && understood.entry.kind === 'sayings') return undefined;
  if (understood.kind === 'entry' && understood.entry.kind === 'questions') return understood.entry;
  return understood.kind === 'unknown' ? nearQuestion(entries, words, language) : undefined;
}

/** Of whom something is claimed: the one who is named first, or the one before. */
function subjectOf(
  entries: StudyEntries,
  words: readonly string[],
  language: Language,
  before: Entry | undefined,
): PersonEntry | undefined {
  const found = entries.named(words, language).filter(({ item }) => item.kind === 'people');
  const first = Math.min(...found.map(({ at }) => at[0]!));
  const isPronoun = sexOf(words.slice(0, 2)) !== undefined;
  const near = personNear(entries, before, language);
  const isOfVerb = language === 'es' && found.length > 0 && first > 0 && near && !startsNamed(words, first);
  if (near && (isPronoun || found.length === 0 || isOfVerb)) return near;
  const longest = Math.max(...found.filter(({ at }) => at[0] === first).map(({ at }) => at.length));
  const people = found.flatMap(({ item, at }) =>
    item.kind === 'people' && at[0] === first && at.length === longest ? [item] : [],
  );
  return byProminence(people, words, before)[0];
}

/** “¿Mató Caín a Abel?” names who did it after the verb, “¿mató a Abel?” does not. */
const startsNamed = (words: readonly string[], first: number) =>
  !/^(?:a|al|con|de|en|por)$/.test(words[first - 1]!);

/** The sentence of a person's entry, of a fact or of a story that says whether it is so. */
function toldOfClaim(
  entries: StudyEntries,
  claim: Claim,
  person: PersonEntry,
  language: Language,
): Understood | undefined {
  const names = namesOf(person);
  if (tellingOfClaim(claim, names, language).length === 0) return undefined;
  const stories = storiesNaming(entries, person, language).slice(0, MOST_STORIES);
  for (const from of [person, ...entries.factsOf(person.id), ...stories]) {
    const isOwn = from.kind !== 'stories';
    const sentences = sentencesOf(from.text[language].body.replace(/\s+/g, ' '));
    for (const [index, sentence] of sentences.entries()) {
      const others = othersIn(entries, sentence, person, language);
      const isFact = OF_SOMEBODY.test(from.id) && from.kind === 'questions';
      const opening = verdictOf(sentence, claim, { names, others, isOwn, isFact }, language);
      if (!opening) continue;
      const told = { from, sentences: sentences.slice(index, index + 1) };
      return { kind: 'told', subject: person, told, form: 'other', opening };
    }
  }
  return undefined;
}

/** Facts that say who somebody was. */
const OF_SOMEBODY = /^fact-(?:tribe|people|trade|born|home)-/;

/** The names of others in a sentence. */
function othersIn(
  entries: StudyEntries,
  sentence: string,
  person: PersonEntry,
  language: Language,
): ReadonlySet<string> {
  const words = foldedWords(sentence);
  const named = entries
    .named(words, language)
    .filter(({ item }) => item.kind === 'people' && item !== person);
  return new Set(named.flatMap(({ at }) => at.map((position) => words[position]!)));
}
