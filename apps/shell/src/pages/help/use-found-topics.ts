import { PRICE_BOOK, TRIAL_DAYS, type Language } from '@word-unfolded/domain';
import { useLanguage } from '@word-unfolded/i18n';
import { priceText } from '../../plans/price-text.js';
import { hasWords, wordsOf } from './find-words.js';
import { useTexts } from './texts.js';
import { TOPICS, type QuestionName, type Topic } from './topics.js';

export type Question = { readonly name: QuestionName; readonly ask: string; readonly answer: string };

export type FoundTopic = {
  readonly topic: Topic;
  readonly title: string;
  readonly questions: readonly Question[];
};

/**
 * The results of a query: the topics with a question that contains all its words. An empty query matches everything.
 */
export function useFoundTopics(query: string): { topics: FoundTopic[]; words: string[]; count: number } {
  const t = useTexts();
  const prices = pricesIn(useLanguage());
  const words = wordsOf(query);
  const topics = TOPICS.map(({ topic, questions }) => {
    const title = t(`topics.${topic}`);
    const found = questions
      .map((name) => ({
        name,
        ask: t(`questions.${name}.ask`),
        answer: t(`questions.${name}.answer`, prices),
      }))
      .filter(({ ask, answer }) => hasWords(`${title} ${ask} ${answer}`, words));
    return { topic, title, questions: found };
  }).filter(({ questions }) => questions.length > 0);
  return { topics, words, count: topics.reduce((sum, { questions }) => sum + questions.length, 0) };
}

/** The prices that answers mention, from the price book. */
function pricesIn(language: Language) {
  const { plus, premium } = PRICE_BOOK;
  return {
    plusMonth: priceText(plus.month, language),
    plusYear: priceText(plus.year, language),
    premiumMonth: priceText(premium.month, language),
    premiumYear: priceText(premium.year, language),
    days: TRIAL_DAYS,
  };
}
