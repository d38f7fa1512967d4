/**
 * Verses that can stand alone for a day, in OSIS form: promises, praise and counsel that say the same without their
 * neighbours. Threats, curses and words to other people's enemies are not among them.
 */
export const DAY_VERSES: readonly string[] = `
  Ps.121.1-Ps.121.2 Rom.8.38-Rom.8.39 Isa.40.31 Phil.4.6-Phil.4.7 Matt.11.28 Lam.3.22-Lam.3.23 John.14.27 Ps.23.1-Ps.23.3
  Josh.1.9 1John.4.18 Ps.46.1 Prov.3.5-Prov.3.6 Eph.2.8-Eph.2.9 Mic.6.8 John.1.5 Ps.34.18 2Cor.12.9 Zeph.3.17
  Gal.5.22-Gal.5.23 Ps.119.105 Isa.41.10 Heb.11.1 Deut.31.8 Matt.5.9 Ps.27.1 1Cor.13.4-1Cor.13.5 Jas.1.5 Ps.90.12
  John.15.5 Col.3.15 Ps.139.9-Ps.139.10 1Pet.5.7 Isa.43.2 Luke.12.32 Ps.118.24 Rom.12.12 Num.6.24-Num.6.26 John.8.12
  Ps.103.2-Ps.103.3 Eph.4.32 Prov.16.3 Matt.6.33 Hab.3.17-Hab.3.18 Ps.62.1-Ps.62.2 2Tim.1.7 Isa.26.3 John.3.16 Ps.51.10
  Rom.15.13 Deut.6.4-Deut.6.5 1John.3.1 Ps.37.5 Matt.5.14 Heb.4.16 Ps.16.11 Jer.29.11 Gal.6.9 Ps.130.5 Mark.12.30
  Isa.30.15 1Thess.5.16-1Thess.5.18 Ps.100.4-Ps.100.5 John.13.34 Prov.4.23 Rom.5.3-Rom.5.4 Ps.145.18 Eph.3.20 Exod.33.14
  Ps.42.8 Matt.7.7 2Cor.4.16 Neh.8.10 Ps.19.1 John.10.10 Ruth.1.16 Phil.4.13 Ps.56.3 1John.1.9 Isa.55.10-Isa.55.11
  Luke.6.31 Ps.84.11 Col.3.12 Prov.17.17 Heb.13.8 Ps.32.8 Rom.12.2 Gen.28.15 John.16.33 Ps.73.26 1Cor.16.14 Isa.9.2
  Matt.28.20 Ps.4.8 Jas.1.17 Prov.15.1 2Cor.5.17 Ps.91.1-Ps.91.2 Rev.21.4 Eccl.3.1 1Pet.2.9 Ps.33.20-Ps.33.21 Luke.1.37
  Rom.8.28 Ps.86.5 Isa.58.11 John.6.35 Ps.147.3 Phil.1.6 Deut.33.27 Ps.63.3 Heb.12.1-Heb.12.2 Prov.18.10 1John.4.7
  Ps.143.8 Matt.6.26 2Thess.3.16 Nah.1.7 Ps.18.2 Acts.20.35 Isa.12.2 Ps.131.2 John.20.29 Mal.4.2 Rom.13.10
`
  .trim()
  .split(/\s+/);

const DAY_MS = 86_400_000;

/**
 * The verse of a day: every day another one, until all have had their turn.
 *
 * @param day of the reader, such as `2026-11-27`
 * @returns in OSIS form
 */
export function verseOfDay(day: string): string {
  const days = Math.floor(Date.parse(day) / DAY_MS);
  return DAY_VERSES[days % DAY_VERSES.length] ?? 'Ps.121.1-Ps.121.2';
}
