import { LANGUAGES } from '@word-unfolded/domain';
import { isTitle } from '@word-unfolded/scripture-text';
import { conceptsOf } from './classifier/concepts.js';
import { knownSentence } from './classifier/known-sentences.js';
import { loadClassifier } from './classifier/load-classifier.js';
import { isEntryTitle } from './harmless/entry-title.js';
import { isEverydayWorry } from './harmless/everyday-worry.js';
import { isPlainStatement } from './harmless/plain-statement.js';
import { isTreatmentQuestion } from './harmless/treatment-question.js';
import { withoutSoughtWords } from './harmless/sought-words.js';
import { NEEDS, type Need } from './need.js';
import { isMedicalEmergency } from './patterns/medical-emergency.js';
import { compileList, type CompiledList } from './patterns/pattern-list.js';
import { ENGLISH } from './patterns/english.js';
import { SPANISH } from './patterns/spanish.js';
import { tellsOfPlan } from './patterns/told-plan.js';
import { withoutSungWords } from './patterns/sung-words.js';
import { namesBiblePerson } from './structure/bible-people.js';
import { isFramed, withoutBrokenThings } from './structure/frames.js';
import { isHyperbole, withoutGivingUpTrifles } from './structure/hyperbole.js';
import { isGroomed, isOrdinaryForMinor, saysMinor } from './structure/minor.js';
import { afterOvercoming } from './structure/overcome.js';
import { byWhoIsHarmed } from './structure/who-is-harmed.js';
import { sentencesOf } from './words/sentences.js';

const LISTS: readonly CompiledList[] = [compileList(ENGLISH), compileList(SPANISH)];

/** Words of somebody who speaks of themselves, or of somebody near them. */
const OWN_WORDS =
  / (?:i|im|ive|ill|id|me|my|myself|we|our|us|yo|mi|mis|me|conmigo|nos|nuestr[oa]s?|mia|mio|mias|mios|soy|estoy|ando|voy|quiero|puedo|tengo|siento|merezco|necesito|entiendo|digo|vivo|tomo|uso|como|hago|perdi|volvi|recai|deje|escribi|vendi|regale|compre|hice|pense|intente|decidi|quise|guardo|guarde|junte|escondo|escondi|pienso|creo|odio|extrano|bebo|fumo|vomito|duermo|lloro|dejo|miro|aguanto|soporto|llevo|traigo|salgo|vengo|veo|oigo|escucho|pido|busco|espero|sufro|grito|corro|pierdo|cuento|paso|quedo|caigo|meto|corto|quemo|rasguno|leo|debo|gasto|vendo|robo|apuesto|mido|cargo|encuentro|recuerdo|olvido|sirvo|valgo|merezco|conozco|volteo|despierto|\w{3,}[aei]rme) /;

/** What begins a request, whose “me” is not about the writer. */
const REQUEST = /^ (?:tell|show|give|name|find|remind|dime|dame|cuentame|muestrame|nombrame) (?:me )?/;

/** Words that tell of a child, of the age of one, or of those with whom a child lives and learns. */
const CHILDHOOD =
  / (?:(?:[3-9]|1[0-7]) (?:anos|anitos|years? old|yr old|yo)|(?:i am|im|is|was|tengo|tenia|age|aged) (?:only |just |solo |apenas )?(?:[3-9]|1[0-7])|child\w*|kids?|boys?|girls?|sons?|daughters?|bab(?:y|ies)|toddlers?|infants?|newborn|teens?|teenage\w*|minors?|underage|(?:step|grand)(?:son|daughter|child|children|kids?|dad|father|mom|mother|brother|pa|ma)|niece|nephew|little|students?|pupils?|school|grade|class|uncle|aunt|cousin|dad|father|mom|mother|parents?|brother|sister|teacher|coach|babysitter|tutor|youth|camp|foster|grow\w* up|growing|secret|nin[oa]s?|chic[oa]s?|chiquit[oa]s?|hij[oa]s?|hijastr[oa]s?|bebes?|nene|nena|menor(?:es)?|adolescentes?|muchachit[oa]s?|sobrin[oa]s?|niet[oa]s?|alumn[oa]s?|escuela|colegio|prepa|primaria|secundaria|ti[oa]s?|prim[oa]s?|papa|papi|padre|padres|mama|mami|madre|padrastro|madrastra|hermanastr[oa]|herman[oa]s?|hermanit[oa]s?|abuel[oa]s?|maestr[oa]|profe|profesora?|entrenador|juvenil|jovenes|secreto|infancia|ninez) /;

