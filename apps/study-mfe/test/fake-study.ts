import type {
  CommentaryAnswer,
  CrossReferencesAnswer,
  LexiconAnswer,
  TopicsOfPassage,
  PassagesOfTopic,
  WordsAnswer,
  WorkSource,
} from '@word-unfolded/contracts';
import { OTHER_TRANSLATION, TRANSLATION } from './fake-passages.js';

const WORK: WorkSource = {
  id: 'invented-work',
  name: 'Invented Work',
  edition: 'Work 1.0',
  licence: 'Public domain',
  language: 'es',
  available: true,
};

const ONE_PAGE = { page: 1, limit: 20, total: 1, pages: 1 };

const cited = (reference: string, text: string) => ({
  reference,
  osis: reference,
  canonicalId: 1,
  canonicalEndId: 1,
  text,
});

/** `family` in `A family. ` of Ruth 1:2. */
export const WORDS: WordsAnswer = {
  reference: 'Ruth 1:1–2',
  translation: TRANSLATION,
  tagged: true,
  aligned: null,
  taggedTranslations: ['INV'],
  verses: [
    {
      book: 'Ruth',
      chapter: 1,
      number: 2,
      canonicalId: 8_001_002,
      words: [{ start: 2, end: 8, strongs: ['H4940', 'H1004'] }],
    },
  ],
  next: null,
};

export const lexiconOf = (strongs: string): LexiconAnswer => ({
  strongs,
  language: 'hebrew',
  source: WORK,
  entry: {
    lemma: `lemma of ${strongs}`,
    transliteration: 'mishpachah',
    pronunciation: null,
    gloss: 'clan',
    senses: ['a circle of relatives'],
    derivation: null,
    kingJames: 'family, kindred',
    related: ['H8192'],
  },
  spanishGloss: null,
  renderings: [{ translation: TRANSLATION, times: 9, verses: 8, renderings: [{ text: 'family', times: 9 }] }],
  places: {
    translation: TRANSLATION,
    books: [{ book: 'Ruth', verses: 1 }],
    items: [{ ...cited('Ruth 2:1', 'Of the family of Elimelech.'), words: [{ start: 7, end: 13 }] }],
    pagination: ONE_PAGE,
  },
});

export const CROSS_REFERENCES: CrossReferencesAnswer = {
  reference: 'Ruth 1:2',
  sources: [WORK],
  translation: OTHER_TRANSLATION,
  items: [{ ...cited('Gen 35:19', 'The same is Bethlehem.'), sources: [WORK.id], from: ['Ruth.1.2'] }],
  pagination: ONE_PAGE,
  next: null,
};

export const COMMENTARY: CommentaryAnswer = {
  reference: 'Ruth 1:2',
  source: WORK,
  sections: [
    {
      ...cited('Ruth 1:1–5', ''),
      introduction: [],
      outline: [],
      paragraphs: ['First.', 'Second.', 'Third.'],
      references: [cited('Judges 17:7', '')],
    },
  ],
  next: null,
};

export const TOPICS: TopicsOfPassage = {
  by: 'passage',
  reference: 'Ruth 1:2',
  source: WORK,
  topics: [{ name: 'FAMINE', headings: ['In Bethlehem'], passages: 12 }],
  pagination: ONE_PAGE,
  next: null,
};

export const FAMINE: PassagesOfTopic = {
  by: 'topic',
  source: WORK,
  topic: { name: 'FAMINE', askedFor: 'FAMINE', see: ['DEARTH'] },
  others: [],
  translation: TRANSLATION,
  passages: [{ ...cited('Gen 12:10', 'There was a famine.'), heading: 'In the land' }],
  pagination: ONE_PAGE,
};
