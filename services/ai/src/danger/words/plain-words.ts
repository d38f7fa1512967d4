import { LRUCache } from 'lru-cache';
import { editDistance } from '@word-unfolded/scripture-ref';
import { withDoers } from './doer.js';
import { respelt } from './misspelt.js';

/** Short forms of messages and what they stand for, as whole words without accents. */
const SHORT_FORMS: Readonly<Record<string, string>> = {
  u: 'you',
  ur: 'your',
  r: 'are',
  n: 'and',
  '2': 'to',
  riped: 'raped',
  riping: 'raping',
  wanna: 'want to',
  wana: 'want to',
  gonna: 'going to',
  gona: 'going to',
  gotta: 'have to',
  lemme: 'let me',
  hes: 'he is',
  shes: 'she is',
  theyre: 'they are',
  kil: 'kill',
  killin: 'killing',
  dyin: 'dying',
  livin: 'living',
  wnat: 'want',
  wan: 'want',
  dnt: 'dont',
  dunno: 'dont know',
  cnt: 'cant',
  kms: 'kill myself',
  kys: 'kill yourself',
  unalive: 'kill',
  unaliving: 'killing',
  unalived: 'killed',
  sewerslide: 'suicide',
  sewercide: 'suicide',
  bf: 'boyfriend',
  gf: 'girlfriend',
  hubby: 'husband',
  mum: 'mom',
  mommy: 'mom',
  mummy: 'mom',
  daddy: 'dad',
  cuz: 'because',
  q: 'que',
  k: 'que',
  ke: 'que',
  xq: 'porque',
  pq: 'porque',
  tmb: 'tambien',
  kiero: 'quiero',
  kero: 'quiero',
  qiero: 'quiero',
  kien: 'quien',
  komo: 'como',
  aser: 'hacer',
  kise: 'quise',
  nadien: 'nadie',
  toy: 'estoy',
  stoy: 'estoy',
  pa: 'para',
  bivir: 'vivir',
  vivr: 'vivir',
  morirme: 'morir',
  nomas: 'no mas',
  d: 'de',
  tonite: 'tonight',
  tnite: 'tonight',
  sum1: 'someone',
  any1: 'anyone',
  every1: 'everyone',
  no1: 'no one',
  b4: 'before',
  plz: 'please',
  pls: 'please',
  idk: 'i dont know',
  idc: 'i dont care',
  rn: 'right now',
  imma: 'i am going to',
  finna: 'going to',
  tryna: 'trying to',
  bc: 'because',
  abt: 'about',
  ppl: 'people',
  sry: 'sorry',
  rly: 'really',
  becuz: 'because',
  gud: 'good',
  xfa: 'por favor',
  porfa: 'por favor',
  bn: 'bien',
  dnd: 'donde',
  tmbn: 'tambien',
  toi: 'estoy',
  pk: 'porque',
  porq: 'porque',
  porke: 'porque',
};

/** Strong words of the patterns that people misspell. Ordinary words that are near one of them are in `OTHER_WORDS`. */
const STRONG_WORDS = [
  ...['suicide', 'suicidal', 'myself', 'husband', 'boyfriend', 'girlfriend', 'stepfather', 'stepdad'],
  ...['abusive', 'abuses', 'abused', 'abusing', 'violent', 'violence', 'molested', 'molests', 'rapes'],
  ...['depressed', 'depression', 'hopeless', 'worthless', 'anorexia', 'bulimia', 'anorexic', 'bulimic'],
  ...['alcoholic', 'addicted', 'addiction', 'overdose', 'overdosed', 'relapsed', 'miscarriage', 'threatens'],
  ...['strangled', 'choked', 'punched', 'punches', 'unconscious', 'breathe', 'breathing', 'swallowed'],
  ...[
    'suicidarme',
    'suicidio',
    'matarme',
    'quitarme',
    'cortarme',
    'golpea',
    'golpeo',
    'maltrata',
    'violento',
  ],
  ...['violencia', 'abusa', 'abusaron', 'esposo', 'marido', 'novio', 'padrastro', 'deprimido', 'deprimida'],
  ...['depresion', 'desesperado', 'desesperada', 'anorexia', 'vomito', 'vomitar', 'alcoholico', 'adicto'],
  ...['adicta', 'adiccion', 'drogas', 'amenaza', 'amenazo', 'estrangula', 'respirar', 'inconsciente'],
  ...['fallecio', 'murio', 'desaparecer', 'lastimarme', 'ahorcarme', 'pastillas', 'sobredosis'],
];

