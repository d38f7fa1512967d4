import type { Language } from '@word-unfolded/domain';
import { parseOsis, type VerseRange } from '@word-unfolded/scripture-ref';
import { foldedWords, rangeOf } from '@word-unfolded/study-library';

/** A theme that churches have a name for, whose passages no search by words finds. */
export type KnownTheme = {
  /** Whether its passages are one text that is read in its order, or the most important of many. */
  readonly isText: boolean;
  /** The most important first. */
  readonly ranges: readonly VerseRange[];
};

/**
 * Columns: names in English | names in Spanish | text or theme | passages, the most important first. The choice of
 * passages is this application's own.
 */
const TABLE = `
Holy Week, passion week, the passion, passion of Christ, passion of Jesus, last week of Jesus | Semana Santa, la pasión, pasión de Cristo, pasión de Jesús, última semana de Jesús | text | Matt.21-Matt.28 John.12-John.21 Mark.11-Mark.16 Luke.19-Luke.24
Sermon on the Mount | Sermón del Monte, sermón de la montaña | text | Matt.5-Matt.7
Paul's journeys, journeys of Paul, missionary journeys, missionary journeys of Paul | viajes de Pablo, viajes misioneros, viajes misioneros de Pablo | text | Acts.13-Acts.28
early church, first church, first Christians | iglesia primitiva, primera iglesia, primeros cristianos | text | Acts.1-Acts.12 Acts.13-Acts.28
Christmas, birth of Jesus, birth of Christ, nativity | Navidad, nacimiento de Jesús, nacimiento de Cristo | theme | Luke.2.1-Luke.2.20 Luke.1.26-Luke.1.56 Matt.1.18-Matt.1.25 John.1.1-John.1.18 Isa.9.1-Isa.9.7 Matt.2.1-Matt.2.12 Mic.5.2-Mic.5.5 Isa.7.10-Isa.7.16 Isa.11.1-Isa.11.10 Gal.4.1-Gal.4.7 Phil.2.5-Phil.2.11 Heb.1.1-Heb.1.6 Titus.2.11-Titus.2.14 1John.4.7-1John.4.14 Heb.2.9-Heb.2.18 2Sam.7.8-2Sam.7.16 Gen.3.8-Gen.3.15 Ps.98 Luke.3.21-Luke.3.38 Isa.40.1-Isa.40.11 Jer.23.5-Jer.23.8 Num.24.15-Num.24.19 Ps.72 Zech.9.9-Zech.9.10 Rom.1.1-Rom.1.7 Ps.2 Isa.61.1-Isa.61.3 Rev.12.1-Rev.12.6 1John.1.1-1John.1.4 Gen.49.8-Gen.49.12 Ps.89.1-Ps.89.4 Col.1.15-Col.1.20
Advent | Adviento | theme | Isa.9.1-Isa.9.7 Luke.1.26-Luke.1.56 Isa.40.1-Isa.40.11 Mal.3.1-Mal.3.4 Matt.1.18-Matt.1.25 Isa.11.1-Isa.11.10 Luke.3.1-Luke.3.18 Isa.2.1-Isa.2.5 Luke.2.1-Luke.2.20 Mic.5.2-Mic.5.5 Rom.13.11-Rom.13.14 Isa.35 Isa.7.10-Isa.7.16 Isa.64.1-Isa.64.9 Jas.5.7-Jas.5.11 Matt.24.36-Matt.24.44 Isa.61.1-Isa.61.4 1Thess.5.1-1Thess.5.11 Jer.33.14-Jer.33.16 Mark.1.1-Mark.1.8 Ps.80 John.1.1-John.1.18 Zeph.3.14-Zeph.3.20 Phil.4.4-Phil.4.7 Rom.15.4-Rom.15.13 Ps.85 Matt.11.2-Matt.11.11 2Pet.3.8-2Pet.3.15 Mark.13.32-Mark.13.37 Ps.25.1-Ps.25.10 Rev.22.12-Rev.22.21 Zech.9.9-Zech.9.10 Mal.4 Titus.2.11-Titus.2.14 2Sam.7.8-2Sam.7.16
Lent, repentance before Easter | Cuaresma | theme | Joel.2.12-Joel.2.17 Matt.4.1-Matt.4.11 Ps.51 Isa.58.1-Isa.58.12 Matt.6.1-Matt.6.18 Luke.15.11-Luke.15.32 Isa.53 2Cor.5.17-2Cor.5.21 Luke.9.18-Luke.9.27 Deut.8.1-Deut.8.10 Phil.2.1-Phil.2.11 Ps.32 Rom.5.1-Rom.5.11 Jonah.3 Luke.18.9-Luke.18.14 John.12.20-John.12.33 Ezek.18.21-Ezek.18.32 Heb.12.1-Heb.12.13 Ps.130 Mark.14.32-Mark.14.42 Jer.31.31-Jer.31.34 Phil.3.7-Phil.3.16 Dan.9.3-Dan.9.19 Luke.13.1-Luke.13.9 Hos.14.1-Hos.14.4 Heb.4.14-Heb.4.16 Mic.6.6-Mic.6.8 Rom.8.1-Rom.8.11 Jas.4.6-Jas.4.10 Luke.23.32-Luke.23.49 Ps.22 1John.1.5-1John.1.10 Matt.27.32-Matt.27.54
Easter | Pascua, Pascua de Resurrección, Domingo de Resurrección | theme | John.20.1-John.20.18 Luke.24.13-Luke.24.35 1Cor.15.1-1Cor.15.28 Matt.28.1-Matt.28.10 Mark.16.1-Mark.16.8 Isa.53 Exod.12.1-Exod.12.14 Rom.6.1-Rom.6.11 John.21.1-John.21.14 1Pet.1.3-1Pet.1.9 Ps.16 Acts.2.22-Acts.2.36 John.11.17-John.11.44 Col.3.1-Col.3.4 Ps.118.14-Ps.118.24 Acts.10.34-Acts.10.43 Eph.1.15-Eph.1.23 Job.19.23-Job.19.27 Isa.25.6-Isa.25.9 Ezek.37.1-Ezek.37.14 Hos.6.1-Hos.6.3 Rom.8.9-Rom.8.17 Phil.3.8-Phil.3.14 1Thess.4.13-1Thess.4.18 Rev.1.9-Rev.1.18 Dan.12.1-Dan.12.3 2Cor.4.7-2Cor.4.18 Acts.13.26-Acts.13.39 Heb.13.20-Heb.13.21 Rev.21.1-Rev.21.7 Jonah.2
Pentecost | Pentecostés | theme | Acts.2.1-Acts.2.21 Joel.2.28-Joel.2.32 John.14.15-John.14.27 Acts.1.1-Acts.1.11 John.16.5-John.16.15 Rom.8.1-Rom.8.17 1Cor.12.1-1Cor.12.13 Ezek.37.1-Ezek.37.14 Gal.5.16-Gal.5.25 Num.11.24-Num.11.30 Ezek.36.24-Ezek.36.28 Gen.11.1-Gen.11.9 Isa.44.1-Isa.44.5 John.7.37-John.7.39 Exod.19.1-Exod.19.8 Eph.4.1-Eph.4.6 Ps.104.24-Ps.104.34 John.3.1-John.3.8 John.20.19-John.20.23 Acts.4.23-Acts.4.31 Acts.10.44-Acts.10.48 Acts.19.1-Acts.19.7 Lev.23.15-Lev.23.21 Isa.11.1-Isa.11.3 Isa.32.14-Isa.32.18 Zech.4.1-Zech.4.10 1Cor.2.9-1Cor.2.16 Eph.1.11-Eph.1.14 Luke.11.9-Luke.11.13 Deut.16.9-Deut.16.12
parables, parables of Jesus, Jesus' parables | parábolas, parábolas de Jesús | theme | Luke.15 Luke.10.25-Luke.10.37 Matt.13.1-Matt.13.23 Matt.18.21-Matt.18.35 Matt.20.1-Matt.20.16 Matt.25.14-Matt.25.46 Luke.18.1-Luke.18.14 Luke.16 Luke.12.13-Luke.12.40 Matt.22.1-Matt.22.14 Luke.14.7-Luke.14.24 Matt.21.28-Matt.21.46 Mark.4.1-Mark.4.34 Matt.7.24-Matt.7.27 2Sam.12.1-2Sam.12.13 Luke.13.6-Luke.13.21 Luke.7.36-Luke.7.50 Luke.19.11-Luke.19.27 Isa.5.1-Isa.5.7 Luke.8.4-Luke.8.15 Luke.11.5-Luke.11.13 John.10.1-John.10.18 Luke.20.9-Luke.20.19 Mark.12.1-Mark.12.12 Luke.6.46-Luke.6.49 John.15.1-John.15.8 Matt.24.32-Matt.24.51 Luke.17.7-Luke.17.10 Mark.2.18-Mark.2.22 Judg.9.7-Judg.9.15 Ezek.17.1-Ezek.17.10 Jer.18.1-Jer.18.10 Mark.13.28-Mark.13.37 Matt.9.14-Matt.9.17 Prov.24.30-Prov.24.34 Ezek.34.11-Ezek.34.16
miracles, miracles of Jesus, signs of Jesus | milagros, milagros de Jesús, señales de Jesús | theme | John.2.1-John.2.11 Mark.4.35-Mark.4.41 John.11.1-John.11.44 Mark.5.21-Mark.5.43 John.9.1-John.9.12 Matt.14.13-Matt.14.33 Mark.2.1-Mark.2.12 Luke.7.1-Luke.7.17 Luke.17.11-Luke.17.19 John.5.1-John.5.15 Exod.14.10-Exod.14.31 2Kgs.5.1-2Kgs.5.14 Matt.8.1-Matt.8.17 Luke.5.1-Luke.5.11 1Kgs.17.8-1Kgs.17.24 Mark.7.24-Mark.7.37 John.6.1-John.6.21 Luke.13.10-Luke.13.17 John.4.46-John.4.54 Mark.10.46-Mark.10.52 Luke.8.22-Luke.8.39 Matt.9.27-Matt.9.34 Mark.9.14-Mark.9.29 Matt.12.9-Matt.12.14 2Kgs.4.1-2Kgs.4.37 Mark.8.1-Mark.8.26 John.21.1-John.21.14 Mark.1.21-Mark.1.45 Matt.15.21-Matt.15.38 Josh.3 1Kgs.18.20-1Kgs.18.39 Dan.3 Matt.17.14-Matt.17.27 Acts.3.1-Acts.3.10 Luke.14.1-Luke.14.6 Dan.6 Exod.16.1-Exod.16.18 2Kgs.6.1-2Kgs.6.23 Mark.3.1-Mark.3.12 Luke.4.31-Luke.4.41
women of the Bible, women in the Bible, biblical women | mujeres de la Biblia, mujeres en la Biblia, mujeres bíblicas | theme | Ruth.1 Luke.1.26-Luke.1.56 1Sam.1 Esth.4 John.20.1-John.20.18 Judg.4 John.4.1-John.4.42 Exod.1.15-Exod.1.21 Luke.10.38-Luke.10.42 Gen.16 Prov.31.10-Prov.31.31 Acts.16.11-Acts.16.15 Josh.2 John.11.17-John.11.44 1Sam.25.2-1Sam.25.42 Exod.2.1-Exod.2.10 Gen.24 Luke.8.1-Luke.8.3 2Kgs.4.8-2Kgs.4.37 Acts.9.36-Acts.9.42 Ruth.2 Ruth.3 Ruth.4 Acts.18.24-Acts.18.28 Luke.7.36-Luke.7.50 Gen.21.1-Gen.21.21 Luke.2.36-Luke.2.38 2Kgs.22.8-2Kgs.22.20 Rom.16.1-Rom.16.16 Num.27.1-Num.27.11 Mark.14.1-Mark.14.9 Matt.15.21-Matt.15.28 Esth.5 Judg.5 Gen.29 Exod.15.19-Exod.15.21 Mark.5.21-Mark.5.43 2Tim.1.1-2Tim.1.7 Esth.7 Gen.18.1-Gen.18.15 Luke.13.10-Luke.13.17 2Kgs.5.1-2Kgs.5.14 John.12.1-John.12.8 Luke.21.1-Luke.21.4
names of God | nombres de Dios | theme | Exod.3.1-Exod.3.15 Gen.22.1-Gen.22.14 Ps.23 Isa.9.1-Isa.9.7 Gen.16.7-Gen.16.14 John.8.48-John.8.59 Exod.34.1-Exod.34.9 Gen.17.1-Gen.17.8 Matt.6.5-Matt.6.15 Gen.14.17-Gen.14.24 Judg.6.11-Judg.6.24 John.10.1-John.10.18 Jer.23.5-Jer.23.6 Exod.15.22-Exod.15.27 Exod.17.8-Exod.17.16 Isa.40.25-Isa.40.31 Rom.8.12-Rom.8.17 Ps.91 Rev.1.4-Rev.1.8 Phil.2.5-Phil.2.11 Gen.1.1-Gen.1.5 1Sam.17.41-1Sam.17.50 Deut.32.1-Deut.32.4 Gen.21.33-Gen.21.34 Matt.1.18-Matt.1.25 Ps.46 Ezek.48.30-Ezek.48.35 Acts.4.5-Acts.4.12 Ps.8 Rev.19.11-Rev.19.16 Exod.6.2-Exod.6.8 Ps.68.1-Ps.68.6 Prov.18.10-Prov.18.12 Isa.43.1-Isa.43.7 John.14.1-John.14.11 Rev.22.12-Rev.22.17
I am sayings, I am sayings of Jesus | dichos yo soy, los yo soy de Jesús | theme | John.6.25-John.6.51 John.8.12-John.8.20 John.10.1-John.10.18 John.11.17-John.11.44 John.14.1-John.14.11 John.15.1-John.15.17 Exod.3.1-Exod.3.15
end times, last days, second coming, return of Christ, return of Jesus, last things | últimos tiempos, fin de los tiempos, postreros días, segunda venida, regreso de Cristo, venida de Cristo | theme | Matt.24.1-Matt.24.44 1Thess.4.13-1Thess.4.18 Rev.21.1-Rev.21.7 Dan.7.9-Dan.7.14 Matt.25.31-Matt.25.46 2Pet.3.1-2Pet.3.15 Dan.12.1-Dan.12.4 1Thess.5.1-1Thess.5.11 Mark.13 2Thess.2.1-2Thess.2.12 Joel.2.28-Joel.2.32 1Cor.15.20-1Cor.15.58 Rev.22 Acts.1.6-Acts.1.11 Luke.21.5-Luke.21.36 2Tim.3.1-2Tim.3.9 Isa.65.17-Isa.65.25 Zech.14.1-Zech.14.9 Rev.19 Rev.20 Luke.17.20-Luke.17.37 Rev.1.1-Rev.1.8 2Thess.1.3-2Thess.1.12 Titus.2.11-Titus.2.14 Isa.2.1-Isa.2.5 Isa.25.6-Isa.25.9 Mal.4 Rom.13.11-Rom.13.14 1John.2.18-1John.2.28 Heb.9.24-Heb.9.28 Dan.2.31-Dan.2.45 Rev.7.9-Rev.7.17 Phil.3.17-Phil.3.21 Ezek.37.15-Ezek.37.28 Jude.1.14-Jude.1.25
David and Jonathan, friendship of David and Jonathan | David y Jonatán, amistad de David y Jonatán | theme | 1Sam.18.1-1Sam.18.4 1Sam.20 1Sam.19.1-1Sam.19.7 1Sam.23.15-1Sam.23.18 2Sam.1.17-2Sam.1.27 2Sam.9 1Sam.14.1-1Sam.14.15 1Sam.31 Prov.18.24 John.15.9-John.15.17 Prov.17.17 Eccl.4.9-Eccl.4.12
armor of God, armour of God, spiritual armor, spiritual warfare | armadura de Dios, guerra espiritual, armadura espiritual | theme | Eph.6.10-Eph.6.20 Isa.59.15-Isa.59.19 1Thess.5.4-1Thess.5.11 2Cor.10.1-2Cor.10.6 1Sam.17.32-1Sam.17.50 1Pet.5.6-1Pet.5.11 Jas.4.6-Jas.4.10 Matt.4.1-Matt.4.11 Rom.13.11-Rom.13.14 2Kgs.6.8-2Kgs.6.23 2Chr.20.1-2Chr.20.22 Ps.91 Heb.4.12-Heb.4.16 Exod.14.10-Exod.14.31 Ps.18.1-Ps.18.36 Luke.10.17-Luke.10.20 Rev.12.7-Rev.12.12 1John.4.1-1John.4.6 Dan.10 Rom.8.31-Rom.8.39 Ps.144.1-Ps.144.4 Col.2.6-Col.2.15 Josh.1.1-Josh.1.9 Neh.4 Ps.27 Luke.22.31-Luke.22.46 Judg.7 John.17.6-John.17.19 Zech.3.1-Zech.3.7 1Tim.6.11-1Tim.6.16 Isa.11.1-Isa.11.5 2Tim.2.1-2Tim.2.13
fruit of the Spirit, fruits of the Spirit | fruto del Espíritu, frutos del Espíritu | theme | Gal.5.13-Gal.5.26 John.15.1-John.15.17 1Cor.13 Rom.8.1-Rom.8.17 Col.3.12-Col.3.17 Phil.4.4-Phil.4.9 Ps.1 Jas.3.13-Jas.3.18 2Pet.1.3-2Pet.1.11 Isa.32.14-Isa.32.18 Eph.5.8-Eph.5.20 Matt.7.15-Matt.7.20 Ps.92.12-Ps.92.15 Rom.14.13-Rom.14.19 1John.4.7-1John.4.21 Jas.5.7-Jas.5.11 Eph.4.25-Eph.4.32 Prov.15.1-Prov.15.4 Matt.11.25-Matt.11.30 Lam.3.22-Lam.3.33 Titus.3.1-Titus.3.8 Prov.16.32 Jer.17.7-Jer.17.8 Luke.6.27-Luke.6.45 Neh.8.9-Neh.8.12 1Pet.3.8-1Pet.3.12 2Tim.2.22-2Tim.2.26 Hos.10.12-Hos.10.13 Isa.11.1-Isa.11.5 Matt.13.18-Matt.13.23 Isa.26.3-Isa.26.4 Prov.25.28
Lord's Prayer, Our Father | Padrenuestro, Padre nuestro, oración del Señor | theme | Matt.6.5-Matt.6.15 Luke.11.1-Luke.11.13 Isa.6.1-Isa.6.8 Ps.103.1-Ps.103.14 Matt.26.36-Matt.26.46 Exod.16.1-Exod.16.18 Matt.18.21-Matt.18.35 1Cor.10.12-1Cor.10.13 1Chr.29.10-1Chr.29.13 Ezek.36.22-Ezek.36.28 Rom.8.12-Rom.8.17 Dan.7.13-Dan.7.14 John.17 Prov.30.7-Prov.30.9 Mark.1.14-Mark.1.15
Ten Commandments | Diez Mandamientos | theme | Exod.20.1-Exod.20.21 Deut.5.1-Deut.5.22 Matt.5.17-Matt.5.48 Mark.12.28-Mark.12.34 Rom.13.8-Rom.13.10 Ps.19.7-Ps.19.14 Exod.32.1-Exod.32.20 Deut.6.1-Deut.6.9 Jas.2.8-Jas.2.13 Lev.19.1-Lev.19.18 Mark.10.17-Mark.10.22 Ps.1 Jer.31.31-Jer.31.34 Gal.5.13-Gal.5.15 1John.5.1-1John.5.5
`;