/** A text that says no more than that somebody calls for help. */
const CALL_FOR_HELP =
  /^ (?:(?:please|god|lord|jesus|someone|somebody|por favor|dios|senor|alguien) )*(?:help|sos|911|ayuda|ayudame|ayudenme|auxilio|socorro)(?: (?:me|us|please|now|god|lord|jesus|por favor|ya|dios|senor|urgente))* $/;

/**
 * Words that measure: “15 minutes every day”, “20 lines”. A text of these alone tells nothing of anybody, and the
 * classifier would judge it by what they stand beside in other sentences.
 */
const MEASURES: ReadonlySet<string> = new Set(
  [
    'a an the in of for at on to from by with and or per every each once twice times next first second third only',
    'about more less most day days daily week weeks weekly weekend month months year years hour hours minute minutes',
    'morning mornings evening evenings noon today tomorrow monday tuesday wednesday thursday friday saturday sunday',
    'part parts line lines word words point points verse verses chapter chapters page pages book books question questions',
    'letter letters stones then stop paragraph paragraphs sentence sentences step steps list plan plans reading readings text texts psalm psalms tell me show give please again shorter simpler',
    'un una el la los las de del en por para al a con y o u cada todo toda todos todas vez veces proximo proximos proxima',
    'siguiente siguientes primero primera segundo tercero solo mas menos dia dias diario diaria semana',
    'semanas semanal mes meses ano anos hora horas minuto minutos manana tarde lunes martes miercoles jueves viernes sabado',
    'domingo carta cartas luego hoy parte partes linea lineas palabra palabras punto puntos versiculo versiculos capitulo capitulos pagina',
    'paginas libro libros pregunta preguntas parrafo parrafos frase frases paso pasos lista planes lectura lecturas texto',
    'textos salmo salmos dime dame cuentame muestrame favor',
  ].flatMap((words) => words.split(' ')),
);

/** What somebody asks to be told further, beside words that measure: “tell me one thing”, “read me the last one”. */
const FURTHER: ReadonlySet<string> = new Set(
  [
    'thing things something one ones two three four five six seven eight nine ten some few several another other others any fact facts example',
    'examples story stories everything all rest last second fourth fifth that this these those it us you can could would briefly simply slowly',
    'aloud out loud read teach name write say send find share suggest explain quote describe list new different fun interesting important main',
    'cosa cosas algo uno unos unas dos tres cuatro cinco seis siete ocho nueve diez poco otro otra otros otras dato datos ejemplo ejemplos',
    'historia historias resto ultimo ultima tercera cuarto cuarta quinto quinta lo eso esto esos esas sencillo breve despacio voz alta',
    'nuevo nueva distinto distinta importante importantes puedes podrias lee leeme ensename nombra nombrame escribe escribeme busca buscame',
    'explica explicame comparte sugiere cita di resume describe lista',
  ].flatMap((words) => words.split(' ')),
);

/** What begins such a wish. */
const WISHES =
  /^ (?:(?:please|ok|and|now|y|ahora|por favor|can you|could you|puedes|podrias) )*(?:tell|show|give|read|teach|name|write|say|send|find|share|suggest|explain|quote|describe|list|dime|di|dame|cuentame|muestrame|lee|leeme|ensename|nombra|nombrame|escribe|escribeme|busca|buscame|explica|explicame|comparte|sugiere|cita|resume|describe|lista) /;

/** Whether a text only measures, or wishes to be told further. */
function isMeasure(sentence: string): boolean {
  const words = sentence.trim().split(/\s+/u);
  const isWish = WISHES.test(sentence);
  return words.every(
    (word) => MEASURES.has(word) || (isWish && FURTHER.has(word)) || (/^\d+$/u.test(word) && word !== '911'),
  );
}

/** What asks for the next part of an answer, and tells nothing of anybody: “Go on.”, “And now?” */
const FOLLOW_UP =
  /^ (?:(?:please|ok|okay|so|well|and|bueno|pues|y|por favor) )*(?:go on|go ahead|continue|keep going|carry on|proceed|now|then|now what|what now|what then|next|what next|more|tell me more|say more|again|(?:what about |how about )?the other (?:side|view|one|position|opinion|reading)|(?:que hay de |que dice )?(?:el otro lado|la otra (?:postura|parte|opinion|lectura))|in (?:one|two|three|a few|fewer|simple|other) (?:sentences?|words?|lines?)|en (?:una|dos|tres|pocas|otras) (?:frases?|palabras|lineas?)|shorter|simpler|mas (?:corto|breve|sencillo|simple)|ahora|ahora que|luego|despues|sigue|siga|sigamos|continua|adelante|mas|que mas|cuentame mas|dime mas|otra vez)(?: (?:please|then|por favor))? $/;

