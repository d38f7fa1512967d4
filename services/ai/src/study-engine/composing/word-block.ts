import { plainMarkdown } from '@word-unfolded/answer-text';
import type { LexiconAnswer } from '@word-unfolded/contracts';
import type { StudyPassage, StudyWords } from '../../library/study-passage.js';
import type { CarryingWord } from '../finding/carrying-words.js';
import { lexiconLink, list, referenceLink, workLink, type Block, inLatinLetters } from './blocks.js';
import type { CompositionContext } from './composition-context.js';

const SENSES = 4;
const RENDERINGS = 6;
const PLACES = 5;

/** The material on a word of a passage: its lemma, senses, renderings and other places. */
export function wordBlock(
  context: CompositionContext,
  { shown, strongs, answer, times }: CarryingWord,
  translation: StudyWords['translation'],
  passage?: StudyPassage,
): Block {
  const { say } = context;
  const entry = answer?.entry;
  const said = entry ? ` · *${inLatinLetters(entry)}*` : '';
  const repeated = times > 1 ? ` · ${say.timesHere(times)}` : '';
  const title = `**${plainMarkdown(shown)}** (${translation.abbreviation}) · ${lexiconLink(strongs, answer)}${said} · ${strongs}${repeated}`;
  if (!answer || !entry) return `${title}\n\n${list([say.noEntry(strongs)])}`;
  return `${title}\n\n${list(knownOf(context, answer, passage))}`;
}

/** The same as a list, for callers that already have a heading for the word. */
export function knownOf(
  { say, language }: CompositionContext,
  answer: LexiconAnswer,
  passage?: StudyPassage,
): string[] {
  const { entry, source, renderings, places, strongs } = answer;
  const lines: string[] = [];
  // The lexicon is in English: readers of Spanish get our own gloss, and how their edition translates the word.
  if (language === 'es' && answer.spanishGloss !== null) {
    lines.push(`${say.sense}: ${plainMarkdown(answer.spanishGloss)}`);
  } else if (entry && language === 'en') {
    const senses = (entry.senses.length > 0 ? entry.senses : [entry.gloss]).slice(0, SENSES);
    lines.push(
      `${say.sense}${say.inEnglish}: ${plainMarkdown(senses.join('; '))} — ${workLink(source, strongs)}`,
    );
  }
  const own = renderings.find(({ translation }) => translation.language === language) ?? renderings[0];
  if (own) {
    const words = own.renderings
      .slice(0, RENDERINGS)
      .map(({ text, times }) => `${plainMarkdown(text)} (${times})`);
    lines.push(`${say.renderedIn(plainMarkdown(own.translation.name), own.verses)}: ${words.join(', ')}`);
  }
  const inPassage = new Set(passage?.verses.map(({ canonicalId }) => canonicalId));
  const others = places.items.filter(({ canonicalId }) => !inPassage.has(canonicalId)).slice(0, PLACES);
  if (others.length > 0) lines.push(`${say.alsoIn}: ${others.map(referenceLink).join('; ')}`);
  return lines;
}
