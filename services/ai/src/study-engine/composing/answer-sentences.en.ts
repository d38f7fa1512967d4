import { COMPLETE, ENGLISH_RELATIONS } from './relation-labels.js';

const and = (items: readonly string[]) =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

/** The sentences around what the study library tells, in English. Arguments are Markdown already. */
export const ENGLISH_ANSWERS = {
  wordStandsFor: (word: string, reference: string, links: readonly string[]): string =>
    `In ${reference}, “${word}” translates ${and(links)}.`,
  passagesTitle: 'Passages',
  nearQuestions: 'You can also ask',
  nearestQuestion: (title: string): string =>
    `This is the answer to “${title}”, the closest question in the study library.`,
  keyVerseOf: (book: string, link: string): string =>
    `The verse most often used to sum up ${book} is ${link}.`,
  alsoTold: 'Also told in',
  fromStory: (title: string): string => `From the story: ${title}.`,
  fromSection: (book: string, section: string): string => `${book}, in the section “${section}”.`,
  nextStory: (title: string): string => `What comes next: ${title}.`,
  lastStory: (title: string): string =>
    `“${title}” is the last story from its book in the study library. Name another one, or ask about the people in it.`,
  originalWords: (words: readonly string[]): string =>
    `${words.length === 1 ? 'The original word' : 'The original words'}: ${and(words)}.`,
  family: (lines: readonly string[]): string => `Family and companions: ${lines.join('; ')}.`,
  namesakes: (names: readonly string[]): string =>
    names.length === 1
      ? `Another person of this name is ${and(names)}.`
      : `Others of this name are ${and(names)}.`,
  sources: (links: readonly string[]): string => `Further reading: ${links.join('; ')}.`,
  sourceOn: (work: string, reference: string): string => `${work} on ${reference}`,
  sourceTopic: (topic: string): string => `Nave’s topic ${topic}`,
  verdicts: {
    'not-in-the-bible': 'These words are not in the Bible.',
    misquoted: 'The Bible does not put it quite this way.',
    'out-of-context': 'The words are in the Bible, but they mean something else there.',
  },
  isRelative: (names: readonly string[], as: string, person: string): string => {
    const word = ENGLISH_RELATIONS[as]?.[names.length > 1 ? 'many' : 'one'] ?? as;
    if (names.length > 1 && !COMPLETE.has(as))
      return `The Bible names ${and(names)} as ${word} of ${person}.`;
    return `The ${word} of ${person} ${names.length > 1 ? 'were' : 'was'} ${and(names)}.`;
  },
  /** Those whom the library names are no count: others may stand in the Bible, or be told of without a name. */
  relativesUncounted: (names: readonly string[], as: string, person: string): string => {
    const word = ENGLISH_RELATIONS[as]?.many ?? as;
    return `The Bible names ${and(names)} among the ${word} of ${person}, but this library does not say how many there were.`;
  },
  noRelative: (as: string, person: string): string =>
    `The study library names no ${ENGLISH_RELATIONS[as]?.one ?? as} of ${person}. Here is what it says about ${person}:`,
  relations: ENGLISH_RELATIONS,
  yes: 'Yes.',
  no: 'No.',
  lifeUnknown: {
    birth: (name: string): string =>
      `The study library does not say when or where ${name} was born. Here is what it says about ${name}:`,
    death: (name: string): string =>
      `The study library does not say how or when ${name} died. Here is what it says about ${name}:`,
  },
  verseTells: (link: string, words: string): string => `It is told in ${link}: “${words}”`,
  verseReads: (link: string, words: string): string => `${link} reads: “${words}”`,
  near: (subject: string): string =>
    `The study library does not answer this directly. Here is what it says about ${subject.replace(/^(?:The|A)(?= )/, (article) => article.toLowerCase())}:`,
  nearAnswer: (title: string): string =>
    `The study library does not answer this directly. The closest it comes is its answer to “${title}”:`,
  toldNear: 'The study library does not answer this directly. The closest it comes is this:',
  noAnswerYet: (words: string, links: readonly string[]): string =>
    `The study library has no answer of its own to this. The ${links.length === 1 ? 'passage closest to' : 'passages closest to'} “${words}” ${links.length === 1 ? 'is' : 'are'} ${and(links)}.`,
  speaksOf: (subject: string, links: readonly string[]): string =>
    `Scripture speaks of ${subject} especially in ${and(links)}.`,
  speaksOfWithin: (subject: string, place: string, links: readonly string[]): string =>
    `In ${place}, Scripture speaks of ${subject.endsWith('?') ? 'this' : subject} in ${and(links)}.`,
  writings: (name: string, books: readonly string[]): string =>
    books.length === 1
      ? `One book of the Bible bears the name of ${name} or is attributed to this writer: ${and(books)}.`
      : `These books of the Bible bear the name of ${name} or are attributed to this writer: ${and(books)}.`,
  noWritings: (name: string): string => `No book of the Bible is attributed to ${name}.`,
  writingsOf: (name: string): string => `the writings under the name of ${name}`,
  theGospels: 'the Gospels',
  noWordsOf: (name: string): string =>
    `The study library names no passage by ${name} on this. Here is what it says about it:`,
  mentionedIn: (subject: string, books: readonly string[], links: readonly string[]): string =>
    `${and(books)} ${books.length === 1 ? 'speaks' : 'speak'} of ${subject}, especially in ${and(links)}.`,
  notToldIn: (subject: string, book: string): string =>
    `The study library names no passage in ${book} that speaks of ${subject}. These do:`,
  standsInBooks: (books: readonly string[], links: readonly string[]): string =>
    `It is found in ${and(books)}: ${and(links)}.`,
  talk: {
    greeting:
      'Hello, and welcome. Ask me about a passage, a person, a story, a word or a question of faith, and I will answer from the study library and show you the passages.',
    thanks: 'You are welcome. Ask again whenever you like.',
    farewell: 'Goodbye, and peace be with you.',
    identity:
      'I am the study engine of this application, a program and not a person. I answer questions about the Bible from a study library written by people, and I show the passages word for word. You can ask me who someone was, what happened in a story, what a word means, what Scripture says about a subject, or who wrote a book.',
    certainty:
      'What appears here as Scripture is the stored text, compared word for word, and each passage is a link: open it and read what comes before and after. The explanations come from a study library written by people, so they can be wrong, and where traditions differ they say so. Ask about any part that you doubt, and I will show you its passages.',
    'off-topic':
      'I can only answer questions about the Bible, its books, people and teaching, so I have no answer to this one.',
    nonsense: 'I did not understand this. Please ask in a few plain words.',
  },
  wroteBook: 'Author',
  dateOfBook: 'Date',
  settingOfBook: 'Setting and first readers',
  outlineOfBook: 'Outline',
  readingOfBook: 'How it is read',
  keyVerse: 'Key verse',
  standsIn: (reference: string, section: string): string =>
    `${reference} is in the section of the book called “${section}”.`,
  nameOfPassage: (reference: string): string => reference,
  isOfKind: (name: string, kind: string): string => `${name} is ${kind}.`,
  partOfStory: (title: string): string => `It is part of the story “${title}”.`,
  inSection: (section: string): string => `it is in the section “${section}”.`,
  wordsInBoth: (words: readonly string[]): string => `Words that appear in both: ${and(words)}.`,
  crossBetween: (sources: readonly string[], links: readonly string[]): string =>
    `Cross references from the first to the second (${and(sources)}): ${and(links)}.`,
  neighbour: (side: 'before' | 'after', of: string, book: string | undefined): string => {
    if (book !== undefined) return `**${book}** comes ${side} ${of}.`;
    return side === 'after'
      ? `${of} is the last book of the Bible.`
      : `${of} is the first book of the Bible.`;
  },
  namedUnder: (source: string, topics: readonly string[]): string =>
    `${source} lists it under ${and(topics)}.`,
  chaptersOf: (book: string, chapters: number, verses: number): string =>
    `${book} has ${chapters === 1 ? 'one chapter' : `${chapters} chapters`} and ${verses.toLocaleString('en')} verses in the numbering of the King James Version.`,
  versesOf: (reference: string, verses: number): string =>
    `${reference} has ${verses === 1 ? 'one verse' : `${verses} verses`} in the numbering of the King James Version.`,
  drawnFrom: (link: string): string =>
    `The study library does not answer this directly. This is what it says of ${link}, from which it is asked:`,
  noBookOf: (name: string): string =>
    `There is no book of ${name} in the Bible. This is what the study library tells:`,
  otherNumber: (word: string, own: string, number: string, other: string | undefined): string =>
    `${word} is ${own} in Strong’s numbering, not ${number}${other ? `, which is ${other}` : ''}.`,
  notInTheseWords: (words: string, link: string): string =>
    `The Bible does not say “${words}” in these words. The closest it comes is ${link}.`,
  inNoVerse: (words: string): string =>
    `No verse of the Bible has the words “${words}”. Ask without the quotation marks what it says on the subject in other words.`,
  saysOtherwise: (words: string, link: string): string =>
    `No: ${link} does not say “${words}” in these words.`,
  saidBy: (name: string, link: string): string => `It is ${name} who says this, in ${link}.`,
  standsHere: (words: string, link: string): string => `“${words}” is in ${link}.`,
  notByThemselves: (words: string, link: string): string =>
    `Not on their own: in ${link}, the words “${words}” are part of a longer sentence, which gives them another meaning.`,
  nearlyHere: (words: string, link: string): string =>
    `No verse has exactly the words “${words}”. The closest is ${link}.`,
};

export type AnswerSentences = typeof ENGLISH_ANSWERS;
