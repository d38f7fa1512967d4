import type { Language } from '@word-unfolded/domain';
import {
  foldedWords,
  type BookEntry,
  type Entry,
  type PersonEntry,
  type StudyEntries,
} from '@word-unfolded/study-library';
import {
  IN_WHICH_BOOK,
  ITS_ORIGINAL_WORD,
  LANGUAGES_OF_THE_BIBLE,
  OF_ITS_BOOK,
  OF_ITS_LANGUAGE,
} from '../book-question.js';
import { chooseEntry } from '../choose-entry.js';
import { byProminence } from '../people/prominence.js';
import type { QuestionForm } from '../wording/question-form.js';
import { personNear } from '../people/relation-question.js';
import { sentencesOf } from '../../finding/commentary-words.js';
import { carriesMeaning, stemOf } from '../../finding/words-of-question.js';
import { namesPlace, REASON, toldSentence } from '../told-sentence.js';
import type { Understood } from '../understood.js';
import { wordsOfPersonIn, writerOf } from '../people/writers.js';

/** The sentence that tells what is asked of a subject; undefined where the library tells nothing of it. */
export function toldOf(
  entries: StudyEntries,
  words: readonly string[],
  language: Language,
  form: QuestionForm,
  subject: Entry,
): Understood | undefined {
  const told = toldSentence(entries, words, language, form, subject);
  return told && { kind: 'told', subject, told, form };
}

/** What somebody says of the subject before; undefined where no book has words of theirs. */
export function ofWriter(
  entries: StudyEntries,
  words: readonly string[],
  language: Language,
  before: Entry,
): Understood | undefined {
  const person = namedPerson(entries, words, language);
  return person && wordsOfPersonIn(person.id).length > 0
    ? { kind: 'of-writer', entry: before, person }
    : undefined;
}

/** A question of the book, its writer or its language, of what the turn before was about. */
export function ofItsBook(
  entries: StudyEntries,
  text: string,
  language: Language,
  before: Entry,
): Understood | undefined {
  const book = bookTold(entries, before, language)?.book ?? before.passages[0]?.start.book;
  if (OF_ITS_LANGUAGE[language].test(text)) {
    const entry = entries.entry('questions', LANGUAGES_OF_THE_BIBLE);
    if (entry) return { kind: 'entry', form: 'other', entry, fit: 1, namesakes: [] };
  }
  if (ITS_ORIGINAL_WORD[language].test(text)) {
    const word = wordOfTheology(entries, before, language);
    if (word) return { kind: 'entry', form: 'meaning', entry: word, fit: 1, namesakes: [] };
  }
  if (before.kind === 'people' || before.kind === 'places' || book === undefined) return undefined;
  if (OF_ITS_BOOK[language].test(text)) {
    const entry = before.kind === 'books' ? before : entries.book(book);
    if (entry) return { kind: 'entry', form: 'written', entry, fit: 1, namesakes: [] };
  }
  return before.kind !== 'books' && IN_WHICH_BOOK[language].test(text)
    ? { kind: 'in-book', entry: before }
    : undefined;
}

/** Titles of questions whose answer is a book: “Which is the shortest book of the Bible?” */
const ASKS_FOR_BOOK =
  /(?<!\p{L})(?:books?|letters?|gospels?|epistles?|libros?|cartas?|evangelios?|ep[ií]stolas?)(?!\p{L})/iu;

/** The book that a question names, or the first one that its answer names if it asks for one. */
export function bookTold(entries: StudyEntries, before: Entry, language: Language): BookEntry | undefined {
  if (before.kind === 'books') return before;
  if (before.kind !== 'questions') return undefined;
  const { title, body } = before.text[language];
  const named = (text: string) =>
    entries
      .named(foldedWords(text), language)
      .flatMap(({ item, at }) => (item.kind === 'books' ? [{ item, at: at[0]! }] : []))
      .sort((a, b) => a.at - b.at)[0]?.item;
  return ASKS_FOR_BOOK.test(title)
    ? (named(title) ?? named(body.replace(/\[\[[^\]]*\]\]/gu, ' ')))
    : undefined;
}

/** Questions of one of several things that were told: "What was the third one?", "¿Cuál fue la última?" */
const OF_SEVERAL: Readonly<Record<Language, RegExp>> = {
  en: /^(?:and )?(?:(?:what|which|who) (?:is|was|are|were) |(?:(?:tell me|say|know|learn) )?more (?:about|on) |tell me about |explain |describe |what about |how about )?(?:the )?(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last)(?: one)?$/,
  es: /^(?:y )?(?:cual (?:es|fue|era) |(?:(?:cuentame|dime|hablame|quiero saber) )?(?:algo )?mas (?:de|sobre|acerca de) |(?:hablame|cuentame) (?:de|sobre) |explica(?:me)? |describe |que (?:hay|pasa|tal) (?:de|con) )?(?:el|la) (primer[oa]?|segund[oa]|tercer[oa]?|cuart[oa]|quint[oa]|sext[oa]|septim[oa]|octav[oa]|noven[oa]|decim[oa]|ultim[oa])$/,
};
/** Words of a title that may name what there are several of. */
const NOUN = 4;

