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

/** What a username is made of: letters and digits of any script, and `_`, `.`, `-` between them. */
export const USERNAME_PATTERN = /^[\p{L}\p{N}]+(?:[._-][\p{L}\p{N}]+)*$/u;

/** The form in which addresses and usernames are compared: without regard to case and to how accents are composed. */
export function comparable(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase();
}

/** The name by which a reader is addressed: the first word of their name. */
export function firstNameOf(name: string): string {
  return name.trim().split(/\s+/u, 1)[0] ?? '';
}

/** Whether a password is the reader's own name, username or address (decisions, "Accounts"). */
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
