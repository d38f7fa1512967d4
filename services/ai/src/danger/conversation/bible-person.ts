import { LANGUAGES, type Language } from '@word-unfolded/domain';
import { foldedWords, loadStudyEntries } from '@word-unfolded/study-library';
import { biblicalNames } from '../words/biblical-names.js';
import { plainWords } from '../words/plain-words.js';
import { recogniseDanger, speaksOfWriter } from '../recognise-danger.js';

/** So many messages of the reader are looked back at for the person whom they ask about. */
const REMEMBERED = 4;

/** More words tell a story of their own. */
const MOST_WORDS = 16;

/** A question about somebody who is no longer alive, in English: it stands in the past. */
const ENGLISH =
  /^ (?:(?:and|so|but|then|ok|okay) )*(?:why|how|when|where|what|who|which|whom|did|was|were|had)(?: \w+){0,4}? (?:did|was|were|had|killed|wanted|died|wept|cried) /;
const ASKED_ENGLISH = /^ (?:(?:and|so|but|then|ok|okay) )*(?:did|was|were|had) /;

/** The same in Spanish, with the beginnings of a question. */
const SPANISH =
  /^ (?:(?:y|pero|entonces|ok|bueno) )*(?:por que|porque|como|cuando|donde|(?:en|de|a|con|para) (?:que|quien|cual|donde)|que|quien|quienes|cual|adonde) /;

/** Past forms of the third person. With their accent: “lloro” is “I cry”, “lloró” is “he cried”. */
const SPANISH_PAST =
  /(?:^|[^\p{L}])(?:\p{L}+ó|\p{L}{2,}(?:aba|aban|ía|ían|aron|ieron)|quiso|hizo|fue|fueron|era|eran|dijo|pudo|tuvo|estuvo|murio|queria|pidio|habia|sintio|vivia|tenia)(?:[^\p{L}]|$)/u;

/** Somebody who lives near the writer, and is no person of the Bible. */
const NEAR =
  / (?:husband|wife|boyfriend|girlfriend|partner|friend|neighbor|neighbour|coworker|classmate|today|yesterday|tonight|last (?:night|week|month|year)|esposo|esposa|novio|novia|amigo|amiga|vecino|vecina|hoy|ayer|anoche) /;

/**
 * Whether a question is one about a person of the Bible whom the reader has asked about just before: “Who was Jonah?”,
 * “Why did he want to die?”. It is none as soon as the reader speaks of themselves or of somebody near them, or in the
 * present (“he wants to die”), or told of danger before.
 *
 * @param said the earlier messages of the reader, the oldest first
 */
export function asksOfBiblePerson(text: string, said: readonly string[]): boolean {
  const recent = said.slice(-REMEMBERED);
  const subject = recent.findLastIndex(namesBiblePerson);
  if (subject < 0 || !isPastQuestion(text)) return false;
  return (
    [text, ...recent].every(isOfOthers) && !recent.slice(0, subject).some((each) => recogniseDanger(each))
  );
}

function isPastQuestion(text: string): boolean {
  const plain = plainWords(text).replace(/(?: \.)+ $/, ' ');
  if (plain.includes(' . ') || plain.trim().split(' ').length > MOST_WORDS) return false;
  return (
    ENGLISH.test(plain) ||
    ASKED_ENGLISH.test(plain) ||
    (SPANISH.test(plain) && SPANISH_PAST.test(text.toLowerCase()))
  );
}

function isOfOthers(text: string): boolean {
  const plain = plainWords(text);
  return !speaksOfWriter(plain) && !NEAR.test(plain);
}

function namesBiblePerson(text: string): boolean {
  const plain = plainWords(text);
  return biblicalNames.test(plain) || LANGUAGES.some((language) => namesPersonOfLibrary(text, language));
}

function namesPersonOfLibrary(text: string, language: Language): boolean {
  return loadStudyEntries()
    .named(foldedWords(text), language)
    .some(({ item }) => item.kind === 'people');
}
