/** Words that join what is said of words of Scripture to these: “The LORD is my shepherd is a song of David”. */
const JOINING = 'is was are were be has had can will would es era fue son fueron';
/** Words with which a writer goes on after words of Scripture, or says who speaks. */
const OWN =
  'means mean meant we i you my our us mine ours yours amen hallelujah ' +
  'says said say saith tells told asks asked prays prayed writes wrote cries cried sings sang promises adds answers ' +
  'answered replied declares significa quiere nosotros yo tú mi nuestro mío tuyo suyo amén aleluya dice dijo ' +
  'dicen decía escribe escribió responde respondió pregunta preguntó ora oró clama clamó canta cantó añade promete';

const AFTER_STOP: ReadonlySet<string> = new Set(OWN.split(' '));
const OWN_WORDS: ReadonlySet<string> = new Set(`${JOINING} ${OWN}`.split(' '));

/** Whether a word, in its compared spelling, is one of a writer rather than one in place of a word of Scripture. */
export const isOwnWord = (key: string) => OWN_WORDS.has(key);

/** The same after a comma or another stop, where nothing is joined to the words before it. */
export const isOwnAfterStop = (key: string) => AFTER_STOP.has(key);