/** What asks whether a thing was one: “was it a door?” Such a part tells nothing of anybody. */
const WAS_IT_ONE =
  /^ (?:(?:was|is) (?:it|this|that|there)|era|fue|es) (?:really |de verdad )?(?:an?|un|una) (?:real |literal )?(?!sin|pecado|crime|crimen|rape|violacion|suicide|suicidio|abuse|abuso)\w+ $/;

/** A command of a chat: `/help`. */
const COMMAND = /^\s*\/\p{L}+\s*$/u;

/** A text of so many sentences at most is judged as a question is; a longer one as an entry. */
const SHORT_TEXT = 6;

/**
 * How probable danger must be for the classifier to be believed. In a long entry one sentence among many is soon
 * misjudged; a sentence in which nobody speaks of themselves is seldom a cry.
 */
const BELIEVED = {
  own: 0.29,
  others: 0.33,
  aboutBible: 0.73,
  subject: 0.72,
  /** A longer sentence in which nobody is named: “the balcony looks inviting”. */
  unnamed: 0.5,
  word: 0.97,
  entry: 0.37,
  search: 0.85,
  longEntry: 0.72,
  /** What remains of a sentence beside a phrase that only looks like danger is a fragment. */
  besideHarmless: 0.45,
  /** A child who tells what a pastor or a coach does for the young. */
  ordinaryForMinor: 0.55,
} as const;

/** How probable danger must be for help to stand in place of an answer, and for help to be offered above one. */
const DOUBT = { certain: 0.5, ownPossible: 0.25 } as const;

/**
 * How sure the classifier must be: `usual` as {@link BELIEVED} says, `certain` that no answer but help is right,
 * `possible` that somebody in danger may speak here.
 */
export type Certainty = 'possible' | 'usual' | 'certain';

/**
 * Concepts of people and of what harms them. A sentence without any of them and without words of a speaker, such as “30
 * parts every 2”, has nothing to tell, and the classifier judges it by its length and its numbers.
 */
const TELLING = new Set(
  [
    'self he she they partner child parent kin friend authority stranger nobody hit cruel fear injury body weapon means die',
    'absence tired dark blame food weight purge drink drug habit ill lost follow force revenge submit help medicine poison',
    'methodverb lethal affairs birth war voice numb servant injurytool arms',
  ].flatMap((names) => names.split(' ')),
);

/** Below this the classifier is so sure that a sentence is harmless that a pattern is taken to have met it by accident. */
const HARMLESS = 0.1;

/** A wish to die in the writer's own words: no resemblance to harmless sentences makes it an accident. */
const UNMISTAKABLE =
  / (?:(?:i|and|just) (?:\w+ ){0,2}?(?:want|wish|plan|intend|am going|need) to (?:\w+ )?(?:die|kill myself|end my life|be dead|commit suicide|hang myself|shoot myself)|(?:quiero|voy a|deseo|pienso|necesito) (?:ya )?(?:morir|matarme|suicidarme|ahorcarme|quitarme la vida)|me (?:quiero|voy a) (?:morir|matar|suicidar|ahorcar|quitar la vida)) /;

/** A subject in so many words, in which nobody speaks of themselves, is one to study: “family”, “el brazo de Dios”. */
const SUBJECT_WORDS = 2;

/** Words of so few letters tell nothing, where a harmless phrase was the rest of the sentence. */
const SMALL_WORD = 3;

/** The title of an entry, or a cry of one word in it, has so many words. */
const HEADING_WORDS = 3;

/** What a text is: a message to somebody, an entry of a journal, or words that are looked for. */
type WrittenAs = 'question' | 'entry' | 'search';

/**
 * The need that a text tells of, the most urgent one if there are several. It recognises English and Spanish, slang,
 * misspelt and masked words, and hints as well as plain words: by patterns, and by a classifier that has learned from
 * what people write. It prefers a false alarm to a missed cry.
 *
 * A sentence about a person of the Bible is no cry, unless the writer speaks of themselves in it.
 *
 * @param kind `entry` for a journal entry: hints are believed only when they are strong, because help then replaces
 *   what was asked for; `search` for words that are looked for, among which most are of verses and subjects
 */