/** The answer that the library has to one of several things of the subject before: the third plague. */
export function oneOfSeveral(
  entries: StudyEntries,
  text: string,
  language: Language,
  before: Entry,
): Understood | undefined {
  const place = OF_SEVERAL[language].exec(text)?.[1];
  if (place === undefined) return undefined;
  const nouns = foldedWords(before.text[language].title).filter(
    (word) => word.length >= NOUN && carriesMeaning(word, language),
  );
  for (const noun of nouns) {
    const chosen = chooseEntry(entries, [place, noun], language, 'other');
    if (chosen?.entry.kind !== 'questions' || !saysOf(chosen.entry, noun, language)) continue;
    if (chosen.fit >= 1 && chosen.entry !== before)
      return { kind: 'entry', form: 'other', entry: chosen.entry, fit: chosen.fit, namesakes: [] };
  }
  return undefined;
}

/** Whether the title or a pattern of an entry has a word: “the fifth Gospel” is none of the fruit. */
function saysOf(entry: Entry, noun: string, language: Language): boolean {
  const stem = stemOf(noun, language);
  return [
    ...foldedWords(entry.text[language].title),
    ...entry.patterns[language].flatMap((pattern) => pattern.flat().map(({ text }) => text)),
  ].some((word) => stemOf(word, language) === stem);
}

/**
 * The answer that the library has to the same question of what the title of the subject before names: “How long did it
 * last?” after “Why did God send the flood?”
 */
export function ofNounOfTitle(
  entries: StudyEntries,
  words: readonly string[],
  language: Language,
  form: QuestionForm,
  before: Entry,
): Understood | undefined {
  if (before.kind !== 'questions' && before.kind !== 'stories') return undefined;
  const nouns = foldedWords(before.text[language].title).filter(
    (word) => word.length >= NOUN && carriesMeaning(word, language),
  );
  for (const noun of nouns) {
    const chosen = chooseEntry(entries, [...words, noun], language, form);
    if (chosen?.entry.kind === 'questions' && chosen.fit >= 1 && chosen.entry !== before)
      return { kind: 'entry', form, entry: chosen.entry, fit: chosen.fit, namesakes: [] };
  }
  return undefined;
}

/** Words with which a sentence answers how much or how long. */
const MEASURES: Readonly<Record<Language, readonly (readonly [asked: RegExp, told: RegExp])[]>> = {
  en: [
    [/\bhow much(?: money| silver)?$/, /\b(?:silver|gold|denari(?:i|us)|shekels?|talents?|coins?|money)\b/iu],
    [
      /^(?:and )?when (?:is|was|did) (?:it|this|that)(?: happen| take place)?$|^(?:and )?when$/,
      /\b(?:days?|nights?|mornings?|evenings?|hours?|years?|months?|feast|passover|sabbath|reign|\d+ (?:BC|AD)|AD \d+)\b/iu,
    ],
    [/\bhow long(?: time)?$|\bhow much time$/, /\b(?:days?|nights?|weeks?|months?|years?|hours?)\b/iu],
  ],
  es: [
    [
      /\bcuanto(?: dinero)?$/,
      /(?<!\p{L})(?:plata|oro|denarios?|siclos?|talentos?|monedas?|dinero)(?!\p{L})/iu,
    ],
    [
      /^(?:y )?cuando(?: (?:fue|es|paso|ocurrio|sucedio)(?: (?:eso|esto))?)?$/,
      /(?<!\p{L})(?:días?|noches?|mañanas?|horas?|años?|meses|fiesta|Pascua|sábado|reinado|siglo|[ad]\. C\.)(?!\p{L})/iu,
    ],
    [/\bcuanto tiempo$/, /(?<!\p{L})(?:días?|noches?|semanas?|meses|años?|horas?)(?!\p{L})/iu],
  ],
};

const OF_PLACE: Readonly<Record<Language, RegExp>> = {
  en: /\bwhere$|^(?:and )?where (?:was|is|did) (?:it|this|that)(?: happen| take place)?$|\b(?:in|on|at|by|to|from) (?:what|which) (?!book|year)\w+$/,
  es: /\bdonde$|^(?:y )?donde (?:fue|paso|ocurrio|sucedio|estaba)(?: (?:eso|esto))?$|\b(?:en|a|de) que (?:monte|ciudad|pueblo|aldea|rio|pais|lugar|isla|region|tierra)$/,
};

