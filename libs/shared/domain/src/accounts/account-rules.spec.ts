import fc from 'fast-check';
import {
  greetingNameOf,
  isOwnWord,
  isPlainName,
  isPlainUsername,
  isReservedUsername,
  isSimplePassword,
} from './account-rules.js';

/** Real names, in their usual spelling. */
const NAMES = [
  'Ana María de la Cruz',
  "Seán O'Brien",
  'Seán O’Brien',
  'J.R.R. Tolkien',
  'Ana-María (Anita) Núñez',
  'Priscila & Aquila',
  'Martin Luther King, Jr.',
  'Ngũgĩ wa Thiong’o',
  'Đặng Thị Ngọc Thịnh',
  'Þórður Ægisson',
  'Łukasz Żółć',
  'Ιωάννης Χρυσόστομος',
  'Иоанн Златоуст',
  'Հովհաննես',
  'იოანე',
  'יוחנן בן זבדי',
  'مريم بنت عمران',
  'می‌خواهم',
  'ራሔል',
  'योहन',
  'ক্ষিতীশ',
  'யோவான்',
  'ആൻ‍ഡ്രൂ',
  'สมชาย',
  'ယောဟန်',
  'ཚེ་རིང',
  'ג׳ורג׳',
  'Gal·la Placídia',
  '约翰·马可',
  '约翰',
  'ヨハネ・パウロ',
  '요한',
  'ʻAkahi',
  'X Æ 12',
];

/** Code point ranges of scripts in which names are written. */
const LETTERS: readonly (readonly [first: number, last: number])[] = [
  [0x41, 0x5a],
  [0xc0, 0xd6],
  [0x391, 0x3a1],
  [0x410, 0x44f],
  [0x531, 0x556],
  [0x5d0, 0x5ea],
  [0x627, 0x63a],
  [0x905, 0x939],
  [0xe01, 0xe2e],
  [0x10d0, 0x10f0],
  [0x1200, 0x1206],
  [0x3041, 0x3096],
  [0x4e00, 0x9fa5],
  [0xac00, 0xd7a3],
];
const word = fc
  .constantFrom(...LETTERS)
  .chain(([min, max]) =>
    fc
      .array(fc.integer({ min, max }), { minLength: 1, maxLength: 12 })
      .map((points) => String.fromCodePoint(...points)),
  );
const plain = fc.array(word, { minLength: 1, maxLength: 5 }).map((words) => words.join(' '));

/** Characters that no name may contain: line ends, control characters, direction marks and markup. */
const FORBIDDEN = [
  ...['\n', '\r', '\u0085', '\u2028', '\u2029', '\u0000', '\t', '\u001b', '\u007f', '\u009b'],
  ...['\u200e', '\u202e', '\u2066', '\u200b', '\ufeff', '\ud800', '\u{e0041}'],
  ...'<>{}[]"`\\/|@#$%^*=+_~:;!?'.split(''),
];

/** Addresses that a mail program might link or a reader might follow. */
const LINKS = [
  'evil.example',
  'evil．example',
  'evil.co/claim',
  'www evil',
  'http://evil.example',
  'mailto:x@evil.example',
  'xn--80ak6aa92e.com',
  'сайт.рф',
];

describe('a name', () => {
  it.each(NAMES)('accepts %s', (name) => {
    expect(isPlainName(name)).toBe(true);
  });

  it('accepts letters of any script', () => {
    fc.assert(fc.property(plain, (name) => isPlainName(name)));
  });

  it('rejects line breaks, control characters and markup in any position', () => {
    fc.assert(
      fc.property(plain, fc.constantFrom(...FORBIDDEN), fc.nat(), (name, sign, at) => {
        const place = at % (name.length + 1);
        return !isPlainName(name.slice(0, place) + sign + name.slice(place));
      }),
    );
  });

  it('rejects links in any position', () => {
    fc.assert(
      fc.property(plain, fc.constantFrom(...LINKS), (name, link) => {
        for (const text of [link, `${name} ${link}`, `${link} ${name}`, `${name} ${link} ${name}`])
          expect([text, isPlainName(text)]).toEqual([text, false]);
      }),
    );
  });

  it('requires a visible character', () => {
    for (const nothing of [
      '',
      ' ',
      '\u3164',
      '\u115f\u1160',
      '\uffa0',
      '\u2800',
      '\u200c',
      '\u200d',
      '.',
      '-',
      "'",
    ])
      expect(isPlainName(nothing)).toBe(false);
  });
});

