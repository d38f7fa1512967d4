import { parseOsis, type VerseRange } from '@word-unfolded/scripture-ref';
import { rangeOf } from '@word-unfolded/study-library';

/** A wound that a theme names: the death of somebody by their own hand, violence that was suffered, or unfaithfulness. */
export type Wound = 'death' | 'violence' | 'unfaithfulness';

/** What speaks most to each wound, the most important first. */
const OF_WOUND: Readonly<Record<Wound, string>> = {
  death: 'John.11 Ps.42 Ps.13 Rom.8 Ps.23 2Cor.1 Ps.77 John.14 Rev.7 Luke.24 Ps.116 Isa.40 Ruth.1 2Cor.4',
  violence: 'Isa.61 Ps.23 Mark.5 Ps.46 Ps.147 Rom.8 Ps.27 Luke.8 Ps.121 John.10 Isa.54 Ps.103 2Cor.4',
  unfaithfulness: 'Ps.42 Isa.54 Ps.147 2Cor.1 1Cor.13 Ps.27 Phil.4 Ps.103 John.10 Ps.130 Rom.8',
};

/** Chapters for every wound. */
const OF_ALL = `
Ps.23 Ps.27 Ps.46 Isa.40 Rom.8 John.14 2Cor.4 Ps.121 Phil.4 Ps.103 John.10 Ps.30 2Cor.1 Eph.3 Isa.35 Ps.16
Luke.15 Ps.84 Rom.5 Ps.130 John.20 1John.4 Ps.61 Isa.55 Mark.4 Ps.42 Ps.43 1Pet.1 Ps.131 John.21 Ps.77 Eph.1 
Luke.24 Ps.86 Ps.116 Ps.4 Ps.8 Ps.13 Ruth.1 Ruth.2 Ruth.4 Ps.19 John.9 Ps.20 1Cor.13 Ps.33 Mark.5 Ps.65
John.17 Ps.66 Ps.67 Luke.2 Ps.93 Ps.96 Ps.98 Ps.100 Phil.2 Ps.111 Ps.113 Acts.3 Ps.114 Ps.117 Luke.7 Ps.122 Ps.123
Ps.124 Ps.126 2Tim.1 Ps.133 Ps.134 Col.1 Ps.138 Ps.142 John.11 Ps.146 Ps.147 John.1 Ps.148 Ps.150 Isa.12 Isa.54 Rev.7 1Sam.1
Ps.24 Ps.29 Ps.47 Ps.48 Ps.87 Ps.99 Ps.115 Luke.1 Mark.2 Isa.42 Gen.45 Gen.1 Jas.1 Isa.61 Zech.8 Gen.8 
`;

/**
 * The chapters for a theme about a wound: a fixed list of whole chapters, the most important first. None curses, blames,
 * threatens or tells sexual law. They are enough for the longest plan.
 */
export function woundPassages(wound: Wound): VerseRange[] {
  const chapters = `${OF_WOUND[wound]} ${OF_ALL}`.split(/\s+/u).filter(Boolean);
  return [...new Set(chapters)].flatMap((osis) =>
    (parseOsis(osis) ?? []).flatMap((each) => rangeOf(each) ?? []),
  );
}
