/** Words with which a writer goes on after words of Scripture, or says who speaks. */
const OWN_WORDS: ReadonlySet<string> = new Set(
  (
    'is was are were be means mean meant has had can will would we i you my our amen hallelujah ' +
    'says said say saith tells told asks asked prays prayed writes wrote cries cried sings sang promises adds answers ' +
    'answered replied declares es era fue son fueron significa quiere nosotros yo tú mi nuestro amén aleluya dice dijo ' +
    'dicen decía escribe escribió responde respondió pregunta preguntó ora oró clama clamó canta cantó añade promete'
  ).split(' '),
);

/** Whether a word, in its compared spelling, is one of a writer rather than one in place of a word of Scripture. */
export const isOwnWord = (key: string) => OWN_WORDS.has(key);