export function recogniseDanger(
  text: string,
  kind: WrittenAs = 'question',
  certainty: Certainty = 'usual',
): Need | undefined {
  if (COMMAND.test(text)) return undefined;
  const known = knownSentence(text);
  if (known === 'harmless' || isTreatmentQuestion(text)) return undefined;
  const sentences = ownSentences(text);
  const isHarmless = () => isPassageTitle(text) || isEverydayWorry(text);
  const plain = plainOf(text, sentences);
  const learned = () => byLearning(ownSentences(withoutSoughtWords(text)), kind, certainty);
  const found = plain ?? (isHarmless() ? undefined : unlessTitle(text, learned())) ?? known;
  const need = suited(byWhoIsHarmed(found, plain, sentences), sentences);
  return isOfMinor(need, plain, sentencesOf(text)) ? 'child-abuse' : need;
}

/** The title of an entry of the study library tells of nobody. It is looked up last, because most texts need no look. */
const unlessTitle = (text: string, need: Need | undefined) =>
  need !== undefined && isEntryTitle(text) ? undefined : need;

/** Whether a child writes, and an adult harms them or is about to. A wish to die and an emergency come first. */
function isOfMinor(need: Need | undefined, plain: Need | undefined, all: readonly string[]): boolean {
  if (plain === 'emergency' || plain === 'self-harm') return false;
  return need === 'abuse' ? saysMinor(all) : isGroomed(all);
}

/**
 * The abuse of somebody who is not known to be a child: a text for children would pass by an adult, while the one for
 * abuse addresses everybody.
 */
function suited(need: Need | undefined, sentences: readonly string[]): Need | undefined {
  return need === 'child-abuse' && !sentences.some((sentence) => CHILDHOOD.test(sentence)) ? 'abuse' : need;
}

/** Whether a text tells of danger in plain words, which a pattern knows, and does not only hint. */
export function isPlainDanger(text: string): boolean {
  return plainOf(text, ownSentences(text)) !== undefined;
}

/** What plain words tell. Of words that a question asks to be found, only an unmistakable cry counts. */
function plainOf(text: string, sentences: readonly string[]): Need | undefined {
  const need = plainNeed(sentences);
  const rest = withoutSoughtWords(text);
  if (need === undefined || rest === text) return need;
  return (
    plainNeed(ownSentences(rest)) ??
    (sentences.some((sentence) => UNMISTAKABLE.test(sentence)) ? need : undefined)
  );
}

/** The sentences that may tell of somebody here: not those of a song, a tale, the news, strong words about a trifle, or of what was overcome long ago. */
function ownSentences(text: string): readonly string[] {
  const sentences = withoutGivingUpTrifles(sentencesOf(withoutSungWords(text))).filter(
    (sentence) =>
      !isMeasure(sentence) &&
      !FOLLOW_UP.test(sentence) &&
      !WAS_IT_ONE.test(sentence) &&
      !isFramed(sentence) &&
      !isHyperbole(sentence),
  );
  return afterOvercoming(sentences.map(withoutBrokenThings)).filter((sentence) => sentence.trim() !== '');
}

function plainNeed(all: readonly string[]): Need | undefined {
  const sentences = all.filter((sentence) => !isAboutBible(sentence));
  const isCall = all.length === 1 && CALL_FOR_HELP.test(all[0]!);
  if (isCall || isMedicalEmergency(sentences)) return 'emergency';
  const need = byPatterns(sentences);
  return need !== 'emergency' && tellsOfPlan(sentences) ? 'self-harm' : need;
}

/** Whether a sentence is about a person of the Bible, and nobody speaks of themselves in it. */
function isAboutBible(sentence: string): boolean {
  return !speaksOfWriter(sentence) && namesBiblePerson(sentence);
}

/** Whether somebody speaks of themselves in a text of plain words, beside the “me” of a request (“tell me”). */
export function speaksOfWriter(plain: string): boolean {
  return OWN_WORDS.test(plain.replace(REQUEST, ' '));
}

/** Whether a text says plainly that somebody wants to die or to harm themselves, whichever person the sentence speaks in. */
export function isPlainCry(text: string): boolean {
  return byPatterns(sentencesOf(text)) === 'self-harm';
}

/** Whether a text is what people call a passage, such as “I am the bread of life”. */
function isPassageTitle(text: string): boolean {
  return LANGUAGES.some((language) => isTitle(text, language));
}

