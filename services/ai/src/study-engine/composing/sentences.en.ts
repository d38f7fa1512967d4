import { ENGLISH_ANSWERS } from './answer-sentences.en.js';

const and = (items: readonly string[]) =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
const verses = (count: number) => `${count} ${count === 1 ? 'verse' : 'verses'}`;

/** The sentences of the engine in English. Arguments are Markdown already. */
export const ENGLISH_SENTENCES = {
  inEnglish: '',
  commentary: 'From the commentary',
  keyWords: 'The words that carry it',
  crossReferences: 'Passages that belong to it',
  topics: 'Topics under which it stands',
  themes: 'What it is about',
  context: 'What stands around it',
  before: 'Before it:',
  after: 'After it:',
  readOn: 'To read on',
  sense: 'Sense',
  alsoIn: 'Also in',
  timesHere: (times: number): string => `${times} times here`,
  noEntry: (strongs: string): string =>
    `The lexicon of this installation has no entry ${strongs}; nothing can be said of it here.`,
  renderedIn: (edition: string, count: number): string => `In the ${edition} (${verses(count)})`,
  crossFrom: (sources: readonly string[]): string => `Joined to it by ${and(sources)}:`,
  alsoRead: (links: readonly string[]): string => `See also ${and(links)}.`,
  traditionsDiffer: 'Christian traditions read Scripture differently here. Each reading names its passages:',
  weighReadings: 'Weigh the passages in their context, and ask in your own church how it reads them.',
  moreOnSubject: (subject: string): string => `More passages on **${subject}**:`,
  testament: { old: 'the Old Testament', new: 'the New Testament' },
  wordsBehind: (word: string): string => `The words behind “${word}”`,
  wordStands: (word: string, hebrew: readonly string[], greek: readonly string[]): string =>
    [
      hebrew.length > 0 ? `In Hebrew “${word}” is above all ${and(hebrew)}.` : '',
      greek.length > 0
        ? `In Greek ${hebrew.length > 0 ? 'it' : `“${word}”`} is above all ${and(greek)}.`
        : '',
    ]
      .filter((sentence) => sentence !== '')
      .join(' '),
  psalmHeading: (reference: string, heading: string): string =>
    `The heading of ${reference} reads “${heading}”. Such headings are old, and many scholars are not sure that they name the writer.`,
  noPsalmHeading: (reference: string): string =>
    `${reference} has no heading that names a writer, so nobody knows who wrote it.`,
  orMeant: (words: string): string => `Did you mean “${words}”?`,
  didYouMean: (words: string): string => `No verse has all of these words; this was looked for: “${words}”.`,
  wordIn: (word: string, reference: string): string => `**${word}** in ${reference}:`,
  wordNotIn: (word: string, reference: string): string =>
    `“${word}” is not a word of ${reference} in the editions that tell their original words. It is behind these words elsewhere:`,
  wordUnknown: (word: string): string =>
    `No edition here that tells its original words has “${word}”, so nothing verified can be said of it.`,
  wordsOfPassage: 'The words of the passage that carry it are:',
  noTags: 'No edition here tells which original words stand behind this passage.',
  places: 'Where else it stands',
  nothingFound: (words: string): string =>
    `The library of this installation has nothing that answers “${words}” well enough to show.`,
  whatToTry: [
    'Ask with one or two plain words: “patience”, “fear of death”.',
    'Name a passage: “Romans 8:28”, “Psalm 23”.',
    'Ask for a person or a word: “Who was Barnabas?”, “What does grace mean?”',
  ],
  nearby: (links: readonly string[]): string => `Topics with similar names: ${and(links)}.`,
  otherLanguage: 'The study engine reads questions in English and in Spanish. Ask in one of them, please.',
  noPassage: 'No passage was found for this. Name one, such as “Romans 8:28”.',
  noSuchPassage: (name: string): string => `No edition of the Bible has ${name}.`,
  noSuchBook: (name: string): string => `None of the 66 books in these editions has “${name}”.`,
  chapterOfBook: (book: string, chapter: number): string => `a chapter ${chapter} of ${book}`,
  psalmsThereAre: (psalms: number, last: string): string =>
    `There are ${psalms} psalms; the last one is ${last}.`,
  chaptersThereAre: (book: string, chapters: number, last: string): string =>
    `${book} has ${chapters} chapters; the last one is ${last}.`,
  singleChapter: (book: string, last: string): string =>
    `${book} has a single chapter, which ends with ${last}.`,
  lastVerse: (chapter: string, last: string): string => `${chapter} ends with ${last}.`,
  outline: 'The book and the chapter',
  headings: 'Headings of the edition',
  testamentsTitle: { old: 'In the Old Testament', new: 'In the New Testament' },
  repeated: (words: readonly string[]): string => `It repeats ${and(words)}.`,
  weighedHow:
    'Words that are rare in Scripture, or that come often in this passage, stand first. The lexicon gives several senses; the context decides which one is meant.',
  whoAndWhere: 'Who and where',
  namesHere: (links: readonly string[]): string => `Names in the passage: ${and(links)}.`,
  inOtherEditions: 'In other translations',
  reflectTitle: 'To reflect on',
  prayTitle: 'To pray',
  summaryTitle: 'The way so far',
  observe: [
    'Who speaks, to whom, and about whom?',
    'Which words or thoughts come more than once?',
    'What stands before and after it, and how does it belong there?',
  ],
  practise: {
    story: [
      'Read the story again this evening, as if you were one of the people in it.',
      'Tell it to someone in your own words.',
      'Say to God in one sentence where you find yourself in it.',
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
      'Watch today for a moment in which it applies, and act on it.',
      'Ask someone older what they have learned about it.',
    ],
    speech: [
      'Say honestly to God what you find hard.',
      'Visit or call someone who suffers, and listen more than you speak.',
      'Leave one question open today, without an answer.',
    ],
    'love-song': [
      'Tell someone today that you love them.',
      'Notice something beautiful and thank God for it.',
      'Do a small thing for someone that nobody asked of you.',
    ],
    prophecy: [
      'Pray for your town and for those who decide about it.',
      'Look for one wrong near you that you can help to put right.',
      'Keep one promise of the passage in mind through the day.',
    ],
    promise: [
      'Write the promise down and put it where you will see it tonight.',
      'Say it to somebody who is tired or afraid.',
      'Thank God for one promise that he has already kept.',
    ],
    gospel: [
      'Read the passage slowly once more, and stop where a word touches you.',
      'Do today one thing that you see Jesus do here.',
      'Speak with someone about what he says.',
    ],
    letter: [
      'Learn one verse of the passage by heart.',
      'Do today one thing that it asks, for a person whom you know.',
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
  prayInScripture: 'Pray with words of Scripture:',
  prayAlso: 'And with words of prayer in Scripture:',
  summary: (reference: string): string => `${reference} was read with these sources:`,
  devotionalTitle: (reference: string): string => `Devotional on ${reference}`,
  studyGuideTitle: (reference: string): string => `Study guide on ${reference}`,
  ...ENGLISH_ANSWERS,
};

/** The engine's own sentences. They only join the library's texts and say what is where. */
export type Sentences = typeof ENGLISH_SENTENCES;
