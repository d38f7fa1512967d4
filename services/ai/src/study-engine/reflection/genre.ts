import { bookOf, partsOfVerse, verseId, type BookId, type VerseRange } from '@word-unfolded/scripture-ref';

/**
 * The kind of text of a passage, by which questions about it are chosen. `speech` is a speech of Job or his friends,
 * `list` a list of names or places, `psalm` any song or prayer, and `promise` what a prophet says to comfort. A part of a Gospel in
 * which others act and Jesus does not is a `story`.
 */
export type Genre =
  | 'story'
  | 'law'
  | 'psalm'
  | 'proverb'
  | 'speech'
  | 'love-song'
  | 'prophecy'
  | 'promise'
  | 'gospel'
  | 'letter'
  | 'apocalypse'
  | 'list';

const BOOKS: Readonly<Partial<Record<BookId, Genre>>> = {
  Lev: 'law',
  Deut: 'law',
  Job: 'speech',
  Ps: 'psalm',
  Prov: 'proverb',
  Eccl: 'proverb',
  Song: 'love-song',
  Lam: 'psalm',
  Dan: 'story',
  Jonah: 'story',
  Hag: 'story',
  Matt: 'gospel',
  Mark: 'gospel',
  Luke: 'gospel',
  John: 'gospel',
  Acts: 'story',
  Rev: 'apocalypse',
};

