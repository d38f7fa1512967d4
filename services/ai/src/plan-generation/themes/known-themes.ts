import type { Language } from '@word-unfolded/domain';
import { parseOsis, type VerseRange } from '@word-unfolded/scripture-ref';
import { foldedWords, rangeOf } from '@word-unfolded/study-library';

type KnownThemeKind = 'text' | 'part' | 'theme';

/** A theme that churches have a name for, whose passages no search by words finds. */
export type KnownTheme = {
  /**
   * text: its passages are one text that is read in its order; part: they are the most important of a part of Scripture,
   * outside of which nothing is read as long as they last; theme: they are the most important of many.
   */
  readonly kind: KnownThemeKind;
  /** The most important first. */
  readonly ranges: readonly VerseRange[];
};

/**
 * Columns: names in English | names in Spanish | kind | passages, the most important first. The choice of
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
gospels, four gospels | evangelios, cuatro evangelios | text | Matt.1-Matt.28 Mark.1-Mark.16 Luke.1-Luke.24 John.1-John.21
exile and return, exile, return from exile, return of exiles | exilio, exilio y regreso, regreso del exilio | text | 2Kgs.24-2Kgs.25 Ezra.1-Ezra.10 Neh.1-Neh.13
minor prophets, twelve prophets | profetas menores, doce profetas | part | Hos.11 Joel.2 Amos.5 Jonah.1 Mic.6 Hab.3 Zech.9 Mal.3 Hos.6 Nah.1 Zeph.3 Hag.1 Obad.1 Hos.1 Amos.7 Mic.4 Hab.1 Zech.1 Zech.12 Hos.14 Amos.9 Joel.3 Zech.4 Mal.1 Hos.4 Amos.1 Mic.1 Zech.7 Hos.8 Nah.3 Zeph.1 Zech.14
prophets | profetas | part | Isa.6 Jer.1 Ezek.37 Isa.53 Mic.6 Dan.7 Amos.5 1Kgs.18 Hos.11 Isa.40 Jer.31 Joel.2 Jonah.3 Hab.3 Mal.3 Isa.9 Isa.11 Ezek.34 Zech.9 Dan.3 Isa.55 Jer.18 Ezek.1 Hag.1 2Kgs.5 Zeph.3 Isa.61 Jer.29 Ezek.47 Amos.7 Nah.1 Obad.1
pentateuch, torah, five books of Moses, books of Moses, law of Moses | Pentateuco, Torá, cinco libros de Moisés, libros de Moisés, ley de Moisés | part | Gen.1 Exod.3 Exod.20 Lev.19 Num.14 Deut.6 Gen.12 Gen.22 Exod.12 Lev.16 Num.21 Deut.30 Gen.3 Gen.15 Exod.14 Exod.34 Num.6 Deut.8 Gen.28 Gen.37 Gen.50 Exod.16 Exod.32 Lev.25 Num.11 Num.23 Deut.4 Deut.18 Deut.34 Gen.6 Gen.32 Lev.1
kings of Israel, kings of Judah, kings of Israel and Judah, kings | reyes de Israel, reyes de Judá, reyes de Israel y Judá, reyes | part | 1Sam.8 1Sam.16 2Sam.7 1Kgs.3 1Kgs.12 2Kgs.18 2Kgs.25 1Sam.15 2Sam.11 1Kgs.8 1Kgs.18 2Kgs.17 2Kgs.22 Deut.17.14-Deut.17.20 1Sam.10 2Sam.5 1Kgs.11 1Kgs.21 2Kgs.11 2Chr.20 2Chr.33 Ps.72 1Sam.13 1Kgs.1 1Kgs.15 2Kgs.9 2Kgs.14 2Chr.14 2Chr.26 2Chr.29 Ps.2 Jer.22
letters of Paul, Paul's letters, epistles of Paul, Pauline letters, Pauline epistles | cartas de Pablo, epístolas de Pablo, cartas paulinas, epístolas paulinas | part | Rom.8 1Cor.13 2Cor.4 Gal.5 Eph.2 Phil.2 Col.1 1Thess.4 2Tim.3 Titus.2 Phlm.1 1Tim.6 Rom.12 2Cor.12 Rom.5 1Cor.15 Gal.2 Eph.4 Phil.4 Col.3 1Thess.1 2Thess.2 1Tim.2 2Tim.1 Rom.3 1Cor.1 2Cor.8 Gal.3 Eph.1 Rom.14 1Cor.9 2Cor.1
wisdom literature, wisdom books, books of wisdom | literatura sapiencial, libros sapienciales, libros de sabiduría | part | Prov.1 Job.28 Eccl.3 Ps.1 Prov.8 Job.38 Eccl.12 Ps.73 Jas.1 Prov.3 Job.1 Song.8 Eccl.5 Ps.37 Prov.31 Job.42 Ps.119 Prov.15 Eccl.1 Jas.3 Job.19 Prov.10 Ps.49 Prov.22 Eccl.9 Job.4 Prov.27 Ps.112 Song.2 Job.31 Ps.127 Prov.18
life, abundant life, meaning of life, purpose of life | vida, vida abundante, sentido de la vida, propósito de la vida | theme | John.10.1-John.10.18 Eccl.12 Gen.1.26-Gen.2.9 Deut.30.11-Deut.30.20 Ps.16 Matt.16.24-Matt.16.28 John.1.1-John.1.18 Ps.139 Phil.1.19-Phil.1.26 Rom.6.1-Rom.6.14 John.11.17-John.11.44 Ps.90 Matt.6.25-Matt.6.34 Prov.3.1-Prov.3.18 Mic.6.6-Mic.6.8 Luke.12.13-Luke.12.34 Eph.2.1-Eph.2.10 Jas.4.13-Jas.4.17 Col.3.1-Col.3.17 John.15.1-John.15.17 Eccl.3 Isa.43.1-Isa.43.7 Gal.2.15-Gal.2.21 Ps.103 1John.5.1-1John.5.13 Jer.29.4-Jer.29.14 2Cor.4.7-2Cor.4.18 Rom.12 Matt.7.13-Matt.7.27 Ps.23 Rev.21.1-Rev.21.7 1Pet.1.3-1Pet.1.9
mental health, emotional health, emotions | salud mental, salud emocional, emociones | theme | Ps.42 Matt.11.25-Matt.11.30 1Kgs.19.1-1Kgs.19.18 Phil.4.4-Phil.4.13 Ps.34 2Cor.1.3-2Cor.1.11 Lam.3.19-Lam.3.33 Matt.6.25-Matt.6.34 Isa.40.27-Isa.40.31 Ps.139 Rom.12.1-Rom.12.13 2Cor.4.7-2Cor.4.18 Ps.13 Mark.14.32-Mark.14.42 1Pet.5.5-1Pet.5.11 Ps.88 Isa.41.8-Isa.41.13 John.14.18-John.14.31 Ps.94.16-Ps.94.19 Num.11.10-Num.11.17 Ps.23 Gal.6.1-Gal.6.5 Prov.12.25 Ps.131 Mark.6.30-Mark.6.34 Ps.103 Rom.8.18-Rom.8.39 Job.3 Eccl.4.9-Eccl.4.12 Neh.8.9-Neh.8.12 Heb.4.14-Heb.4.16 John.11.28-John.11.36
social media, internet, screens, screen time, phones | redes sociales, internet, pantallas, celular, móvil | theme | Phil.4.4-Phil.4.9 Jas.3 Ps.101 Matt.6.1-Matt.6.24 Eph.4.25-Eph.4.32 Prov.18 Ps.131 Eph.5.1-Eph.5.20 Prov.4.20-Prov.4.27 1Cor.6.12-1Cor.6.20 1John.2.12-1John.2.17 Mark.6.30-Mark.6.34 Prov.12 Gal.1.6-Gal.1.10 Exod.20.1-Exod.20.17 Ps.119.33-Ps.119.40 Col.3.1-Col.3.17 Rom.12 Prov.15 Luke.10.38-Luke.10.42 Matt.12.33-Matt.12.37 Eccl.5.1-Eccl.5.7 1Thess.5.11-1Thess.5.24 Prov.26 Ps.46 2Tim.2.14-2Tim.2.26 Job.31 Titus.3 Ps.19 Matt.7.1-Matt.7.12
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
      themes.set(keyOf(name, language), { kind: kind as KnownThemeKind, ranges });
  }
  return themes;
}

function keyOf(theme: string, language: Language): string {
  return foldedWords(theme)
    .filter((word) => !SMALL[language].has(word))
    .join(' ');
}
