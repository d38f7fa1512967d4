import { LANGUAGES } from '@word-unfolded/domain';
import { AppError } from './app-error.js';
import type { ErrorEntry } from './define-errors.js';
import { catalogue, errorText, isErrorCode, type ErrorCode } from './registry.js';

const codes = Object.keys(catalogue) as ErrorCode[];
const casesOf = (code: ErrorCode) => (catalogue[code] as ErrorEntry).cases;
const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

describe('the error registry', () => {
  it.each(codes)('%s has a text in every language, with the same values', (code) => {
    const texts = LANGUAGES.map((language) => errorText(code, language));
    for (const text of texts) {
      expect(text.trim()).toBe(text);
      expect(text).not.toBe('');
      expect(placeholders(text)).toEqual(placeholders(texts[0]!));
    }
  });

  it.each(codes.filter((code) => casesOf(code)))('%s has every case in every language', (code) => {
    for (const text of Object.values(casesOf(code)!.texts)) {
      expect(Object.keys(text).sort()).toEqual([...LANGUAGES].sort());
      for (const language of LANGUAGES) {
        expect(text[language].trim()).not.toBe('');
        expect(placeholders(text[language])).toEqual(placeholders(text.en));
      }
    }
  });

  it('selects the case of an error by its parameter, and the general text for any other value', () => {
    const of = (limit: string) => errorText('LIMIT_REACHED', 'en', { limit, left: 0, total: 20 });
    expect(of('requests')).toMatch(/^You have reached the daily limit of questions: 0 of 20 are left\./);
    expect(of('constructor')).toBe(errorText('LIMIT_REACHED', 'en'));
  });

  it('inserts the values of an error into its text', () => {
    const error = AppError.of('RATE_LIMITED', { seconds: 60 });
    expect(error.message).toBe('Rate limit exceeded. Please try again in 60 seconds.');
    expect(error.textIn('es')).toBe('Límite de solicitudes superado. Inténtalo de nuevo en 60 segundos.');
    expect(error.status).toBe(429);
  });

  it('is known by its mark, because each application of a page has its own copy of the class', () => {
    const ofAnotherCopy = Object.assign(new Error('Not found'), {
      [Symbol.for('word-unfolded.AppError')]: true,
    });
    expect(ofAnotherCopy instanceof AppError).toBe(true);
    expect(new Error('Not found') instanceof AppError).toBe(false);
    expect((null as unknown) instanceof AppError).toBe(false);
  });

  it('never fills a placeholder from the prototype of its values', () => {
    expect(errorText('HTTP_ERROR', 'en', {})).toBe('HTTP error {status}');
    expect(isErrorCode('constructor')).toBe(false);
    expect(isErrorCode('toString')).toBe(false);
  });
});