/** Parts of books that are of another kind than the rest: first and last verse. */
const PARTS: readonly (readonly [Genre, BookId, string, string])[] = [
  ['list', 'Gen', '5.1', '5.32'],
  ['list', 'Gen', '10.1', '10.32'],
  ['list', 'Gen', '11.10', '11.32'],
  ['list', 'Gen', '36.1', '36.43'],
  ['list', 'Gen', '46.8', '46.27'],
  ['psalm', 'Gen', '49.1', '49.27'],
  ['list', 'Exod', '6.14', '6.27'],
  ['psalm', 'Exod', '15.1', '15.18'],
  ['law', 'Exod', '20.1', '23.33'],
  ['law', 'Exod', '25.1', '31.18'],
  ['law', 'Exod', '35.1', '40.33'],
  ['story', 'Lev', '8.1', '10.20'],
  ['story', 'Lev', '24.10', '24.23'],
  ['list', 'Num', '1.1', '4.49'],
  ['law', 'Num', '5.1', '6.21'],
  ['list', 'Num', '7.1', '7.88'],
  ['law', 'Num', '8.1', '8.26'],
  ['law', 'Num', '15.1', '15.41'],
  ['law', 'Num', '18.1', '19.22'],
  ['list', 'Num', '26.1', '26.65'],
  ['law', 'Num', '28.1', '30.16'],
  ['list', 'Num', '33.1', '33.49'],
  ['list', 'Num', '34.1', '34.29'],
  ['law', 'Num', '35.1', '36.13'],
  ['story', 'Deut', '1.1', '3.29'],
  ['story', 'Deut', '31.1', '31.30'],
  ['psalm', 'Deut', '32.1', '33.29'],
  ['story', 'Deut', '34.1', '34.12'],
  ['list', 'Josh', '12.1', '13.33'],
  ['list', 'Josh', '15.1', '19.51'],
  ['list', 'Josh', '21.1', '21.42'],
  ['psalm', 'Judg', '5.1', '5.31'],
  ['psalm', '1Sam', '2.1', '2.10'],
  ['psalm', '2Sam', '7.18', '7.29'],
  ['psalm', '1Kgs', '8.22', '8.53'],
  ['psalm', '2Kgs', '19.15', '19.19'],
  ['psalm', '1Chr', '29.10', '29.19'],
  ['psalm', '2Chr', '20.6', '20.12'],
  ['psalm', 'Ezra', '9.5', '9.15'],
  ['psalm', 'Neh', '1.4', '1.11'],
  ['psalm', 'Neh', '9.5', '9.38'],
  ['psalm', 'Jer', '32.16', '32.25'],
  ['psalm', 'Isa', '63.15', '64.12'],
  ['psalm', 'Dan', '9.3', '9.19'],
  ['psalm', 'Matt', '6.9', '6.13'],
  ['psalm', 'Luke', '2.29', '2.32'],
  ['psalm', 'Luke', '11.2', '11.4'],
  ['psalm', 'John', '17.1', '17.26'],
  ['psalm', 'Acts', '4.24', '4.30'],
  ['psalm', 'Eph', '3.14', '3.21'],
  ['psalm', '2Sam', '1.19', '1.27'],
  ['psalm', '2Sam', '22.1', '23.7'],
  ['list', '2Sam', '23.24', '23.39'],
  ['list', '1Kgs', '4.1', '4.19'],
  ['list', '1Chr', '1.1', '9.44'],
  ['list', '1Chr', '11.26', '12.40'],
  ['psalm', '1Chr', '16.8', '16.36'],
  ['list', '1Chr', '23.1', '27.34'],
  ['list', 'Ezra', '2.1', '2.70'],
  ['list', 'Ezra', '8.1', '8.14'],
  ['list', 'Ezra', '10.18', '10.44'],
  ['list', 'Neh', '3.1', '3.32'],
  ['list', 'Neh', '7.5', '7.73'],
  ['list', 'Neh', '10.1', '10.27'],
  ['list', 'Neh', '11.1', '12.26'],
  ['story', 'Job', '1.1', '2.13'],
  ['story', 'Job', '42.7', '42.17'],
  ['story', 'Isa', '36.1', '39.8'],
  ['psalm', 'Isa', '12.1', '12.6'],
  ['story', 'Jer', '26.1', '28.17'],
  ['story', 'Jer', '36.1', '44.30'],
  ['story', 'Jer', '52.1', '52.34'],
  ['apocalypse', 'Dan', '7.1', '12.13'],
  ['story', 'Hos', '1.1', '1.9'],
  ['story', 'Amos', '7.10', '7.17'],
  ['psalm', 'Jonah', '2.1', '2.9'],
  ['psalm', 'Hab', '3.1', '3.19'],
  ['promise', 'Isa', '2.1', '2.5'],
  ['promise', 'Isa', '9.1', '9.7'],
  ['promise', 'Isa', '11.1', '11.16'],
  ['promise', 'Isa', '25.1', '26.19'],
  ['promise', 'Isa', '35.1', '35.10'],
  ['promise', 'Isa', '40.1', '45.25'],
  ['promise', 'Isa', '49.1', '49.26'],
  ['promise', 'Isa', '51.1', '55.13'],
  ['promise', 'Isa', '60.1', '62.12'],
  ['promise', 'Isa', '65.17', '66.14'],
  ['promise', 'Jer', '23.3', '23.8'],
  ['promise', 'Jer', '29.10', '29.14'],
  ['promise', 'Jer', '30.1', '33.26'],
  ['promise', 'Ezek', '11.16', '11.20'],
  ['promise', 'Ezek', '34.11', '34.31'],
  ['promise', 'Ezek', '36.8', '37.28'],
  ['promise', 'Ezek', '40.1', '48.35'],
  ['promise', 'Hos', '1.10', '2.1'],
  ['promise', 'Hos', '2.14', '2.23'],
  ['promise', 'Hos', '14.1', '14.9'],
  ['promise', 'Joel', '2.18', '2.32'],
  ['promise', 'Joel', '3.16', '3.21'],
  ['promise', 'Amos', '9.11', '9.15'],
  ['promise', 'Obad', '1.17', '1.21'],
  ['promise', 'Mic', '4.1', '5.5'],
  ['promise', 'Mic', '7.7', '7.20'],
  ['promise', 'Nah', '1.15', '1.15'],
  ['promise', 'Zeph', '3.9', '3.20'],
  ['promise', 'Zech', '2.1', '3.10'],
  ['promise', 'Zech', '8.1', '10.12'],
  ['promise', 'Mal', '3.16', '4.6'],
  ['story', 'Matt', '1.18', '2.23'],
  ['story', 'Matt', '3.1', '3.12'],
  ['story', 'Matt', '14.1', '14.12'],
  ['story', 'Matt', '27.3', '27.10'],
  ['story', 'Matt', '27.57', '28.8'],
  ['story', 'Matt', '28.11', '28.15'],
  ['story', 'Mark', '1.1', '1.8'],
  ['story', 'Mark', '6.14', '6.29'],
  ['story', 'Mark', '14.51', '14.52'],
  ['story', 'Mark', '14.66', '14.72'],
  ['story', 'Mark', '15.42', '16.8'],
  ['story', 'Luke', '2.1', '2.20'],
  ['story', 'Luke', '3.1', '3.20'],
  ['story', 'Luke', '22.54', '22.62'],
  ['story', 'Luke', '23.50', '24.12'],
  ['story', 'John', '1.19', '1.28'],
  ['story', 'John', '3.22', '3.36'],
  ['story', 'John', '9.8', '9.34'],
  ['story', 'John', '11.45', '11.57'],
  ['story', 'John', '18.25', '18.27'],
  ['story', 'John', '19.38', '20.10'],
  ['list', 'Matt', '1.1', '1.17'],
  ['psalm', 'Luke', '1.46', '1.55'],
  ['psalm', 'Luke', '1.67', '1.79'],
  ['list', 'Luke', '3.23', '3.38'],
  ['story', 'Luke', '1.5', '1.45'],
  ['story', 'Luke', '1.56', '1.66'],
  ['list', 'Rom', '16.1', '16.16'],
  ['letter', 'Rev', '2.1', '3.22'],
];

const RANGES = PARTS.map(([genre, book, from, to]) => {
  const at = (place: string) => {
    const [chapter = 1, verse = 1] = place.split('.').map(Number);
    return verseId(book, chapter, verse);
  };
  return { genre, first: at(from), last: at(to) };
});

/** Prophets stand from Isaiah to Malachi, and letters from Romans to Jude. */
const PROPHETS = [bookOf('Isa').number, bookOf('Mal').number] as const;
const LETTERS = [bookOf('Rom').number, bookOf('Jude').number] as const;

/** The kind of a passage, by its first verse. */
export function genreOf({ first }: VerseRange): Genre {
  const part = RANGES.find((range) => range.first <= first && first <= range.last);
  if (part) return part.genre;
  const { book } = partsOfVerse(first);
  const { number } = bookOf(book);
  const isIn = ([from, to]: readonly [number, number]) => from <= number && number <= to;
  return BOOKS[book] ?? (isIn(PROPHETS) ? 'prophecy' : isIn(LETTERS) ? 'letter' : 'story');
}
