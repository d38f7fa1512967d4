import type { AppError } from '@word-unfolded/contracts';
import { PRODUCT, type Language } from '@word-unfolded/domain';

/** The page for a reader whose address requests too many pages. It reloads the requested page when the limit allows. */
export function tooManyPages(error: AppError, language: Language): string {
  const seconds = Number(error.fields['retryAfter']);
  return [
    '<!doctype html>',
    `<html lang="${language}">`,
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta http-equiv="refresh" content="${seconds}"><title>${PRODUCT.name}</title></head>`,
    `<body><main><h1>${PRODUCT.name}</h1><p>${error.textIn(language)}</p></main></body>`,
    '</html>',
  ].join('\n');
}
