import type { Language } from '@word-unfolded/domain';
import { stemOf } from '../../finding/words-of-question.js';

/**
 * Words with which a question and a text say the same, a line for each meaning: forms that stemming does not bring
 * together, and words that stand for each other. Folded; a star stands for any ending.
 */
const MEANINGS: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'live lives lived living dwell* home hometown house resid* from come comes came native',
    'born birth baby infant newborn birthplace',
    'grow grows grew grown raise* childhood boyhood reared',
    'buy buys bought sell sells sold trade* dealer* merchant* price pay paid',
    'die dies died death dead hanged buried burial executed beheaded martyr*',
    'kill* slew slain murder* stoned executed beheaded destroy*',
    'marry marri* wife wives husband bride widow* wedding mother-in-law',
    'preach* sermon proclaim* speech',
    'believe* faith convert*',
    'baptiz* baptis*',
    'accompan* companion* along',
    'complain* grumbl* angr* anger resent* murmur*',
    'old older elder elders eldest oldest firstborn',
    'young younger youngest',
    'job work works worked profession trade occupation fisherman fishermen fisher* collector shepherd* carpenter tentmaker* physician doctor soldier officer merchant',
    'write* wrote letter letters',
    'travel* journey* sail* went go goes going headed flees fled flee',
    'fight* fought battle* war defeat*',
    'give gives gave given gift* brought bring brings offer* present* treat*',
    'find finds found',
    'see sees saw vision appear*',
    'steal* stole theft rob* thief thieves',
    'coat coats cloak* garment* clothes robe* tunic*',
    'descend* descent ancestor* offspring forefather*',
    'exile* banish* deport* captive* captivity',
    'donkey* ass asses colt*',
    'run runs ran fled flee flees escape*',
    'talk talks talked speak speaks spoke spoken say says said tell tells told answer* call calls called reply replies',
    'build builds built',
    'eat eats ate food',
    'sick* ill illness disease fever leper leprosy lame blind paralysed',
    'heal* cure* restored',
    'rich* wealth* money silver gold property',
    'help* rescue* save* saved protect*',
    'choose* chose chosen call calls called appoint*',
    'leave leaves left abandon* forsak* forsook desert*',
    'betray* handed denounce*',
    'hide hides hid hidden',
    'send sends sent',
    'long days weeks months years',
    'king kings reign* under ruled rule emperor',
  ],
  es: [
    'viv* vivio habit* casa hogar aldea era natural oriund* procedia venia',
    'nacio nace nac* recien nino bebe',
    'crecio cri* infancia criado criada',
    'compr* vend* precio pag* mercader*',
    'murio muere muri* muerte muerto muerta ahorc* sepult* enterr* ejecut* decapit* martir',
    'mato mata mata* asesin* apedre* decapit* ejecut* destru*',
    'caso casaron casad* casar* espos* mujer marido viud* boda* suegra',
    'predic* sermon proclam* discurso',
    'cree* creyeron fe conviert*',
    'acompan* companer* consigo',
    'quej* murmur* enoj* reproch* enfad*',
    'mayor primogenit*',
    'menor joven',
    'trabaj* oficio ocupacion pescador* publicano pastor* carpintero medico soldado mercader profesion',
    'escrib* carta cartas',
    'viaj* naveg* iba iban ir fue huye huy* dirig*',
    'luch* pele* batalla* guerra derrot* venci*',
    'dio da dar dieron entreg* regal* don dones trajo trajeron ofrec* trat*',
    'rey rein* reinado bajo gobern* emperador',
    'encontr* hall*',
    'vio ve vision aparec*',
    'rob* ladron* hurt*',
    'huy* escap*',
    'mant* tunic* rop* vestid* vestidur*',
    'desciend* descend* antepasad* linaje',
    'exili* desterr* destierro deport* cautiv*',
    'asn* burr* pollin*',
    'hablo habla hablaron dijo dice responde respondio cuenta llama llamo',
    'constru* edific* levant*',
    'com* alimento comida',
    'enferm* fiebre lepra leproso ciego cojo paralitico',
    'san* cur*',
    'ric* dinero plata oro bienes',
    'ayud* rescat* salv* libr* proteg*',
    'eleg* eligio escog* llam* nombr*',
    'dej* abandon*',
    'traicion* entreg* neg* nieg*',
    'escond* ocult*',
    'envi* mand*',
    'tiempo dias semanas meses anos',
  ],
};

/** The meaning of the words of living somewhere and coming from somewhere: the first line of each language. */
export const HOME = '=0';

const SHORTEST_STEM = 4;

const known = new Map<string, ReadonlySet<string>>();

/** What a word means: its stem, and the meanings that other words have too. Two words that share one say the same. */
export function meaningsOf(word: string, language: Language): ReadonlySet<string> {
  const key = `${language} ${word}`;
  const found = known.get(key);
  if (found) return found;
  const meanings = MEANINGS[language].flatMap((line, index) =>
    line.split(' ').some((each) => (each.endsWith('*') ? word.startsWith(each.slice(0, -1)) : word === each))
      ? [`=${index}`]
      : [],
  );
  const stem = stemOf(word, language);
  // A stem of three letters is that of too many words: “casó” and “casa”.
  const all = new Set([stem.length < SHORTEST_STEM ? word : stem, ...meanings]);
  known.set(key, all);
  return all;
}
