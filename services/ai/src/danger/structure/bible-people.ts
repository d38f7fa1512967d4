import { LANGUAGES } from '@word-unfolded/domain';
import { foldedWords, loadStudyEntries } from '@word-unfolded/study-library';
import { biblicalNames } from '../words/biblical-names.js';

/** Somebody in the Bible whose name is asked for: “someone in Scripture who lost a child”. */
const SOMEBODY_IN_BIBLE =
  / (?:who|someone|somebody|anyone|anybody|people|person|persons|man|men|woman|women|father|mother|parents?|king|quien|quienes|alguien|personas?|personajes?|hombres?|mujer|mujeres|padres?|madre|rey) (?:in|of|from|en|de) (?:the |la |las |holy |sagrada )?(?:bible|scriptures?|old testament|new testament|biblia|escrituras?|antiguo testamento|nuevo testamento) /;

/** A question about what happened once, as one asks about a person of a story. */
const PAST_QUESTION =
  /^ (?:(?:and|so|but|y|pero|entonces) )*(?:(?:why|how|when|where|what|who|whom|which)(?: \w+){0,4}? (?:did|was|were|had|killed|stabbed|poisoned|murdered|hanged|betrayed)|(?:did|was|were|had)|(?:(?:a|de|con|en|por|para) )?(?:por que|porque|como|cuando|donde|quien|quienes|que|cual)(?: \w+){0,3}? (?:\w+(?:io|aba|aron|ieron|ia|ian)|mato|murio|cayo|fue|fueron|ahorco|suicido|acabo|quiso|hizo)) /;

/** A person of today who has such a name: they want or say something now, and no question or chapter stands around it. */
const TODAY =
  /^(?!.* (?:why|how|what|who|chapter|book|verse|por que|como|quien|capitulo|libro|versiculo|\d+) ).* (?:wants|wanna|is going|is trying|is threatening|says|texted|keeps saying|quiere|va a|dice que|esta por|me escribio|amenaza) /;

/** Whether a sentence of plain words names somebody of the Bible, and not a person of today who is called so. */
export function namesBiblePerson(sentence: string): boolean {
  if (SOMEBODY_IN_BIBLE.test(sentence)) return true;
  if (biblicalNames.test(sentence)) return !TODAY.test(sentence);
  return PAST_QUESTION.test(sentence) && LANGUAGES.some((language) => isPersonOfLibrary(sentence, language));
}

function isPersonOfLibrary(sentence: string, language: (typeof LANGUAGES)[number]): boolean {
  return loadStudyEntries()
    .named(foldedWords(sentence), language)
    .some(({ item }) => item.kind === 'people');
}
