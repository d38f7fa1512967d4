/** The languages of the outbox page. */
export type PageLanguage = 'en' | 'es';

/**
 * The preferred language of the Accept-Language header (RFC 9110, section 12.5.4). English if it names neither
 * language.
 */
export function languageOf(acceptLanguage: string | undefined): PageLanguage {
  const wishes = (acceptLanguage ?? '').split(',').map((wish) => {
    const [tag = '', ...parameters] = wish.trim().split(';');
    const quality = parameters.find((parameter) => parameter.trim().startsWith('q='))?.split('=')[1];
    return { language: tag.slice(0, 2).toLowerCase(), quality: quality === undefined ? 1 : Number(quality) };
  });
  const best = wishes
    .filter(({ language, quality }) => (language === 'en' || language === 'es') && quality > 0)
    .sort((one, other) => other.quality - one.quality)[0];
  return best?.language === 'es' ? 'es' : 'en';
}
