import { chaptersOf, isBookId, KJV_VERSE_COUNTS } from '@word-unfolded/scripture-ref';
import { chaptersBetween, type Chapter } from './divide-chapters.js';

/**
 * The chapters of the Bible in the order of what they tell, as far as that is known: books, and chapters of them, with
 * dashes for ranges. Psalms stand beside the events that their titles or their contents name; where these name none,
 * beside the collections to which they belong. The order is this application's own; a test requires each chapter once.
 */
const ORDER = `
Gen.1-11 Job Gen.12-50 Exod Lev Num.1-14 Ps.90 Num.15-36 Deut Ps.91 Josh Judg Ruth
1Sam.1-19 Ps.59 1Sam.20-21 Ps.34 Ps.56 1Sam.22 Ps.52 Ps.57 Ps.142 1Sam.23 Ps.54 Ps.63 1Sam.24 Ps.7 Ps.11 Ps.17
Ps.27 Ps.31 Ps.35 1Sam.25-27 Ps.141 Ps.64 Ps.120-121 1Sam.28-31 1Chr.10 2Sam.1-4 Ps.6 Ps.8-9 Ps.10 Ps.14 Ps.16 Ps.19
Ps.21 1Chr.1-9 Ps.43-45 Ps.49 Ps.73 Ps.77-78 Ps.81 Ps.84-85 Ps.87-88 Ps.92-93 Ps.102-104 2Sam.5 1Chr.11-12 Ps.133
2Sam.6 1Chr.13-16 Ps.15 Ps.24 Ps.47 Ps.68 Ps.89 Ps.96 Ps.100-101 Ps.105-107 Ps.132 2Sam.7 1Chr.17 Ps.1-2 Ps.22-23
Ps.25 Ps.29 Ps.33 Ps.36 Ps.39 2Sam.8 1Chr.18 Ps.60 2Sam.9-10 1Chr.19 Ps.20 Ps.50 Ps.53 Ps.65-67 Ps.69-70 Ps.75
2Sam.11 1Chr.20 2Sam.12 Ps.51 Ps.32 Ps.86 Ps.122 2Sam.13-15 Ps.3-5 Ps.12-13 Ps.28 Ps.55 2Sam.16-18 Ps.26 Ps.40-42
Ps.58 Ps.61-62 2Sam.19-22 Ps.18 Ps.38 2Sam.23-24 1Chr.21-22 Ps.30 Ps.95 Ps.97-99 Ps.108-110 1Chr.23-25 Ps.131
Ps.138-140 Ps.143-145 1Chr.26-29 Ps.127 Ps.111-118 1Kgs.1-2 Ps.37 Ps.71 Ps.94 Ps.119 1Kgs.3-4 2Chr.1 Ps.72 Song
Prov.1-24 1Kgs.5 2Chr.2 1Kgs.6 2Chr.3 1Kgs.7 2Chr.4 1Kgs.8 2Chr.5-7 Ps.134 Ps.136 Ps.146-150 1Kgs.9 2Chr.8 Prov.25-31
Eccl 1Kgs.10-11 2Chr.9 1Kgs.12-14 2Chr.10-12 1Kgs.15 2Chr.13-16 1Kgs.16 2Chr.17 1Kgs.17-22 2Chr.18-20 Ps.82-83
2Kgs.1-8 2Chr.21-22 Obad 2Kgs.9-11 2Chr.23 2Kgs.12-13 2Chr.24 2Kgs.14 2Chr.25 Jonah Amos 2Kgs.15 2Chr.26-27 Isa.1-6
Mic 2Chr.28 2Kgs.16 Isa.7-12 Hos 2Kgs.17 Isa.13-27 2Kgs.18 2Chr.29-31 Ps.48 Isa.28-37 2Kgs.19 Ps.46 Ps.76 Ps.80
2Kgs.20 Isa.38-66 2Kgs.21 2Chr.32-33 Nah 2Kgs.22 Zeph Jer.1-6 2Kgs.23 2Chr.34-35 Joel Jer.7-20 Hab Jer.22-23 Jer.25-26
Jer.35-36 Jer.45-49 Dan.1-4 Jer.24 Jer.27-31 Jer.50-51 Ezek.1-24 Jer.21 Jer.32-34 Jer.37-39 2Kgs.24-25 2Chr.36
Jer.52 Ps.74 Ps.79 Lam Jer.40-44 Ezek.25-48 Ps.137 Dan.5-12 Ezra.1-3 Ps.126 Ezra.4 Hag Zech Ezra.5-6 Ps.135 Esth
Ezra.7-10 Neh Ps.123-125 Ps.128-130 Mal
Luke.1 John.1 Matt.1 Luke.2 Matt.2-3 Mark.1 Luke.3 Matt.4 Luke.4-5 John.2-5 Mark.2 Matt.12 Mark.3 Luke.6 Matt.5-8 Luke.7
Matt.11 Luke.11 Matt.13 Luke.8 Mark.4-5 Matt.9-10 Matt.14 Mark.6 Luke.9 John.6 Matt.15 Mark.7 Matt.16 Mark.8 Matt.17
Mark.9 Matt.18 John.7-9 Luke.10 John.10 Luke.12-17 John.11 Luke.18 Matt.19 Mark.10 Matt.20-21 Luke.19 Mark.11 John.12
Matt.22 Mark.12 Matt.23 Luke.20-21 Mark.13 Matt.24-26 Mark.14 Luke.22 John.13-17 Matt.27 Mark.15 Luke.23 John.18-19
Matt.28 Mark.16 Luke.24 John.20-21 Acts.1-14 Jas Acts.15-16 Gal Acts.17 1Thess 2Thess Acts.18-19 1Cor 2Cor Acts.20 Rom
Acts.21-28 Col Phlm Eph Phil 1Tim Titus 1Pet Heb 2Tim 2Pet Jude 1John 2John 3John Rev
`;

/** The chapters of the Bible in the order of what they tell. */
export function chronologicalChapters(): Chapter[] {
  return ORDER.trim()
    .split(/\s+/)
    .flatMap((part) => {
      const [book = '', chapters] = part.split('.');
      if (!isBookId(book)) throw new Error(`${book} is no book.`);
      const [first = 1, last = first] = chapters?.split('-').map(Number) ?? [
        1,
        chaptersOf(KJV_VERSE_COUNTS, book),
      ];
      return chaptersBetween(book, first, last);
    });
}
