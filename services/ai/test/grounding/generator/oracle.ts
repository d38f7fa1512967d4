import { partsOfVerse } from '@word-unfolded/scripture-ref';
import { versesBetween, type GroundingLibrary } from '../grounding-library.js';
import { hasRun, keysOf, lettersOf, shownKeys, stretchesOfPage, type Stretch } from './page.js';

/** What a page may show of a planted quotation. */
export type Expectation =
  | {
      readonly isTrue: false;
      /** Runs of words that no verse has: they must not be shown. */
      readonly telltales: readonly (readonly string[])[];
      /** The same runs as they look where letters or spaces are disguised. */
      readonly letters?: readonly string[];
      /** Words that must not be shown beside the reference of another verse. */
      readonly other?: { readonly words: readonly string[]; readonly reference: string };
      /** Words that must not be shown under the name of another edition. */
      readonly edition?: { readonly words: readonly string[]; readonly mislabelled: RegExp };
      /** Words that must not be shown as exact, or in marks, without the other one. */
      readonly cut?: { readonly words: readonly string[]; readonly needs: string };
      /** A reference that no edition has: it must not be a link, or part of one, and must be named as absent. */
      readonly noReference?: string;
    }
  | { readonly isTrue: true; readonly content: readonly string[] };

export type Outcome = 'fine' | 'unmarked' | 'false exact' | 'touched';

/** What a page shows, judged by the page alone, by rules that a person can check. */
export async function outcomeOf(
  page: string,
  answer: string,
  expected: Expectation,
  library: GroundingLibrary,
): Promise<Outcome> {
  const stretches = stretchesOfPage(page);
  for (const stretch of stretches)
    if (stretch.link?.kind === 'scripture' && !(await isStored(stretch, library))) return 'false exact';
  return expected.isTrue ? outcomeOfTrue(stretches, answer, expected) : outcomeOfFalse(stretches, expected);
}

function outcomeOfTrue(
  stretches: readonly Stretch[],
  answer: string,
  { content }: Extract<Expectation, { isTrue: true }>,
): Outcome {
  const isMarked = stretches.some(
    ({ link }) => link?.kind === 'removed' || (link && 'mark' in link && link.mark === 'repaired'),
  );
  const shown = stretches.filter(({ link }) => link?.kind !== 'work').flatMap(({ text }) => keysOf(text));
  if (isMarked || shown.join(' ') !== keysOf(answer).join(' ')) return 'touched';
  const exact = stretches
    .filter(({ link }) => link?.kind === 'scripture')
    .flatMap(({ text }) => keysOf(text));
  return content.length === 0 || hasRun(exact, content) ? 'fine' : 'touched';
}

function outcomeOfFalse(
  stretches: readonly Stretch[],
  { telltales, letters, other, edition, cut, noReference }: Extract<Expectation, { isTrue: false }>,
): Outcome {
  const shown = shownKeys(stretches);
  const isExact = (words: readonly string[]) =>
    stretches.some(
      ({ text, link }) => link?.kind === 'scripture' && link.mark === 'exact' && hasRun(keysOf(text), words),
    );
  for (const run of telltales) if (hasRun(shown, run)) return isExact(run) ? 'false exact' : 'unmarked';
  if (letters) {
    const seen = lettersOf(
      stretches.map(({ text, link }) => (link?.kind === 'removed' ? '§' : text)).join(''),
    );
    if (letters.some((run) => seen.includes(run))) return 'unmarked';
  }
  if (other && hasRun(shown, other.words)) {
    const names = stretches.some(
      ({ text, link }) => link?.kind !== 'removed' && text.includes(other.reference),
    );
    if (names) return isExact(other.words) ? 'false exact' : 'unmarked';
  }
  if (edition && hasRun(shown, edition.words)) {
    const shownText = stretches.map(({ text }) => text).join('');
    if (edition.mislabelled.test(shownText)) return isExact(edition.words) ? 'false exact' : 'unmarked';
  }
  if (cut) return outcomeOfCut(stretches, cut);
  if (noReference !== undefined) {
    if (stretches.some(({ link }) => link?.kind === 'reference')) return 'false exact';
    if (!stretches.some(({ link }) => link?.kind === 'removed')) return 'unmarked';
  }
  return 'fine';
}

function outcomeOfCut(
  stretches: readonly Stretch[],
  { words, needs }: { readonly words: readonly string[]; readonly needs: string },
): Outcome {
  for (const { text, link } of stretches) {
    const keys = keysOf(text);
    if (link?.kind === 'removed' || !hasRun(keys, words)) continue;
    if (!keys.includes(keysOf(needs)[0]!)) return link?.kind === 'scripture' ? 'false exact' : 'unmarked';
  }
  return 'fine';
}

/** Whether the words of a link stand in the verses that it names, in order, without a gap but at an ellipsis. */
async function isStored({ text, link }: Stretch, library: GroundingLibrary): Promise<boolean> {
  if (link?.kind !== 'scripture') return true;
  const verses = await versesBetween(library, link.translationId, link.osis);
  const stored = verses.flatMap((verse) => keysOf(`${titleOf(verse)} ${verse.text}`)).map(likeToday);
  let from = 0;
  for (const part of text.split(/…|\.\s?\.\s?\./u)) {
    const keys = keysOf(part).map(likeToday);
    if (keys.length === 0) continue;
    const at = stored.findIndex(
      (_, index) => index >= from && keys.every((key, offset) => stored[index + offset] === key),
    );
    if (at < 0 && !joined(stored).includes(joined(keys))) return false;
    from = Math.max(from, at + keys.length);
  }
  return verses.every(({ id }) => partsOfVerse(id).verse > 0);
}

const joined = (keys: readonly string[]) => keys.join('');
const titleOf = (verse: object) => ('title' in verse && typeof verse.title === 'string' ? verse.title : '');

/** Spellings that the check of quotations takes for the same word. */
function likeToday(key: string): string {
  return key.replace(/our(?=s?$|ed$|able$)/u, 'or').replace(/^shew/u, 'show');
}
