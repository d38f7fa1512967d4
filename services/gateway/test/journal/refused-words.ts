import type { JournalEntry } from '@word-unfolded/contracts';
import type { StackReader } from './stack-reader.js';

/** A refused request and its texts (specification, sections 5 and 8, "Journal"). */
export type Refusal = {
  readonly of: string;
  readonly method: string;
  /** After `/api/journal`. */
  readonly path: string | ((entry: JournalEntry) => string);
  readonly body?: unknown;
  readonly status: number;
  readonly en: string;
  readonly es: string;
  /** Prepares the data of the request. */
  readonly before?: (reader: StackReader, entry: JournalEntry) => Promise<unknown>;
};

const NOBODYS_ID = 'ffffffffffffffffffffffff';

const WRITTEN = { title: 'A quiet morning', content: 'I read and was glad.' };
const ofEntry =
  (rest = '') =>
  ({ id }: JournalEntry) =>
    `/${id}${rest}`;
const written = (fields: object) => ({ method: 'POST', path: '', body: { ...WRITTEN, ...fields } });
const changed = (fields: object) => ({ method: 'PUT', path: ofEntry(), body: fields });
const tagsOf = (count: number) => Array.from({ length: count }, (_, place) => `tag ${place}`);

const IDS: readonly Refusal[] = [
  ...['not-an-id', '%20', '0'.repeat(25), NOBODYS_ID.toUpperCase(), '%24ne'].map((id) => ({
    of: `the deletion of ${id}`,
    method: 'DELETE',
    path: `/${id}`,
    status: 400,
    en: 'Invalid journal entry ID provided for deletion',
    es: 'El identificador de la entrada que se quiere eliminar no es válido',
  })),
  ...['', '/archive', '/unarchive', '/category', '/tags'].map((rest) => ({
    of: `a change without an id, ${rest || 'of the entry'}`,
    method: rest === '/tags' ? 'POST' : 'PUT',
    path: `/%20${rest}`,
    body: { ...WRITTEN, tag: 'peace', category: 'prayer' },
    status: 400,
    en: 'Entry ID is required',
    es: 'Se requiere el identificador de la entrada',
  })),
  ...['', '/content', '/versions', '/share'].map((rest) => ({
    of: `reading with an id that is none, ${rest || 'the entry'}`,
    method: 'GET',
    path: `/not-an-id${rest}`,
    status: 400,
    en: 'Invalid or missing entry ID',
    es: 'Falta el identificador de la entrada o no es válido',
  })),
  {
    of: 'content for an entry that is not there',
    method: 'POST',
    path: `/${NOBODYS_ID}/content`,
    body: { type: 'quote', content: 'Be still' },
    status: 404,
    en: `Entry not found with ID ${NOBODYS_ID}`,
    es: `No se encontró la entrada con el identificador ${NOBODYS_ID}`,
  },
  {
    of: 'an entry that is not there',
    method: 'GET',
    path: `/${NOBODYS_ID}`,
    status: 404,
    en: 'Entry not found',
    es: 'No se encontró la entrada',
  },
  {
    of: 'content that is not there',
    method: 'PUT',
    path: ofEntry('/content/no-such-content/active'),
    status: 404,
    en: 'Content not found',
    es: 'No se encontró el contenido',
  },
  {
    of: 'a version that is not there',
    method: 'GET',
    path: ofEntry('/versions/99'),
    status: 404,
    en: 'This version does not exist',
    es: 'Esta versión no existe',
  },
];

const titles = (value: unknown, method: 'written' | 'changed'): Refusal => ({
  of: `the title ${JSON.stringify(value)}, ${method}`,
  ...(method === 'written' ? written({ title: value }) : changed({ title: value })),
  status: 400,
  en: 'Title is required',
  es: 'El título es obligatorio',
});

const contents = (value: unknown, method: 'written' | 'changed'): Refusal => ({
  of: `the content ${JSON.stringify(value)}, ${method}`,
  ...(method === 'written' ? written({ content: value }) : changed({ content: value })),
  status: 400,
  en: 'Content is required',
  es: 'El contenido es obligatorio',
});

/** Texts without any visible character. */
const BLANK = ['', '  \n\t', '\u200B\u2060', '\u202E\uFEFF'];

