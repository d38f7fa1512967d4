import { ENGLISH_ANSWERS } from './answer-sentences.en.js';

const and = (items: readonly string[]) =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
const verses = (count: number) => `${count} ${count === 1 ? 'verse' : 'verses'}`;

/** The sentences of the engine in English. Arguments are Markdown already. */
export const ENGLISH_SENTENCES = {
  inEnglish: '',
  commentary: 'From the commentary',
  keyWords: 'Key words',
  crossReferences: 'Related passages',
  topics: 'Topics that include it',
  themes: 'What it is about',
  context: 'In its context',
  before: 'Before it:',
  after: 'After it:',
  readOn: 'Further reading',
  sense: 'Sense',
  alsoIn: 'Also in',
  timesHere: (times: number): string => `${times} times here`,
  noEntry: (strongs: string): string =>
    `The lexicon has no entry for ${strongs}, so nothing can be said about it here.`,
  renderedIn: (edition: string, count: number): string => `In the ${edition} (${verses(count)})`,
  crossFrom: (sources: readonly string[]): string => `Cross references from ${and(sources)}:`,
  alsoRead: (links: readonly string[]): string => `See also ${and(links)}.`,
  traditionsDiffer:
    'Christian traditions understand Scripture differently on this point. Here is each reading with its passages:',
  weighReadings: 'Weigh these passages in their context, and ask how your own church reads them.',
  moreOnSubject: (subject: string): string => `More passages on **${subject}**:`,
  testament: { old: 'the Old Testament', new: 'the New Testament' },
  wordsBehind: (word: string): string => `The words behind “${word}”`,
  wordStands: (word: string, hebrew: readonly string[], greek: readonly string[]): string =>
    [
      hebrew.length > 0 ? `In Hebrew, “${word}” is mostly ${and(hebrew)}.` : '',
      greek.length > 0 ? `In Greek, ${hebrew.length > 0 ? 'it' : `“${word}”`} is mostly ${and(greek)}.` : '',
    ]
      .filter((sentence) => sentence !== '')
      .join(' '),
  psalmHeading: (reference: string, heading: string): string =>
    `The heading of ${reference} reads “${heading}”. Such headings are old, and many scholars are not sure that they name the writer.`,
  noPsalmHeading: (reference: string): string =>
    `${reference} has no heading that names a writer, so nobody knows who wrote it.`,
  orMeant: (words: string): string => `Did you mean “${words}”?`,
  didYouMean: (words: string): string => `No verse has all of these words, so the search was for “${words}”.`,
  wordIn: (word: string, reference: string): string => `**${word}** in ${reference}:`,
  wordNotIn: (word: string, reference: string): string =>
    `In the translations that show their original words, ${reference} does not have “${word}”. These are the words behind it elsewhere:`,
  wordUnknown: (word: string): string =>
    `None of the translations that show their original words has “${word}”, so nothing certain can be said about it.`,
  wordsOfPassage: 'Key words of the passage:',
  noTags: 'None of the translations here shows the original words of this passage.',
  places: 'Where else it occurs',
  nothingFound: (words: string): string =>
    `The library has nothing that answers “${words}” well enough to show you.`,
  whatToTry: [
    'Ask with one or two plain words: “patience”, “fear of death”.',
    'Name a passage: “Romans 8:28”, “Psalm 23”.',
    'Ask about a person or a word: “Who was Barnabas?”, “What does grace mean?”',
  ],
  nearby: (links: readonly string[]): string => `Topics with similar names: ${and(links)}.`,
  otherLanguage:
    'The study engine understands questions in English and Spanish. Please ask in one of these languages.',
  noPassage: 'No passage was found for this. Name one, such as “Romans 8:28”.',
  noSuchPassage: (name: string): string => `No edition of the Bible has ${name}.`,
  noSuchBook: (name: string): string => `None of the 66 books in these editions has “${name}”.`,
  chapterOfBook: (book: string, chapter: number): string => `a chapter ${chapter} in ${book}`,
  psalmsThereAre: (psalms: number, last: string): string =>
    `There are ${psalms} psalms; the last one is ${last}.`,
  chaptersThereAre: (book: string, chapters: number, last: string): string =>
    `${book} has ${chapters} chapters; the last one is ${last}.`,
  singleChapter: (book: string, last: string): string =>
    `${book} has a single chapter, which ends with ${last}.`,
  lastVerse: (chapter: string, last: string): string => `${chapter} ends with ${last}.`,
  outline: 'The book and the chapter',
  headings: 'Headings in this translation',
  testamentsTitle: { old: 'In the Old Testament', new: 'In the New Testament' },
  repeated: (words: readonly string[]): string => `The passage repeats ${and(words)}.`,
  weighedHow:
    'Words that are rare in Scripture, or frequent in this passage, come first. The lexicon lists several senses, and the context decides which one is meant.',
  whoAndWhere: 'People and places',
  namesHere: (links: readonly string[]): string => `Names in the passage: ${and(links)}.`,
  inOtherEditions: 'In other translations',
  reflectTitle: 'For reflection',
  prayTitle: 'Prayer',
  summaryTitle: 'The path so far',
  observe: [
    'Who is speaking, to whom, and about whom?',
    'Which words or ideas appear more than once?',
    'What comes before and after it, and how does it fit there?',
  ],
  practise: {
    story: [
      'Read the story again this evening, as if you were one of the people in it.',
      'Tell it to someone in your own words.',
      'Tell God in one sentence where you find yourself in it.',
    ],
    law: [
      'Choose one thing that it asks, and do it today.',
      'Ask who lives more safely because of it, and do something for that person.',
      'Write the instruction down where you will see it.',
    ],
    psalm: [
      'Pray these words aloud, in the morning or before you sleep.',
      'Learn by heart the line that stayed with you.',
      'Write a line of your own to God beneath it.',
    ],
    proverb: [
      'Learn by heart the words that you need most.',
      'Watch today for a moment when it applies, and act on it.',
      'Ask someone older what they have learned about it.',
    ],
    speech: [
      'Tell God honestly what you find hard.',
      'Visit or call someone who suffers, and listen more than you speak.',
      'Leave one question open today, without an answer.',
    ],
    'love-song': [
      'Tell someone today that you love them.',
      'Notice something beautiful and thank God for it.',
      'Do something small for someone without being asked.',
    ],
    prophecy: [
      'Pray for your town and for those who govern it.',
      'Look for one wrong near you that you can help to put right.',
      'Keep one promise of the passage in mind through the day.',
    ],
    promise: [
      'Write the promise down and put it where you will see it tonight.',
      'Say it to someone who is tired or afraid.',
      'Thank God for one promise that he has already kept.',
    ],
    gospel: [
      'Read the passage slowly once more, and stop where something touches you.',
      'Today, do one thing that you see Jesus do here.',
      'Talk with someone about what he says.',
    ],
    letter: [
      'Learn one verse of the passage by heart.',
      'Today, do one thing that it asks, for someone you know.',
      'Send a word from it to someone who needs encouragement.',
    ],
    apocalypse: [
      'Write down what in this passage gives you hope.',
      'Pray for people who are persecuted or afraid.',
      'Do one faithful thing today, however small.',
    ],
    list: [
      'Write down the names of people to whom you owe your faith, and give thanks for them.',
      'Pray for your family, those before you and those after you.',
      'Ask an older person for a story of their own.',
    ],
  },
  prayWith: 'Pray it in its own words:',
  prayInScripture: 'Pray with the words of Scripture:',
  prayAlso: 'And pray with these words of Scripture:',
  summary: (reference: string): string => `What you have seen in ${reference}:`,
  devotionalTitle: (reference: string): string => `Devotional on ${reference}`,
  studyGuideTitle: (reference: string): string => `Study guide on ${reference}`,
  ...ENGLISH_ANSWERS,
};

/** The engine's own sentences. They only join the library's texts and say what is where. */
export type Sentences = typeof ENGLISH_SENTENCES;