/** The sentence about the subject before that answers “For how much?”, “How long?” or “Where?”, which name nothing. */
export function measuredOf(
  entries: StudyEntries,
  text: string,
  language: Language,
  form: QuestionForm,
  before: Entry,
): Understood | undefined {
  const measure = MEASURES[language].find(([asked]) => asked.test(text))?.[1];
  const isOfPlace = OF_PLACE[language].test(text);
  const isOfReason = form === 'why';
  // “¿Dónde fue?” of somebody asks where he went.
  if (isOfPlace && before.kind === 'people' && /\bfue$/.test(text)) return undefined;
  if (!measure && !isOfPlace && !isOfReason) return undefined;
  const tells = (sentence: string) =>
    isOfReason
      ? REASON[language].test(sentence)
      : measure
        ? measure.test(sentence)
        : namesPlace(entries, foldedWords(sentence), language);
  const person = personNear(entries, before, language);
  for (const from of person && person !== before ? [before, person] : [before]) {
    const body = from.text[language].body.replace(/\s+/g, ' ');
    const sentence = sentencesOf(body).find(tells);
    if (sentence) return { kind: 'told', subject: before, told: { from, sentences: [sentence] }, form };
  }
  return undefined;
}

/** The word of theology that a subject is, or that its title names: “love” of “What is love in the Bible?” */
function wordOfTheology(entries: StudyEntries, before: Entry, language: Language): Entry | undefined {
  if (before.kind === 'theology') return before;
  const title = foldedWords(before.text[language].title);
  return entries.all.find(
    (entry) =>
      entry.kind === 'theology' &&
      foldedWords(entry.text[language].title).every((word) => title.includes(word)),
  );
}

/** The person whose writings a question asks for: the one that it names, or the one before. */
export function writerIn(
  entries: StudyEntries,
  words: readonly string[],
  language: Language,
  before: Entry | undefined,
): PersonEntry | undefined {
  const writer = before?.kind === 'books' ? writerOf(before.book) : undefined;
  return (
    namedPerson(entries, words, language) ??
    (writer ? entries.entry('people', writer) : personNear(entries, before, language))
  );
}

function namedPerson(
  entries: StudyEntries,
  words: readonly string[],
  language: Language,
): PersonEntry | undefined {
  const people = entries.named(words, language).flatMap(({ item }) => (item.kind === 'people' ? [item] : []));
  const prominent = byProminence(people, words);
  // Of several people called John the one who wrote is meant.
  return prominent.find(({ id }) => wordsOfPersonIn(id).length > 0) ?? prominent[0];
}

/** Most words of a question that says nothing without the turn before. */
const SHORT = 6;

/** Questions of what was told: "Who preached?", "¿Quién lo compró?"; what something is stands alone. */
const OF_WHAT_WAS_TOLD: Readonly<Record<Language, RegExp>> = {
  en: /^(?:and |but )?(?:who|whom|where|when|how many|how much|how long|how did|which of|what did|why did|who is the|who was the)\b/,
  es: /^(?:y |pero )?(?:a |de |con |en )?(?:quien(?:es)?|donde|cuando|cuant[oa]s?|como (?!se)|cual(?:es)? de|por que l[aeo]s?)\b/,
};

/** Questions of a part of what was told: "What is the seed?", "Who wanted to kill the Jews?" */
const OF_A_PART: Readonly<Record<Language, RegExp>> = {
  en: /^(?:and )?(?:what|who) (?:is|are|was|were) the \w|^(?:and )?(?:who|why|where|what|how) (?!is\b|are\b|does the\b|do\b)\w+ed\b|^(?:and )?(?:who|why did|where did|what did|how did)\b/,
  es: /^(?:y )?(?:que|quien|cual)(?:es)? (?:es|son|era|eran|representan?) (?:el|la|los|las) \w|^(?:y )?(?:a |con |de )?(?:quien(?:es)?|por que|donde|cuando|como) (?:fue|era|iba|\w+(?:o|io|aron|ieron|aba|ia))\b/,
};

/** Whether a question may be for a part of what was told before, although it names something. */
export function isOfWhatWasTold(words: readonly string[], language: Language): boolean {
  return OF_A_PART[language].test(words.join(' '));
}

