import { foldWord, wordsOf } from '@word-unfolded/scripture-text';

/** Original words that readers know by their transliteration, each line a Strong's number and its names. */
const KNOWN = `
G5 abba
G26 agape ágape
G86 hades
G239 hallelujah alleluia aleluya
G281 amen amén
G386 anastasis
G652 apostolos
G907 baptizo
G932 basileia
G1067 gehenna gehena
G1411 dunamis dynamis
G1401 doulos
G1515 eirene
G1577 ekklesia ecclesia
G2098 euangelion evangelion
G2222 zoe
G2540 kairos
G2842 koinonia
G2962 kyrios kurios
G3056 logos
G3134 maranatha maranata
G3341 metanoia
G3875 parakletos paracletos paraclete paráclito
G3952 parousia parusía
G4102 pistis
G4151 pneuma
G4487 rhema rema
G4678 sophia
G4982 sozo
G5368 phileo fileo
G5485 charis
G5547 christos
G5614 hosanna hosana
H136 adonai
H430 elohim
H530 emunah
H539 aman
H1285 berith berit
H2617 hesed chesed jesed
H3068 yahweh jehovah jehová
H4899 mashiach messiah mesías
H5315 nephesh nefesh
H5542 selah sela
H7307 ruach ruaj
H7585 sheol seol
H7706 shaddai
H7965 shalom
H8085 shema
H8451 torah tora
`;

const byName = new Map(
  KNOWN.trim()
    .split('\n')
    .flatMap((row) => {
      const [strongs = '', ...names] = row.split(' ');
      return names.map((name): [string, string] => [foldWord(name), strongs]);
    }),
);

/** The Strong's numbers that a text names, by number or by a known transliteration. */
export function strongsNamed(text: string): string[] {
  const found = wordsOf(text).flatMap(({ folded }) => {
    if (/^[gh][1-9]\d{0,3}$/.test(folded)) return folded.toUpperCase();
    return byName.get(folded) ?? [];
  });
  return [...new Set(found)];
}

/** The table itself, for tests. */
export function knownWords(): readonly (readonly [name: string, strongs: string])[] {
  return [...byName];
}
