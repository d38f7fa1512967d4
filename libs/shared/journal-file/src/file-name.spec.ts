import fc from 'fast-check';
import { journalFileName } from './file-name.js';

const nameOf = (title?: string, language: 'en' | 'es' = 'en') =>
  journalFileName({
    format: 'pdf',
    language,
    writtenAt: new Date('2026-11-21T12:00:00Z'),
    only: title === undefined ? undefined : { title, date: '2026-03-01' },
  });

describe('the name of a file', () => {
  it('consists of the journal and the day, for more than one entry', () => {
    expect(nameOf()).toBe('journal-2026-11-21.pdf');
    expect(nameOf(undefined, 'es')).toBe('diario-2026-11-21.pdf');
  });

  it.each([
    ['A quiet morning', 'A quiet morning 2026-03-01.pdf'],
    ['¿Quién soy? Mañana: «fe»', '¿Quién soy Mañana «fe» 2026-03-01.pdf'],
    ['../../etc/passwd', 'etc passwd 2026-03-01.pdf'],
    ['C:\\Users\\<me>|*"x"\u0000', 'C Users me x 2026-03-01.pdf'],
    ['  Salmo\n23\t. . ', 'Salmo 23 2026-03-01.pdf'],
    ['.hidden', 'hidden 2026-03-01.pdf'],
    ['-rf', 'rf 2026-03-01.pdf'],
    ['con', 'journal con 2026-03-01.pdf'],
    ['Lpt1.notes', 'journal Lpt1.notes 2026-03-01.pdf'],
    ['Consolation', 'Consolation 2026-03-01.pdf'],
    ['fdp.\u202Eexe', 'fdp. exe 2026-03-01.pdf'],
    ['سلام 祈り 🙏', 'سلام 祈り 🙏 2026-03-01.pdf'],
    ['Man\u0303ana', 'Mañana 2026-03-01.pdf'],
    ['???', 'journal-2026-11-21.pdf'],
    ['\uD83D', 'journal-2026-11-21.pdf'],
  ])('for a single entry has its title: %j', (title, name) => {
    expect(nameOf(title)).toBe(name);
  });

  it('is short enough for every system, and never ends within a character', () => {
    for (const title of ['祈'.repeat(200), '👨‍👩‍👧‍👦'.repeat(25), 'e\u0301\u0323'.repeat(66)]) {
      const name = nameOf(title);
      expect(Buffer.byteLength(name)).toBeLessThanOrEqual(143);
      expect(name).not.toMatch(/\p{Cs}/u);
    }
    expect(nameOf('👨‍👩‍👧‍👦'.repeat(25))).toBe(`${'👨‍👩‍👧‍👦'.repeat(4)} 2026-03-01.pdf`);
  });

  it('has no character that any system forbids, for any title', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (title) => {
        const name = nameOf(title);
        expect(name).not.toMatch(/[\p{Cc}"*/:<>?\\|\u202A-\u202E]|^[\s.]|[\s.]\.pdf$/u);
        expect(Buffer.byteLength(name)).toBeLessThanOrEqual(143);
      }),
    );
  });
});
