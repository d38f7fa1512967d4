import { EVERYONE, PASSAGE_LIFETIME_MS, passageAnswers, type AnswerStore } from '@word-unfolded/api-client';
import { passageAnswer, type PassageAnswer } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import {
  formatOsis,
  loadReferenceParser,
  parsePlainReference,
  type PassageReference,
} from '@word-unfolded/scripture-ref';
import { log } from '@word-unfolded/ui';
import { readStoredCounts } from './stored-books.js';
import { listIndexed, indexPassage } from './passage-index.js';
import { cutPassages } from './cut-passages.js';

/** A reader's request. Without a translation, the reader's default applies. */
export type StoredPassageRequest = {
  readonly reference: string;
  readonly translationId: string | undefined;
  readonly language: Language;
};

/** The translation in which a passage was read. */
type ReadEdition = { readonly id: string };

const textKey = (edition: string, osis: string) => `text/${edition.toUpperCase()}/${osis}`;
const defaultKey = (language: Language) => `edition/default/${language}`;

/**
 * Stores a passage under its translation and its canonical reference, so that it is found in any notation, with or
 * without a named translation (specification, section 3, "Bible state").
 */
export async function storePassage(
  request: StoredPassageRequest,
  answer: PassageAnswer,
  store: AnswerStore = passageAnswers,
): Promise<void> {
  const passages = await read(request);
  if (!passages) return;
  const osis = formatOsis(passages);
  const { id } = answer.translation;
  const put = (key: string, data: unknown) => store.write({ key, owner: EVERYONE, at: Date.now(), data });
  const edition: ReadEdition = { id };
  await put(textKey(id, osis), answer);
  await indexPassage({ edition: id, osis }, store);
  if (request.translationId === undefined) await put(defaultKey(request.language), edition);
}

/**
 * A passage that was read on this device within its lifetime: as it was read, or cut from longer and adjacent ones of
 * the same translation. Without a named translation, the default one of this language is used, or else the one in which
 * the passage was read last.
 */
export async function readStoredPassage(
  request: StoredPassageRequest,
  store: AnswerStore = passageAnswers,
): Promise<PassageAnswer | undefined> {
  const passages = await read(request);
  if (!passages) return undefined;
  const osis = formatOsis(passages);
  for (const id of await editionsFor(request, store)) {
    const found = (await readText(id, osis, store)) ?? (await cutFromStored(id, passages, store));
    if (found) return found;
  }
  return undefined;
}

async function readText(
  edition: string,
  osis: string,
  store: AnswerStore,
): Promise<PassageAnswer | undefined> {
  const stored = await store.read(textKey(edition, osis));
  if (!stored || Date.now() - stored.at > PASSAGE_LIFETIME_MS) return undefined;
  return passageAnswer.safeParse(stored.data).data; // an older version of the application stored another format
}

/** The requested passage, built from other passages of the translation; undefined unless they cover all of it. */
async function cutFromStored(
  edition: string,
  passages: readonly PassageReference[],
  store: AnswerStore,
): Promise<PassageAnswer | undefined> {
  const books = new Set(passages.flatMap(({ start, end }) => [start.book, end.book]));
  const names = (await listIndexed(store))
    .filter((each) => isSame(each.edition, edition) && namesOneOf(each.osis, books))
    .map(({ osis }) => osis);
  const counts = names.length > 0 ? await readStoredCounts(edition, store) : undefined;
  if (!counts) return undefined;
  const answers = await Promise.all(names.map((osis) => readText(edition, osis, store)));
  return cutPassages(
    passages,
    answers.filter((answer) => answer !== undefined),
    counts,
  );
}

/** The translations to look in, the most likely first. */
async function editionsFor(
  { translationId, language }: StoredPassageRequest,
  store: AnswerStore,
): Promise<readonly string[]> {
  if (translationId !== undefined) return [translationId];
  const [usual, indexed] = await Promise.all([store.read(defaultKey(language)), listIndexed(store)]);
  const used = usual ? [(usual.data as ReadEdition).id] : [];
  return [...new Set([...used, ...indexed.map(({ edition }) => edition)])];
}

function isSame(one: string, other: string): boolean {
  return one.toUpperCase() === other.toUpperCase();
}

function namesOneOf(osis: string, books: ReadonlySet<string>): boolean {
  return osis.split(/[\s-]/).some((point) => books.has(point.split('.')[0]!));
}

/** The passages of a reference, independent of its notation; undefined for a query that is not a reference. */
async function read({
  reference,
  language,
}: StoredPassageRequest): Promise<readonly PassageReference[] | undefined> {
  const plain = parsePlainReference(reference, language);
  if (plain) return [plain];
  try {
    const parser = await loadReferenceParser();
    const parsed = parser.parse(reference, language);
    return parsed.understood ? parsed.passages : undefined;
  } catch (error) {
    log.warn('A reference could not be parsed on this device', error);
    return undefined;
  }
}
