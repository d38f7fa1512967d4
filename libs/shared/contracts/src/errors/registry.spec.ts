import { LANGUAGES } from '@word-unfolded/domain';
import { AppError } from './app-error.js';
import { catalogue, errorText, isErrorCode, type ErrorCode } from './registry.js';

const codes = Object.keys(catalogue) as ErrorCode[];
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

  it('inserts the values of an error into its text', () => {
    const error = AppError.of('RATE_LIMITED', { seconds: 60 });
    expect(error.message).toBe('Rate limit exceeded. Please try again in 60 seconds.');
    expect(error.textIn('es')).toBe('Límite de solicitudes superado. Inténtalo de nuevo en 60 segundos.');
    expect(error.status).toBe(429);
  });

  it('never fills a placeholder from the prototype of its values', () => {
    expect(errorText('HTTP_ERROR', 'en', {})).toBe('HTTP error {status}');
    expect(isErrorCode('constructor')).toBe(false);
    expect(isErrorCode('toString')).toBe(false);
  });
});
