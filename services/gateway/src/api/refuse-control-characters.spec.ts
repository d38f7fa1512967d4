import { refuseControlCharacters } from './refuse-control-characters.js';

describe('refuseControlCharacters', () => {
  it.each(['\u0000', 'faith\u0000', '\u001b[2J', '\u007f', '\ud800'])('refuses %j', (search) => {
    const refused = expect.objectContaining({ code: 'VALIDATION_FAILED' }) as Error;
    expect(() => refuseControlCharacters({ page: '1', search })).toThrow(refused);
    expect(() => refuseControlCharacters({ search: ['faith', search] })).toThrow(refused);
  });

  it.each([
    '',
    'Juan 3:16',
    'fe\u0301',
    '\u05d0\u05d4\u05d1',
    '😀',
    'two\tlines\r\n',
    '%00',
    '.*+?^${}()|[]\\',
  ])('accepts %j', (search) => {
    expect(() => refuseControlCharacters({ search })).not.toThrow();
  });

  it('accepts an empty value', () => {
    for (const nothing of [undefined, null, {}]) expect(() => refuseControlCharacters(nothing)).not.toThrow();
  });
});
