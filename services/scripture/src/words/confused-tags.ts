import type { LinkedWords } from '@word-unfolded/contracts';

/**
 * Numbers that the digital Reina-Valera 1909 has in many places for another word of like letters or of a like number, each
 * with the right one: “huyó” has that of נס, a banner, and not that of נוס. They are those for which the King James Version
 * has the right one in at least half of the verses in which it lacks the wrong one.
 */
const CONFUSED: ReadonlyMap<string, string> = new Map([
  ['G907', 'G910'],
  ['G1483', 'G1484'],
  ['G1565', 'G4074'],
  ['G2004', 'G2400'],
  ['G2179', 'G2181'],
  ['G2331', 'G2332'],
  ['G5183', 'G5184'],
  ['H833', 'H836'],
  ['H970', 'H980'],
  ['H1648', 'H1647'],
  ['H1837', 'H1836'],
  ['H1909', 'H1928'],
  ['H2086', 'H2102'],
  ['H2213', 'H2114'],
  ['H2214', 'H2114'],
  ['H2426', 'H2428'],
  ['H2552', 'H2527'],
  ['H2869', 'H3190'],
  ['H3890', 'H3868'],
  ['H4018', 'H4127'],
  ['H4055', 'H4060'],
  ['H4191', 'H4194'],
  ['H4320', 'H4318'],
  ['H4334', 'H4339'],
  ['H4654', 'H4658'],
  ['H4851', 'H4185'],
  ['H4858', 'H4864'],
  ['H5105', 'H5104'],
  ['H5146', 'H3240'],
  ['H5153', 'H5154'],
  ['H5251', 'H5127'],
  ['H5297', 'H5130'],
  ['H5852', 'H5850'],
  ['H6341', 'H6315'],
  ['H6686', 'H6820'],
  ['H6892', 'H6958'],
  ['H6894', 'H6895'],
  ['H6930', 'H6931'],
  ['H6985', 'H6962'],
  ['H7489', 'H3415'],
  ['H7928', 'H7927'],
  ['H8270', 'H7789'],
  ['H8524', 'H2048'],
]);

/** Whether a verse may have a confused number. */
export function mayBeConfused(links: readonly LinkedWords[]): boolean {
  return links.some(({ strongs }) => strongs.some((each) => CONFUSED.has(each)));
}

/**
 * The links of a verse with the right numbers: where the King James Version has the right one in this verse, and neither has
 * what the other has.
 *
 * @param kingJames the numbers of the same verse there
 */
export function withoutConfusion(
  links: readonly LinkedWords[],
  kingJames: ReadonlySet<string>,
): LinkedWords[] {
  const own = new Set(links.flatMap(({ strongs }) => strongs));
  const rightOf = (number: string) => {
    const right = CONFUSED.get(number);
    return right && !kingJames.has(number) && kingJames.has(right) && !own.has(right) ? right : number;
  };
  return links.map((link) => ({ ...link, strongs: link.strongs.map(rightOf) }));
}
