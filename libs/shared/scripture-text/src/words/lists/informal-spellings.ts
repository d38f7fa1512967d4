import type { Language } from '@word-unfolded/domain';

const pairsIn = (list: string): ReadonlyMap<string, string> =>
  new Map(
    list
      .trim()
      .split('\n')
      .map((line) => line.trim().split(/\s*=\s*/) as [string, string]),
  );

/** Chat abbreviations with their words. Words without accents. */
const INFORMAL: Readonly<Record<Language, ReadonlyMap<string, string>>> = {
  en: pairsIn(`
    thru = through
    tho = though
    altho = although
    nite = night
    tonite = tonight
    lite = light
    luv = love
    luvs = loves
    luved = loved
    ur = your
    ppl = people
    bc = because
    cuz = because
    coz = because
    thx = thanks
    pls = please
    plz = please
    wat = what
    wen = when
    gonna = going to
    wanna = want to
    xmas = christmas
    alot = a lot
    hav = have
    giv = give
    gud = good
    kno = know
    sez = says
    thot = thought
    brite = bright
    shepard = shepherd
    shephard = shepherd
    sheperd = shepherd
    isreal = israel
    jeruselum = jerusalem
  `),
  es: pairsIn(`
    q = que
    k = que
    ke = que
    xq = porque
    pq = porque
    porq = porque
    xk = porque
    x = por
    tb = también
    tmb = también
    tbn = también
    d = de
    dl = del
    cmo = como
    toy = estoy
    pa = para
    bn = bien
    ntp = no te preocupes
    xfa = por favor
    haiga = haya
    naiden = nadie
    aser = hacer
  `),
};

/** The word for an informal spelling. @param folded as `foldWord` returns it */
export function informalSpelling(folded: string, language: Language): string | undefined {
  return INFORMAL[language].get(folded);
}