function byPatterns(sentences: readonly string[]): Need | undefined {
  const found = new Set<Need>();
  for (const sentence of sentences) {
    const own = LISTS.flatMap(({ harmless, patterns }) => {
      const plain = sentence.replace(harmless, '~');
      return patterns.filter(({ expression }) => expression.test(plain)).map(({ need }) => need);
    });
    if (own.length > 0 && isBelieved(withoutHarmless(sentence))) for (const need of own) found.add(need);
  }
  return NEEDS.find((need) => found.has(need));
}

function isBelieved(rest: string): boolean {
  return UNMISTAKABLE.test(rest) || loadClassifier().judge(rest).probability >= HARMLESS;
}

function byLearning(all: readonly string[], kind: WrittenAs, certainty: Certainty): Need | undefined {
  const sentences = all.filter((sentence) => !isPlainStatement(sentence));
  const isShort = sentences.length <= SHORT_TEXT;
  const isQuestion = kind === 'question' && isShort;
  const texts = isQuestion && sentences.length > 1 ? [...sentences, sentences.join('.')] : sentences;
  const found = texts.flatMap((sentence) => {
    const rest = withoutHarmless(sentence);
    if (rest !== sentence && wordsOf(rest).every((word) => word.length <= SMALL_WORD)) return [];
    const { need, probability } = loadClassifier().judge(rest);
    const needed =
      kind === 'search'
        ? Math.max(BELIEVED.search, least(rest, true, isShort))
        : inDoubt(least(rest, isQuestion, isShort), certainty);
    const isPart = sentences.length > 1 && isFragment(sentence);
    const mitigated = Math.max(
      rest === sentence ? 0 : BELIEVED.besideHarmless,
      isPart ? BELIEVED.subject : 0,
      isOrdinaryForMinor(sentence) ? BELIEVED.ordinaryForMinor : 0,
    );
    return probability >= Math.max(needed, mitigated) ? [need] : [];
  });
  return NEEDS.find((need) => found.includes(need));
}

/** Concepts of what kills, hurts and sickens. Beside these help never stands aside for an answer. */
const GRAVE = new Set(
  'hit injury weapon means die purge drug drink ill medicine poison methodverb injurytool arms sex revenge dark war'.split(
    ' ',
  ),
);

/** Whether a text has words of what kills, hurts or sickens. */
export function isGrave(text: string): boolean {
  return sentencesOf(text).some((sentence) =>
    sentence.split(' ').some((word) => conceptsOf(word).some((name) => GRAVE.has(name))),
  );
}

function inDoubt(believed: number, certainty: Certainty): number {
  if (certainty === 'certain') return Math.max(believed, DOUBT.certain);
  return certainty === 'possible' && believed === BELIEVED.own ? DOUBT.ownPossible : believed;
}

function least(sentence: string, isQuestion: boolean, isShort: boolean): number {
  if (!isQuestion && isSubject(sentence, HEADING_WORDS)) return 1; // “A hard day” is the title of many an entry
  if (isSubject(sentence, 1)) return BELIEVED.word;
  if (isSubject(sentence, SUBJECT_WORDS)) return BELIEVED.subject;
  if (!isQuestion) return isShort ? BELIEVED.entry : BELIEVED.longEntry;
  if (OWN_WORDS.test(sentence)) return BELIEVED.own;
  if (namesBiblePerson(sentence)) return BELIEVED.aboutBible;
  return isTelling(sentence) ? BELIEVED.others : BELIEVED.unnamed;
}

function isTelling(sentence: string): boolean {
  return sentence.split(' ').some((word) => conceptsOf(word).some((name) => TELLING.has(name)));
}

/** Words of a part of a text that nobody acts in, such as “was it a door?” after a colon: by itself it tells nothing. */
const FRAGMENT_WORDS = 4;

const SOMEBODY = new Set(
  'self he she they partner child parent kin friend authority stranger nobody'.split(' '),
);

function isFragment(sentence: string): boolean {
  const words = wordsOf(sentence);
  return (
    words.length <= FRAGMENT_WORDS &&
    !OWN_WORDS.test(sentence) &&
    !words.some((word) => conceptsOf(word).some((name) => SOMEBODY.has(name)))
  );
}

const wordsOf = (sentence: string) => sentence.split(' ').filter((word) => word !== '' && word !== '.');

/** Whether a sentence is a bare subject. */
function isSubject(sentence: string, words: number): boolean {
  return wordsOf(sentence).length <= words && !OWN_WORDS.test(sentence);
}

/** A harmless phrase is no evidence for the classifier either. */
function withoutHarmless(sentence: string): string {
  return LISTS.reduce((rest, { harmless }) => rest.replace(harmless, ''), sentence);
}