/** Words that a name may have or not, folded. */
const SMALL: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set('a an and the of in on to from about plan study for'.split(' ')),
  es: new Set('un una y el la los las lo de del en a al sobre plan estudio para por'.split(' ')),
};

const byName: Readonly<Record<Language, ReadonlyMap<string, KnownTheme>>> = {
  en: named('en'),
  es: named('es'),
};

/** The theme that the words name, as a whole: "Holy Week", "las parábolas de Jesús", "Advent in 30 days". */
export function knownTheme(theme: string, language: Language): KnownTheme | undefined {
  return byName[language].get(
    keyOf(theme.replace(/\s+(?:in|en|for|por)\s+\d+\s+\p{L}+\s*$/iu, ''), language),
  );
}

function named(language: Language): ReadonlyMap<string, KnownTheme> {
  const themes = new Map<string, KnownTheme>();
  for (const row of TABLE.trim().split('\n')) {
    const [en = '', es = '', kind = '', passages = ''] = row.split('|').map((cell) => cell.trim());
    const ranges = (parseOsis(passages) ?? []).flatMap((passage) => rangeOf(passage) ?? []);
    for (const name of { en, es }[language].split(','))
      themes.set(keyOf(name, language), { isText: kind === 'text', ranges });
  }
  return themes;
}

function keyOf(theme: string, language: Language): string {
  return foldedWords(theme)
    .filter((word) => !SMALL[language].has(word))
    .join(' ');
}
