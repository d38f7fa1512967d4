import { callRoute } from '@word-unfolded/api-client';
import {
  AppError,
  getPassageByQueryRoute,
  listTranslationsRoute,
  type PassageAnswer,
} from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import { log, useSettled } from '@word-unfolded/ui';
import { useEffect, useState } from 'react';
import type { Choices } from '../maker/choices.js';

/**
 * Whether a quote stands at its reference, and in which edition. Until that is known, a sketch must not have the
 * reference: a picture of the screen would pass for Scripture.
 */
export type Place =
  { readonly kind: 'none' | 'unknown' | 'absent' } | { readonly kind: 'there'; readonly edition: string };

/** How long a reader has not typed before the words are compared, in milliseconds. */
const PAUSE_MS = 500;

/** The most translations in which a quote is looked for; the server looks in all of them when it makes the image. */
const TRANSLATIONS = 6;

/** Compares a quote with the passage of its reference. Words that a page gave are known to stand there. */
export function usePlace(choices: Choices, language: Language): Place {
  const quote = useSettled(choices.quote.trim(), PAUSE_MS);
  const reference = useSettled(choices.reference.trim(), PAUSE_MS);
  const given = choices.edition;
  const [found, setFound] = useState<{ readonly asked: string; readonly place: Place }>();
  const asked = `${reference}\n${quote}`;
  useEffect(() => {
    if (reference === '' || quote === '' || given !== '') return undefined;
    const stop = new AbortController();
    findPlace(quote, reference, { language, signal: stop.signal }).then(
      (place) => stop.signal.aborted || setFound({ asked, place }),
      (error: unknown) => stop.signal.aborted || log.warn('A quote could not be compared', error),
    );
    return () => stop.abort();
  }, [asked, quote, reference, given, language]);
  if (choices.reference.trim() === '') return { kind: 'none' };
  if (given !== '') return { kind: 'there', edition: given };
  const isOfThese = found?.asked === `${choices.reference.trim()}\n${choices.quote.trim()}`;
  return isOfThese ? found.place : { kind: 'unknown' };
}

type Options = { readonly language: Language; readonly signal: AbortSignal };

async function findPlace(quote: string, reference: string, options: Options): Promise<Place> {
  const usual = await passageOf(reference, undefined, options);
  if (!usual) return { kind: 'absent' };
  if (isInPassage(quote, usual)) return { kind: 'there', edition: usual.translation.name };
  const translations = await callRoute(listTranslationsRoute, {}, options);
  const others = translations.filter(({ id, available }) => available && id !== usual.translation.id);
  for (const { id } of others.slice(0, TRANSLATIONS - 1)) {
    const other = await passageOf(reference, id, options);
    if (other && isInPassage(quote, other)) return { kind: 'there', edition: other.translation.name };
  }
  return { kind: 'absent' };
}

/** A passage; undefined where the reference is none or a translation lacks it. */
async function passageOf(
  ref: string,
  translation: string | undefined,
  options: Options,
): Promise<PassageAnswer | undefined> {
  try {
    return await callRoute(
      getPassageByQueryRoute,
      { query: { ref, ...(translation && { translation }) } },
      options,
    );
  } catch (error) {
    if (error instanceof AppError && error.status < 500 && error.status >= 400) return undefined;
    throw error;
  }
}

/** Whether the words of a quote stand in a passage, one after another; an ellipsis may leave out some. */
export function isInPassage(quote: string, { passages }: Pick<PassageAnswer, 'passages'>): boolean {
  const stored = wordsOf(passages.flatMap(({ verses }) => verses.map(({ text }) => text)).join(' '));
  const parts = quote.split(/…|\.{3}/u).map(wordsOf);
  const said = parts.filter((part) => part.trim() !== '');
  let from = 0;
  for (const part of said) {
    const at = stored.indexOf(part, from);
    if (at < 0) return false;
    from = at + part.length - 1;
  }
  return said.length > 0;
}

/** The words of a text in small letters, with a space around each. */
const wordsOf = (text: string) =>
  ` ${(
    text
      .normalize('NFC')
      .toLocaleLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  ).join(' ')} `;
