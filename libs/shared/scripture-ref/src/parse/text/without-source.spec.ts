import fc from 'fast-check';
import { LANGUAGES } from '@word-unfolded/domain';
import { nameBeforeChapter } from '../../canon/book-names.js';
import { BOOKS } from '../../canon/books.js';
import { KJV_VERSE_COUNTS } from '../../canon/kjv-verse-counts.js';
import { formatOsis } from '../../osis.js';
import { parseReference } from '../parse-reference.js';

const abbreviations = [
  'NIV',
  'NVI',
  'ESV',
  'KJV',
  'RVR1960',
  'RVR 1960',
  'NTV',
  'LBLA',
  'NRSVUE',
  'NASB1995',
  'DHH',
];
const names = [
  'New International Version',
  'Nueva Versión Internacional',
  'Reina-Valera 1960',
  'ESV Bible',
  'YouVersion',
];
const sources = [
  ...abbreviations.flatMap((each) => [` ${each}`, ` (${each})`, ` [${each}]`, ` - ${each}`, ` | ${each}`]),
  ...names.flatMap((each) => [` - ${each}`, ` (${each})`, ` | ${each} | Bible Gateway`]),
  ...['https://www.bible.com/bible/111/JHN.3.16', 'www.biblegateway.com'].map((each) => `\n${each}`),
];

describe('a reference that was copied from another application', () => {
  it('is read without the name of its translation, whichever book it names', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...BOOKS.filter(({ osis }) => (KJV_VERSE_COUNTS[osis]?.length ?? 0) > 1)),
        fc.constantFrom(...LANGUAGES),
        fc.constantFrom(...sources),
        fc.boolean(),
        ({ osis }, language, source, isRange) => {
          const text = `${nameBeforeChapter(osis, language)} 2:3${isRange ? '-5' : ''}${source}`;
          const parsed = parseReference(text, language);
          expect([text, parsed.understood && formatOsis(parsed.passages)]).toEqual([
            text,
            isRange ? `${osis}.2.3-${osis}.2.5` : `${osis}.2.3`,
          ]);
        },
      ),
      { numRuns: 300 },
    );
  });
});