const OTHER_WORDS = new Set(
  (
    'amenazan amenazar amenazaron amenazaban amenazando amenazado amenazada dressed stranger strangers struggled reaped strange strangely overcome derision released beating ropes ' +
    'bleating stringed bathing breaching rages befriend straggler related decreased additions worthies abased ' +
    'abasing sucedio viento acordarme afliccion acortarme postilla abrasaron molestes molesto molesta molestos ' +
    'molestia molestado espeso contarme contarte contarle contarse contare ayunaron ayudaron abundaron ' +
    'acosaron asaron quejarme reparar accion acciones aficion acercarme aguzaron acusa acuses navio subsidio ' +
    'quitaron quitara cortaras cortara cortare ' +
    'colgarme cortaron cortaban himself itself mysel breath breather violet violate violates violin abuse abuser chocked choose choked addict ' +
    'adopcion adoption edicion edition addition respirad husbands esposa esposos novia novios marido maridos violenta golpes golpe amenazas murieron muro muria ' +
    'respira respiro droga vomita abuso abusan rape raped races raises rates adicto molest matarte matarle ' +
    'lastimarla lastimarlo lastimarlas lastimarlos lastimarle lastimarles lastimarnos lastimarte lastimaron ' +
    'quitarla quitarlo quitarlas quitarlos quitarles cortarla cortarlo cortarlas cortarlos matarla matarlo matarlos ' +
    'cortarte quitarte quitarle esposas suicides suicida suicidas suicidan suicido suicidaron suicidar maltratada maltratado maltratadas maltratados maltrato maltratos maltratar maltratan maltrataba cortar quitar lastimar golpear golpean drogar breaking breathed inspired hopeless hopelessly depresses repressed'
  ).split(' '),
);

/**
 * A text as plain words between single spaces, with a space at each end: without capitals, accents and punctuation,
 * with the short forms of messages written out and the strong words of danger spelt as they should be. `.` stands
 * between sentences.
 */
export function plainWords(text: string): string {
  const folded = withDoers(text.normalize('NFC'))
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[’‘'`´]/g, '')
    .replace(/(\p{L})\1{2,}/gu, '$1')
    .replace(/(?<=\p{L})[*@0-9_](?=\p{L})/gu, unmasked)
    .replace(/(?<=\d)[:.,](?=\d)/g, ' ') // 8:28 is one reference, not two sentences
    .replace(/\p{L}+(?:[!|¡$]\p{L}+)+/gu, undisguised)
    .replace(/[.!?\n;:]+/g, ' . ')
    .replace(/[^\p{L}\p{N}.]+/gu, ' ');
  const words = folded
    .split(' ')
    .filter(Boolean)
    .map((word) => (Object.hasOwn(SHORT_FORMS, word) ? SHORT_FORMS[word]! : word));
  return ` ${respelt(words).map(spelt).join(' ')} `.replace(/ (my|him|her|your) self(?= )/g, ' $1self');
}

/** A letter that is replaced so that a filter does not find the word: `k*ll`, `su1cide`. */
function unmasked(sign: string): string {
  return { '1': 'i', '0': 'o', '3': 'e', '4': 'a', '5': 's', '@': 'a', '*': 'i' }[sign] ?? '';
}

/** Words that are written with a sign in place of a letter; elsewhere such a sign ends a sentence: `help!i cant`. */
const DISGUISED = new Set(
  'die dies died dying kill killed killing suicide suicidal life alive knife pills drink hit hits slit morir morirme suicidio suicidarme vivir vida cuchillo pastillas kiss kissed abuse rapist'.split(
    ' ',
  ),
);

/** A danger word whose letters are replaced by signs: `d!e`, `su!c!de`. */
function undisguised(word: string): string {
  const plain = word.replace(/[!|¡]/gu, 'i').replace(/\$/gu, 's');
  return DISGUISED.has(plain) ? plain : word;
}

/** The spelling of words that have been seen: comparing one with all strong words takes time. */
const spellings = new LRUCache<string, string>({ max: 20_000 });

function spelt(word: string): string {
  const known = spellings.get(word);
  if (known !== undefined) return known;
  const found = compared(word);
  spellings.set(word, found);
  return found;
}

function compared(word: string): string {
  if (word.length < 5 || word.includes(' ') || OTHER_WORDS.has(word)) return word;
  if (STRONG_WORDS.includes(word)) return word;
  const near = STRONG_WORDS.find(
    (strong) =>
      Math.abs(strong.length - word.length) <= 2 &&
      strong[0] === word[0] &&
      editDistance(strong, word) <= (strong.length >= 8 ? 2 : 1),
  );
  return near ?? word;
}