/** Questions that have no words of their own: "How many are there?", "¿Cuántos hay?", "To whom?" */
const BARE: Readonly<Record<Language, RegExp>> = {
  en: /^(?:and |but |so )?(?:(?:for |in )?how (?:many|much|long)(?: (?:money|silver|time))?|when|where|why|who|how|(?:to|for|with|from|by|in|on|about|of|against) (?:who|whom|what|where|which (?:book|year)|(?:what|which) (?:hill|mount|mountain|city|town|village|river|country|place|island|land|region)))(?: (?:are|were) there| (?:was|is|were|are) (?:it|they|that|this)| did (?:it|this|that) (?:happen|take place))?$|^(?:and )?what did (?:he|she|they) do$/,
  es: /^(?:y |pero )?(?:(?:a|ante|con|contra|de|desde|en|hacia|para|por|sobre) )?(?:cuanto (?:tiempo|dinero)|que (?:monte|ciudad|pueblo|aldea|rio|pais|lugar|isla|region|tierra)|cuant[oa]s?|cuando|donde|por que|quien(?:es)?|como|que)(?: (?:hay|habia|hubo|son|eran|es|era|fue|fueron|esta|estan|estaba|paso|ocurrio|sucedio)(?: (?:eso|esto))?)?$|^(?:y )?que (?:hizo|hicieron)(?: ell?[ao]?s?)?$/,
};

/** What only asks for what was told to be explained: “Huh?”, “Does that mean all is good?”, “¿Cuál es la enseñanza?” */
export const ASKS_AGAIN: Readonly<Record<Language, RegExp>> = {
  en: /^(?:and |but |so |sorry )*(?:huh|hm+|what|come again|(?:i )?(?:do not|don t|didn t|cannot|can t) (?:understand|get (?:it|that|this)|follow)|i am (?:confused|lost)|i m (?:confused|lost)|what do you mean|(?:please |can you |could you )*(?:explain|say|put|tell me)(?: (?:it|that|this))?(?: to me)?(?: again)?(?: (?:more |very )?(?:again|simply|simple|easier|easy|better|clearly|in (?:a )?(?:simple|simpler|easy|easier|plain|other|your own) (?:words|terms|way|english)|like i (?:am|m) (?:five|5)|for (?:a )?(?:kids?|child|children)))+(?: please)?|(?:what )?does (?:that|this|it) mean\b.*|what (?:do|did) (?:they|it|that|those) mean|(?:what (?:is|was|s) )?(?:the|its|his|her) (?:point|moral|lesson|message|meaning)(?: (?:of|in) (?:it|that|this|all this|the story))?)$/,
  es: /^(?:y |pero |perdon )*(?:eh|no (?:lo )?(?:entiendo|entendi|comprendo)(?: (?:nada|eso|esto|bien))?|no me queda claro|que quieres decir|(?:me lo |me la )?explica(?:me)?(?:lo|la)|(?:mas|muy) (?:facil|simple|sencillo|claro)(?: por favor)?|(?:por favor )?(?:(?:me )?(?:lo |la )?(?:puedes|podrias) )?(?:me )?(?:lo )?(?:explica(?:r)?(?:me)?(?:lo|la)?|dime(?:lo)?|dilo)(?: (?:eso|esto))?(?: (?:mas|muy|mejor))?(?: (?:facil|simple|sencillo|claro|mejor|otra vez|de nuevo|(?:con|en) (?:otras|tus) palabras|(?:con|en) palabras \w+(?: \w+)?|como (?:a|para) un nino|para ninos))+(?: por favor)?|(?:que )?(?:significa|quiere decir) (?:eso|esto)\b.*|que (?:significa|significan|significaba|significaban|quieren? decir)|(?:eso|esto) (?:significa|quiere decir)\b.*|cual (?:es|era|fue) (?:el|la|su) (?:punto|sentido|ensenanza|moraleja|leccion|mensaje|proposito)(?: de (?:eso|esto|todo eso|la historia))?)$/,
};

/** Questions why somebody did what was told: “Why did he do it?” */
export const IS_OF_DEED: Readonly<Record<Language, RegExp>> = {
  en: /^(?:and |but |so )?why (?:did|would) (?:he|she|they) (?:do|did) (?:it|that|this|so)$/,
  es: /^(?:y |pero )?por que (?:lo )?(?:hizo|hicieron|haria)(?: (?:eso|esto|algo asi))?$/,
};

/** The story that tells of what was told before: it itself, or the shortest one of a person. */
export function storyOf(entries: StudyEntries, before: Entry): Entry | undefined {
  if (before.kind !== 'people') return before.kind === 'stories' ? before : undefined;
  return entries.all.find((entry) => entry.kind === 'stories' && entry.people.includes(before.id));
}

/** Whether a question says nothing without the turn before. */
export function isBare(words: readonly string[], language: Language): boolean {
  return BARE[language].test(words.join(' '));
}

/** Whether a short question that names nothing goes on with what was told before. */
export function isFollowing(
  entries: StudyEntries,
  question: string,
  words: readonly string[],
  language: Language,
): boolean {
  const namesSomebody = /\p{L}[\s,]+[¿"“«]?\p{Lu}\p{Ll}/u.test(question);
  return (
    words.length <= SHORT &&
    !namesSomebody &&
    OF_WHAT_WAS_TOLD[language].test(words.join(' ')) &&
    entries.named(foldedWords(question), language).length === 0
  );
}
