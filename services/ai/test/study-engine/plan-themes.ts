import type { DailyTime, Language, PlanLength } from '@word-unfolded/domain';

/**
 * Themes as readers write them, with what a plan on them must have: a chapter that belongs to the theme, in OSIS form;
 * whether it follows the text in its order; and whether it reads both Testaments.
 */
export type PlanTheme = {
  readonly theme: string;
  readonly language: Language;
  readonly days: PlanLength;
  readonly dailyTime: DailyTime;
  readonly has: readonly string[];
  readonly order: 'text' | 'theme';
  readonly both: boolean;
};

/** Columns: theme | language | days | daily time | chapters that it must have | order | Testaments. */
const TABLE = `
Holy Week | en | 7 | 15min | Matt.21 Matt.28 | text | any
la Semana Santa | es | 14 | 30min | Matt.27 John.20 | text | any
Sermon on the Mount | en | 30 | 15min | Matt.5 Matt.7 | text | any
Christmas | en | 30 | 15min | Luke.2 Isa.9 Mic.5 | theme | both
las parábolas de Jesús | es | 7 | 15min | Luke.15 Matt.13 | theme | both
women of the Bible | en | 14 | 15min | Ruth.1 Luke.1 | theme | both
patience in suffering | en | 7 | 15min | Jas.5 | theme | both
identity in Christ | en | 14 | 15min | Eph | theme | any
Advent | en | 14 | 15min | Isa | theme | both
the life of Joseph | en | 14 | 15min | Gen.37 Gen.50 | text | any
the life of Joseph | en | 30 | 15min | Gen.37 Gen.50 | text | any
leadership | en | 14 | 15min | | theme | both
Proverbs in 31 days | en | 30 | 15min | Prov.1 Prov.31 | text | any
Genesis | en | 30 | 30min | Gen.1 Gen.50 | text | any
the gospel of John | en | 14 | 15min | John.1 John.21 | text | any
Ruth | en | 7 | 15min | Ruth.1 Ruth.4 | text | any
Romans | en | 14 | 30min | Rom.1 Rom.16 | text | any
the book of Psalms | en | 90 | 15min | Ps.1 Ps.150 | text | any
the life of David | en | 30 | 15min | 1Sam.16 | text | any
the story of Elijah | en | 7 | 15min | 1Kgs.17 | text | any
hope | en | 90 | 15min | Rom | theme | both
anxiety | en | 7 | 15min | Phil.4 Matt.6 | theme | both
forgiveness | en | 30 | 30min | Matt.18 | theme | both
prayer | en | 90 | 45min | Matt.6 | theme | both
the fruit of the Spirit | en | 14 | 15min | Gal.5 | theme | any
love | en | 30 | 45min | 1Cor.13 1John.4 | theme | both
faith | en | 14 | 30min | Heb.11 | theme | both
marriage | en | 7 | 15min | Eph.5 | theme | both
money | en | 14 | 15min | 1Tim.6 | theme | both
wisdom | en | 30 | 15min | Prov | theme | both
grief | en | 7 | 15min | | theme | both
la identidad en Cristo | es | 14 | 15min | Eph | theme | any
la paciencia en el sufrimiento | es | 7 | 15min | | theme | both
Adviento | es | 14 | 15min | Isa | theme | both
la vida de José | es | 14 | 15min | Gen.37 Gen.50 | text | any
la historia de David | es | 30 | 15min | 1Sam.16 | text | any
Proverbios en 31 días | es | 30 | 15min | Prov.1 Prov.31 | text | any
Salmos | es | 90 | 15min | Ps.1 Ps.150 | text | any
el evangelio de Marcos | es | 14 | 15min | Mark.1 Mark.16 | text | any
Hechos | es | 30 | 15min | Acts.1 Acts.28 | text | any
la esperanza | es | 90 | 15min | Rom | theme | both
el perdón | es | 30 | 30min | Matt.18 | theme | both
la oración | es | 90 | 45min | Matt.6 | theme | both
la ansiedad | es | 7 | 15min | | theme | both
el liderazgo | es | 14 | 15min | | theme | both
la fe | es | 14 | 30min | Heb.11 | theme | both
the minor prophets | en | 14 | 15min | Jonah Mic | theme | any
los reyes de Israel | es | 14 | 15min | 1Sam.16 1Kgs.3 | theme | any
the letters of Paul | en | 7 | 15min | Rom Phil | theme | any
the cross | en | 7 | 15min | Isa.53 | theme | both
Psalm 23 | en | 7 | 15min | Ps.23 | theme | both
anxeity | en | 7 | 15min | Phil.4 Matt.6 | theme | both
los sueños | es | 7 | 15min | Gen | theme | any
`;

export const PLAN_THEMES: readonly PlanTheme[] = TABLE.trim()
  .split('\n')
  .map((row) => {
    const [theme = '', language, days, dailyTime, has = '', order, both] = row
      .split('|')
      .map((cell) => cell.trim());
    return {
      theme,
      language: language as Language,
      days: Number(days) as PlanLength,
      dailyTime: dailyTime as DailyTime,
      has: has.split(' ').filter(Boolean),
      order: order as PlanTheme['order'],
      both: both === 'both',
    };
  });
