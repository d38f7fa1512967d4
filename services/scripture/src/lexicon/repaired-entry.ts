import type { StrongsEntry } from './lexicon-entry.js';
import { readOwnGlosses } from './own-glosses.js';

/**
 * Letters that the digital dictionary has in another encoding than that of its text: the letter of a Greek character set
 * stands for `ś` (sin), and the Romanian letter with a cedilla for `ṭ` (tet).
 */
const LETTERS: readonly (readonly [RegExp, string])[] = [
  [/[\u03ce\u1f7d]/gu, 'ś'],
  [/\u0163/gu, 'ṭ'],
];

/**
 * Entries whose heads are broken in the digital dictionary: the parts of a name of several words stand in reverse order,
 * or a part of the head stands in another field. The words are those of the printed dictionary.
 */
const HEADS: Readonly<Record<string, Partial<StrongsEntry>>> = {
  H1052: { lemma: 'בּית שׁאן, בּית שׁן' },
  H1567: { transliteration: 'gal‛êd' },
  H5019: {
    lemma: 'נבוּכדנאצּר, נבוּכדראצּר, נבוּכדראצּור',
    transliteration: "nᵉbûkadne'tstsar, nᵉbûkadre'tstsar, nᵉbûkadre'tstsôr",
    pronunciation: "neb-oo-kad-nets-tsar', neb-oo-kad-rets-tsar', neb-oo-kad-rets-tsore'",
    derivation: 'Of foreign derivation',
    senses: ['Nebukadnetstsar (or -retstsar, or -retstsor), king of Babylon'],
    gloss: 'Nebukadnetstsar',
  },
  H5371: { lemma: 'נרגּל שׁראצר' },
  H5646: { transliteration: '‛âb, ‛ôb' },
  H6211: { transliteration: '‛âsh, ‛ăśab' },
  H6220: { pronunciation: "ash-vawth'" },
  H6255: { lemma: 'עשׁתּרת קרנים' },
  H6278: { lemma: 'עת קצין' },
  H6380: { lemma: 'פּכרת צביים' },
  H6847: { lemma: 'צפנת פּענח' },
  H6890: { lemma: 'צרת השּׁחר' },
  H6914: { lemma: 'קברות התּאוה' },
};

/** Our own glosses: those of Strong's first sense are often no meaning of today, or the origin of a name. */
const glosses = readOwnGlosses('en');

/**
 * An entry with the errors of the digital dictionary corrected and with our own gloss. It is applied at the import and when an entry is read,
 * so that a library file of an earlier import is right too; an entry that is right already stays as it is.
 */
export function repairedEntry<Entry extends Pick<StrongsEntry, 'strongs' | 'lemma' | 'transliteration'>>(
  entry: Entry,
): Entry {
  const gloss = glosses.get(entry.strongs);
  const head = { ...HEADS[entry.strongs], ...(gloss !== undefined && { gloss }) };
  const known = Object.fromEntries(Object.entries(head).filter(([name]) => name in entry));
  const whole = { ...entry, ...known };
  const transliteration = LETTERS.reduce(
    (text, [wrong, right]) => text.replace(wrong, right),
    whole.transliteration,
  );
  return { ...whole, transliteration };
}
