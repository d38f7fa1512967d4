import { LANGUAGE_KEY } from '@word-unfolded/domain';
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { defineTexts } from './define-texts.js';
import { formatsOf } from './formats.js';
import { startTexts } from './start-texts.js';
import { changeLanguage, useLanguage } from './use-language.js';

const useTexts = defineTexts('greeting', {
  en: { hello: 'Hello, {{name}}', verses_one: '{{count}} verse', verses_other: '{{count}} verses' },
  es: () =>
    Promise.resolve({
      default: {
        hello: 'Hola, {{name}}',
        verses_one: '{{count}} versículo',
        verses_other: '{{count}} versículos',
      },
    }),
});

function Greeting() {
  const t = useTexts();
  return (
    <p lang={useLanguage()}>
      {t('hello', { name: '<Ruth>' })} {t('verses', { count: 2 })}
    </p>
  );
}

const show = () =>
  render(
    <Suspense fallback={<p>waiting</p>}>
      <Greeting />
    </Suspense>,
  );

beforeAll(() => startTexts('en'));
afterEach(() => act(() => changeLanguage('en')));

describe('the texts of the interface', () => {
  it("are shown in the reader's language, with their values and plural forms", () => {
    show();
    expect(screen.getByText('Hello, <Ruth> 2 verses')).toBeTruthy();
  });

  it('change with the language, on the page and on the html tag, and are stored for the next visit', async () => {
    show();
    await act(() => changeLanguage('es'));
    expect(screen.getByText('Hola, <Ruth> 2 versículos').getAttribute('lang')).toBe('es');
    expect(document.documentElement.lang).toBe('es');
    expect(window.localStorage.getItem(LANGUAGE_KEY)).toBe('es');
    expect(document.cookie).toContain(`${LANGUAGE_KEY}=es`);
  });

  it('load on demand for a part of the application that is loaded later', async () => {
    await act(() => changeLanguage('es'));
    const useLate = defineTexts('late', {
      en: { title: 'Late at {{time}}.' },
      es: () => Promise.resolve({ default: { title: 'Tarde, a las {{time}}.' } }),
    });
    const time = new Intl.DateTimeFormat('es-419', { timeStyle: 'short' }).format(
      new Date(2026, 10, 21, 18, 54),
    );
    const Late = () => <h1>{useLate()('title', { time })}</h1>;
    render(
      <Suspense fallback={<p>waiting</p>}>
        <Late />
      </Suspense>,
    );
    expect((await screen.findByRole('heading')).textContent).toMatch(/^Tarde, a las 6:54\sp\.\s?m\.$/u);
  });
});

describe('the formats of a language', () => {
  const day = new Date(2026, 10, 21);

  it('are those of the United States in English', () => {
    const { date, list, number } = formatsOf('en');
    expect([number(31_102), date(day), list(['a', 'b', 'c'])]).toEqual([
      '31,102',
      'November 21, 2026',
      'a, b, and c',
    ]);
  });

  it('are those of Latin America in Spanish', () => {
    const { date, list, number } = formatsOf('es');
    expect([number(31_102), date(day), list(['a', 'b', 'c'])]).toEqual([
      '31,102',
      '21 de noviembre de 2026',
      'a, b y c',
    ]);
  });
});
