import { TOP_LEVEL_DOMAINS } from '../top-level-domains.js';

/** Limits of an account's fields (specification, sections 5 and 9), in characters, bytes or seconds as named. */
export const ACCOUNT_LIMITS = {
  nameCharacters: 100,
  /** RFC 5321, section 4.5.3.1.3: a path of 256 with its two brackets. */
  emailCharacters: 254,
  usernameLeast: 3,
  usernameCharacters: 30,
  passwordLeast: 6,
  passwordCharacters: 200,
  occupationCharacters: 100,
  personalNoteCharacters: 500,
  avatarBytes: 5 * 1024 * 1024,
} as const;

/** The word that a reader types to delete their account (specification, section 5). */
export const DELETION_WORD = 'DELETE';

/** The characters of a username: letters and digits of any script, and `_`, `.`, `-` between them. */
export const USERNAME_PATTERN = /^[\p{L}\p{N}]+(?:[._-][\p{L}\p{N}]+)*$/u;

/**
 * The characters of a name: letters with their marks, digits, spaces and the punctuation of names, such as in
 * "O'Brien", "J.R.R.", "Ana-María (Anita)", "Priscila & Aquila", "Gal·la" and "约翰·马可", besides the signs of Japanese,
 * Hebrew and Tibetan names. U+200C and U+200D join letters in Persian and in Indian scripts.
 */
