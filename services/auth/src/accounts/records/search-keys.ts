import type { Account } from './account.js';

/** Words of a name that are searched, at most. */
const WORDS = 8;

/** A word as it is searched: without case and accents. */
export function foldedWord(word: string): string {
  return word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The words by whose beginnings administrators find an account: those of the name, the username, and the address. */
export function searchKeysOf({
  name,
  username,
  email,
}: Pick<Account, 'name' | 'username' | 'email'>): string[] {
  const words = name.split(/\s+/u).slice(0, WORDS);
  const domain = email.slice(email.lastIndexOf('@') + 1);
  return [...new Set([...words, username, email, domain].map(foldedWord).filter((word) => word !== ''))];
}