/** A value of another type than text is not reported as missing. */
const noTexts = (field: 'title' | 'content'): readonly Refusal[] =>
  [7, ['x'], { $gt: '' }].map((value) => ({
    of: `the ${field} ${JSON.stringify(value)}`,
    ...written({ [field]: value }),
    status: 400,
    en: 'Some of what was sent is not valid.',
    es: 'Algo de lo que se envió no es válido.',
  }));

const FIELDS: readonly Refusal[] = [
  ...noTexts('title'),
  ...noTexts('content'),
  ...[undefined, null, ...BLANK].map((value) => titles(value, 'written')),
  ...[null, ...BLANK].map((value) => titles(value, 'changed')),
  ...[undefined, null, ...BLANK].map((value) => contents(value, 'written')),
  ...[null, ...BLANK].map((value) => contents(value, 'changed')),
  {
    of: 'a title of 201 characters',
    ...written({ title: 'x'.repeat(201) }),
    status: 400,
    en: 'Title must be no more than 200 characters',
    es: 'El título no debe tener más de 200 caracteres',
  },
  {
    of: '50,001 characters',
    ...written({ content: 'x'.repeat(50_001) }),
    status: 400,
    en: 'Content must be no more than 50000 characters',
    es: 'El contenido no debe tener más de 50000 caracteres',
  },
  ...['Prayer', '', null, ['prayer'], { $in: ['prayer'] }].map((category) => ({
    of: `the category ${JSON.stringify(category)}`,
    method: 'PUT',
    path: ofEntry('/category'),
    body: { category },
    status: 400,
    en: 'Invalid category',
    es: 'La categoría no es válida',
  })),
  ...['Happy!', '', ['sad'], { $ne: 'sad' }].map((mood) => ({
    of: `the mood ${JSON.stringify(mood)}`,
    ...changed({ mood }),
    status: 400,
    en: 'Invalid mood',
    es: 'El estado de ánimo no es válido',
  })),
  ...['peace', [''], ['#'], ['\u200B'], ['x'.repeat(51)], [7], [{ $gt: '' }], { $size: 1 }].map((tags) => ({
    of: `the tags ${JSON.stringify(tags)}`,
    ...written({ tags }),
    status: 400,
    en: 'Invalid tags',
    es: 'Las etiquetas no son válidas',
  })),
  ...[written({ tags: tagsOf(11) }), changed({ tags: tagsOf(11) })].map((request) => ({
    of: `11 tags, by ${request.method}`,
    ...request,
    status: 400,
    en: 'An entry has no more than 10 tags',
    es: 'Una entrada no tiene más de 10 etiquetas',
  })),
  {
    of: 'the eleventh tag',
    method: 'POST',
    path: ofEntry('/tags'),
    body: { tag: 'eleventh' },
    status: 400,
    en: 'An entry has no more than 10 tags',
    es: 'Una entrada no tiene más de 10 etiquetas',
    before: (reader, { id }) => reader.ask('PUT', `/api/journal/${id}`, { tags: tagsOf(10) }),
  },
  ...['2026-02-30', '01/03/2026', '', { $gt: '' }].map((date) => ({
    of: `the date ${JSON.stringify(date)}`,
    ...changed({ date }),
    status: 400,
    en: 'Invalid date',
    es: 'La fecha no es válida',
  })),
];

const tagged = (tags: string[]) => (reader: StackReader, entry: JournalEntry) =>
  reader.ask('PUT', `/api/journal/${entry.id}`, { tags });

const TAGS: readonly Refusal[] = [
  ...['Fe', 'fE', ' fe ', '#fe', 'caf\u00E9', 'cafe\u0301', 'CAFÉ', '信仰', 'שבת', 'إيمان'].map((tag) => ({
    of: `the tag ${JSON.stringify(tag)} again`,
    method: 'POST',
    path: ofEntry('/tags'),
    body: { tag },
    status: 409,
    en: 'Tag already exists on this entry',
    es: 'La entrada ya tiene esta etiqueta',
    before: tagged(['fe', 'café', '信仰', 'שבת', 'إيمان']),
  })),
  ...['fé', 'hope'].map((tag) => ({
    of: `taking away the tag ${tag}, which is not there`,
    method: 'DELETE',
    path: ofEntry('/tags'),
    body: { tag },
    status: 404,
    en: 'Tag does not exist on this entry',
    es: 'La entrada no tiene esta etiqueta',
    before: tagged(['fe']),
  })),
];

export const REFUSALS: readonly Refusal[] = [...IDS, ...FIELDS, ...TAGS];
