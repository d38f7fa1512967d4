import { CommonPasswords } from './hashing/common-passwords.js';
import { PasswordRules } from './password-rules.js';

const rules = new PasswordRules(new CommonPasswords());
const own = { name: 'Ana María', username: 'ana.m', email: 'bethany@example.org' };

describe('PasswordRules', () => {
  it.each([
    ['123456', 'one of the commonest'],
    ['Password', 'one of the commonest, in capitals'],
    ['ｐａｓｓｗｏｒｄ', 'one of the commonest, in wide letters'],
    ['ana maría', 'their name'],
    ['AnaMaría', 'their name in one word'],
    ['Ana.M', 'their username'],
    ['BETHANY@example.org', 'their address'],
    ['bethany', 'the first part of their address'],
  ])('refuse %s: %s', async (password) => {
    await expect(rules.check(password, own)).rejects.toMatchObject({
      code: 'PASSWORD_TOO_WEAK',
      details: [{ field: 'password', code: 'PASSWORD_TOO_WEAK' }],
    });
  });

  it.each(['lighthouse over Patmos', 'Ana María de Betania', 'p4tm0s!'])('accept %s', async (password) => {
    await expect(rules.check(password, own)).resolves.toBeUndefined();
  });
});
