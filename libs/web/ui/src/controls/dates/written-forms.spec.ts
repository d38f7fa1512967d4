import { dateForm, timeForm } from './written-forms.js';

describe('a date as text', () => {
  it('is written and read in the order of the language', () => {
    expect(dateForm('es').write('2026-04-03')).toBe('03/04/2026');
    expect(dateForm('en').write('2026-04-03')).toBe('04/03/2026');
    expect(dateForm('es').read('3/4/2026')).toBe('2026-04-03');
    expect(dateForm('en').read('4/3/2026')).toBe('2026-04-03');
    expect(dateForm('es').read('03042026')).toBe('2026-04-03');
  });

  it.each(['2026-04-03', '2026/4/3'])('is read as %s in every language', (text) => {
    expect([dateForm('es').read(text), dateForm('en').read(text)]).toEqual(['2026-04-03', '2026-04-03']);
  });

  it.each(['', '3', '3/4', '3/4/26', '31/02/2026', '0/4/2026', '3/4/2026/1'])(
    'is not read from “%s”',
    (text) => {
      expect(dateForm('es').read(text)).toBeUndefined();
    },
  );
});

describe('a time as text', () => {
  it('is read again from what is written', () => {
    for (const language of ['en', 'es'] as const)
      for (const time of ['00:05', '09:00', '12:00', '17:30', '23:59'])
        expect(timeForm(language).read(timeForm(language).write(time))).toBe(time);
  });

  it.each([
    ['17:30', '17:30'],
    ['5:30 pm', '17:30'],
    ['5 p. m.', '17:00'],
    ['12am', '00:00'],
    ['7.05', '07:05'],
  ])('understands “%s”', (text, time) => {
    expect(timeForm('es').read(text)).toBe(time);
  });

  it.each(['', 'x', '24:00', '9:7', '13 pm', '9:60'])('is not read from “%s”', (text) => {
    expect(timeForm('en').read(text)).toBeUndefined();
  });
});