const NAME_PATTERN = /^[\p{L}\p{N}][\p{L}\p{M}\p{N}\p{Zs}\u200C\u200D.,'’‘ʼ·・׳״་&()\-‐–]*$/u;

/** A dot followed by a word, as in a web address. Initials have only one letter. */
const LINK_IN_NAME = /\.(?=[\p{L}\p{N}][\p{L}\p{M}\p{N}])|(?:^|\P{L})www(?:\P{L}|$)/iu;

/** Whether a text is acceptable as a name: one line, no link, no markup. */
export function isPlainName(text: string): boolean {
  const name = text.normalize('NFKC');
  return NAME_PATTERN.test(name) && !LINK_IN_NAME.test(name) && !INVISIBLE_LETTERS.test(name);
}

/** Alphabets with look-alike letters: a username that mixes them could imitate another one. */
const LIKE_ALPHABETS = ['Latin', 'Greek', 'Cyrillic', 'Armenian', 'Cherokee', 'Coptic'].map(
  (script) => new RegExp(`\\p{Script=${script}}`, 'u'),
);

/** Invisible letters: the Hangul fillers, which occur in no name. */
const INVISIBLE_LETTERS = /[\u115F\u1160\u3164\uFFA0]/u;

/** Whether a text is acceptable as a username: {@link USERNAME_PATTERN}, of one alphabet, and not a web address. */
export function isPlainUsername(text: string): boolean {
  const username = text.normalize('NFKC').toLowerCase();
  if (!USERNAME_PATTERN.test(username) || INVISIBLE_LETTERS.test(username)) return false;
  if (LIKE_ALPHABETS.filter((alphabet) => alphabet.test(username)).length > 1) return false;
  const end = /\.([^.]+)$/u.exec(username)?.[1];
  return (
    end === undefined || !(/^[a-z]{2}$/.test(end) || TOP_LEVEL_DOMAINS.has(end) || end.startsWith('xn--'))
  );
}

/**
 * Usernames with which somebody could impersonate the operators of the installation or a part of it; English and
 * Spanish.
 */
const RESERVED_USERNAMES = new Set(
  (
    'abuse admin administracion administrador administradora administration administrator anonimo anonymous api ayuda ' +
    'bot contact contacto equipo help helpdesk hostmaster info mail mod moderacion moderador moderadora moderation ' +
    'moderator noreply null official oficial owner postmaster privacidad privacy root security seguridad sistema ' +
    'soporte staff superuser support sysadmin system team undefined webmaster'
  ).split(' '),
);

/** Whether a username is reserved, in any spelling: with punctuation, accents or digits around it. */
export function isReservedUsername(text: string): boolean {
  const letters = comparable(text)
    .normalize('NFD')
    .replace(/[\p{M}._-]/gu, '');
  const word = letters.replace(/^\p{N}+|\p{N}+$/gu, '');
  return RESERVED_USERNAMES.has(word) || letters.includes('wordunfolded');
}

/** Maximum letters of a name in an email. */
const SHOWN_CHARACTERS = 30;

/**
 * The name with which an email greets its reader: the first word of a name if it consists of letters only; otherwise
 * none. An email may go to somebody who never signed up, so it must not contain a text that a stranger chose.
 */
export function greetingNameOf(name: string): string | undefined {
  const first = firstNameOf(name).replace(/[.,]+$/u, '');
  const isLetters = /^\p{L}[\p{L}\p{M}'’ʼ-]*$/u.test(first);
  return isLetters && first.length <= SHOWN_CHARACTERS ? first : undefined;
}

/** A username for an email: an invisible character follows each dot, so that no mail program turns it into a link. */
export function shownInEmail(username: string): string {
  return username.replaceAll('.', '.\u2060');
}

/** The form in which addresses and usernames are compared: ignoring case and the composition of accents. */
export function comparable(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase();
}

/** The name by which a reader is addressed: the first word of their name. */
export function firstNameOf(name: string): string {
  return name.trim().split(/\s+/u, 1)[0] ?? '';
}

/** Whether a password equals the reader's own name, username or address (decisions, "Accounts"). */
export function isOwnWord(password: string, own: { name: string; username: string; email: string }): boolean {
  const typed = comparable(password);
  const words = [
    own.name,
    own.username,
    own.email,
    own.email.split('@', 1)[0] ?? '',
    own.name.replace(/\s+/gu, ''),
  ];
  return words.some((word) => comparable(word) === typed);
}

/** Words that readers of the Bible like to choose, and that an attacker tries first; English and Spanish. */
const DEVOTIONAL_WORDS = new Set(
  (
    'jesus jesuschrist jesucristo jesusislord jesussaves jesuslovesme jesusloves ilovejesus lovejesus iloveyoujesus jesusmeama ' +
    'teamojesus jesusteamo jesusismysavior jesusisking jesuslord lordjesus jesusvive cristovive cristojesus cristoviene ' +
    'christ christian christislord cristo cristoteama cristorey cristiano cristiana god godisgood godislove godisgreat ' +
    'godislove ilovegod lovegod trustgod ingodwetrust godfirst godbless godblessme godblessyou godiswithme mygod thankgod ' +
    'thankyougod thankyoujesus thankyoulord praisegod praisethelord praisejesus dios diosesamor diosesbueno diosesfiel ' +
    'diosteama diosmeama diosesgrande diosconmigo diosesmiroca miDios dioslobendiga diostebendiga graciasdios graciasadios ' +
    'amoadios gloriaadios enelnombredejesus lord thelord lordismyshepherd thelordismyshepherd elseñor elseñoresmipastor ' +
    'jehova jehovaesmipastor jehovaesmirefugio yahweh elohim adonai elshaddai emmanuel emanuel immanuel messiah mesias ' +
    'holyspirit espiritusanto holybible santabiblia biblia bible biblestudy gospel evangelio hallelujah halleluyah aleluya ' +
    'amenamen amen blessed blessing bendicion bendiciones bendecido bendecida faith faithful faithhopelove feesperanzaamor ' +
    'grace amazinggrace gracia salvation salvacion savior salvador redeemer redentor heaven cielo angel angels angeles ' +
    'genesis exodus exodo psalm psalms salmo salmos psalm23 salmo23 psalm91 salmo91 john316 juan316 proverbs proverbios ' +
    'romans828 romanos828 philippians413 filipenses413 jeremiah2911 jeremias2911 isaiah4110 isaias4110 prayer oracion pray ' +
    'church iglesia pastor pastora worship adoracion kingofkings reydereyes lionofjudah leondejuda alphaomega alfayomega'
  )
    .toLowerCase()
    .split(' '),
);

/**
 * Whether a password is trivially guessable: one repeated character, a repeated short piece, a row of the keyboard or
 * the alphabet, only spaces, or a devotional word, also with digits or punctuation around it.
 */
export function isSimplePassword(password: string): boolean {
  const typed = comparable(password).replace(/\s+/gu, '');
  if (typed.length < 3 || new Set(typed).size < 3) return true;
  if (/^(.{1,4}?)\1+$/u.test(typed) || isRow(typed)) return true;
  const letters = typed.normalize('NFD').replace(/\p{M}/gu, '');
  return DEVOTIONAL_WORDS.has(letters) || DEVOTIONAL_WORDS.has(letters.replace(/^[^a-zñ]+|[^a-zñ]+$/gu, ''));
}

const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiop',
];

function isRow(typed: string): boolean {
  const backwards = [...typed].reverse().join('');
  return ROWS.some((row) => row.includes(typed) || row.includes(backwards));
}