describe('the name by which an email greets', () => {
  it('is the first word of the name if it has only letters, and otherwise absent', () => {
    const any = fc.oneof(plain, fc.string({ unit: 'grapheme' }), fc.constantFrom(...LINKS, ...NAMES));
    fc.assert(
      fc.property(any, (name) => {
        const greeted = greetingNameOf(name);
        if (greeted === undefined) return;
        expect(greeted).toMatch(/^\p{L}[\p{L}\p{M}'’ʼ-]{0,29}$/u);
        expect(name.split(/\s+/u).some((each) => each.startsWith(greeted))).toBe(true);
      }),
    );
  });

  it.each([
    ['Ana María', 'Ana'],
    ['Seán O’Brien', 'Seán'],
    ['योहन', 'योहन'],
    ['J. Doe', 'J'],
    ['evil.example', undefined],
    ['4you', undefined],
    ['A'.repeat(31), undefined],
  ])('is, for %j, %j', (name, greeted) => {
    expect(greetingNameOf(name)).toBe(greeted);
  });
});

describe('a username', () => {
  it('consists of letters of one script', () => {
    fc.assert(fc.property(word, (name) => isPlainUsername(name)));
  });

  it.each(['ruth', 'ruth.moab', 'ana_maría-2', 'мария', '约翰'])('accepts %s', (name) => {
    expect(isPlainUsername(name)).toBe(true);
  });

  it.each([
    'has space',
    'two\nlines',
    '.ruth',
    'ruth.',
    'ru..th',
    '<ruth>',
    'ruth@moab',
    'evil.com',
    'EVIL.COM',
    'evil．com',
    'evil.co',
    'evil.xn--p1ai',
    'evil.museum',
    'evil.example',
    'evil.local',
    'evil.рф',
    'Evil.Photography',
    'ㅤㅤㅤ',
    'раyраl',
    '',
  ])('rejects %j', (name) => {
    expect(isPlainUsername(name)).toBe(false);
  });
});

describe('a reserved username', () => {
  it.each([
    'admin',
    'ADMIN',
    'ａｄｍｉｎ',
    'ad.min',
    'admin1',
    'support-2',
    'Administración',
    'moderador',
    'word.unfolded',
    'wordunfolded-team',
  ])('includes %j', (username) => {
    expect(isReservedUsername(username)).toBe(true);
  });

  it.each(['ruth', 'adminio', 'teamruth', 'ana.maria', 'support.group'])('excludes %j', (username) => {
    expect(isReservedUsername(username)).toBe(false);
  });
});

describe('a password', () => {
  const own = { name: 'Ana María', username: 'anita', email: 'ana.maria@example.org' };

  it.each(['ANA maría', 'anita', 'ana.maria@example.org', 'ana.maria', 'anamaría', ' Anita '])(
    'is rejected as personal: %j',
    (password) => {
      expect(isOwnWord(password, own)).toBe(true);
    },
  );

  it.each([
    'aaaaaa',
    '      ',
    'abcabc',
    '987654',
    'qwerty',
    'Jesus Christ',
    'godisgood!',
    'SALMO23',
    'jesucristo7',
  ])('is rejected as trivially guessable: %j', (password) => {
    expect(isSimplePassword(password)).toBe(true);
  });

  it.each(['rainy day', 'correct horse', 'mi perro come 7 panes'])('is accepted: %j', (password) => {
    expect(isSimplePassword(password) || isOwnWord(password, own)).toBe(false);
  });
});
