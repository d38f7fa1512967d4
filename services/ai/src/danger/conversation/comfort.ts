import { plainWords } from '../words/plain-words.js';

/** A prayer or passages of comfort, which help offers. */
export type Comfort = {
  readonly kind: 'prayer' | 'passages';
  /** How often comfort was asked for before, since the need was told: each time another is given. */
  readonly times: number;
};

const PRAYER =
  / (?:pray|prays|prayer|prayers|praying|ora|ore|oren|oremos|orar|oras|orarias|ores|oracion|oraciones|reza|rece|rezar|rezas|rezo|plegaria) /;

const PASSAGES =
  / (?:psalms?|verses?|passages?|scriptures?|comfort|bible|salmos?|versiculos?|pasajes?|consuelo|biblia|escrituras?|palabra de dios) /;

/** What accepts an offer. */
const YES =
  /^ (?:(?:yes|yeah|yep|ok|okay|please|sure|another|one more|again|i would like that|id like that|thank you|thanks|si|claro|por favor|otra|otra vez|una mas|gracias|me gustaria|quiero) ?)+ $/;

/** One who tells of prayer does not ask for it: “I pray every night”, “la oración no me ayuda”. */
const TELLS =
  / (?:i (?:\w+ )?(?:pray|prayed)|prayer (?:does|doesnt|is|isnt|did|didnt)|why|porque|por que|(?:la |orar |oracion )no) /;

/** A subject that is asked about, for which the study engine has better passages. */
const SUBJECT = / (?:about|sobre|acerca) /;

/**
 * What a reply to help asks for, if it asks for a prayer or for passages: “please pray for me”, “read me a psalm”.
 * Undefined for every other text. It is to be asked of replies only.
 */
export function comfortAskedFor(text: string): Comfort['kind'] | undefined {
  const plain = ` ${plainWords(text).replaceAll(' . ', ' ').trim()} `;
  if (TELLS.test(plain) || SUBJECT.test(plain)) return undefined;
  if (PRAYER.test(plain)) return 'prayer';
  if (PASSAGES.test(plain)) return 'passages';
  return YES.test(plain.replace(/ $/, '  ')) ? 'prayer' : undefined;
}
