import { secretsIn } from './values.js';

const OLD = 'the first secret of this installation';
const NEW = 'the second secret of this installation';

/** A comma in it, as passwords of generators may have. */
const WITH_COMMA = 'a secret of this suite alone, long enough';

describe('the secrets of a variable', () => {
  it.each([
    ['one', OLD, [OLD]],
    ['the new one before the old one', `${NEW},${OLD}`, [NEW, OLD]],
    ['with spaces around the comma', `${NEW} , ${OLD}`, [NEW, OLD]],
    ['one that contains a comma', WITH_COMMA, [WITH_COMMA]],
    ['one that contains a comma, while it is replaced', `${NEW},${WITH_COMMA}`, [NEW, WITH_COMMA]],
    ['one that replaces one with a comma', `${WITH_COMMA},${NEW}`, [WITH_COMMA, NEW]],
    ['one and nothing after a comma', `${OLD},`, [OLD]],
    ['a short one', 'short', ['short']],
  ])('%s', (_, written, secrets) => {
    expect(secretsIn(written)).toEqual(secrets);
  });
});
