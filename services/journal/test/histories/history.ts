import { JOURNAL_CATEGORIES, JOURNAL_MOODS, type GeneratedContent } from '@word-unfolded/domain';
import type { DeviceEntry, WorkingEntry } from '@word-unfolded/journal-merge';
import fc from 'fast-check';

/** An action of a reader on a device. The numbers choose among the entries that exist at that time. */
export type Deed = {
  readonly kind:
    | 'begin'
    | 'type'
    | 'append'
    | 'cut'
    | 'retitle'
    | 'overlong'
    | 'begin-draft'
    | 'clear'
    | 'tag'
    | 'untag'
    | 'file'
    | 'archive'
    | 'delete'
    | 'undelete'
    | 'purge'
    | 'generate'
    | 'activate'
    | 'drop'
    | 'settle';
  readonly which: number;
  readonly where: number;
};

/** The course of an exchange: where it is interrupted, and what is sent twice. */
export type Exchange = {
  readonly cut:
    | 'none'
    | 'request-lost'
    | 'killed'
    | 'answer-lost'
    | 'device-killed'
    | 'sent-twice'
    | 'old-request'
    | 'typed-meanwhile'
    | 'slow';
  readonly at: number;
};

export type Step =
  | { readonly does: 'deed'; readonly device: number; readonly deed: Deed }
  | { readonly does: 'exchange'; readonly device: number; readonly exchange: Exchange }
  | { readonly does: 'restart'; readonly device: number }
  | { readonly does: 'empty-bin' };

const small = fc.nat({ max: 11 });
const device = fc.nat({ max: 2 });

const deed: fc.Arbitrary<Deed> = fc.record({
  kind: fc.constantFrom<Deed['kind']>(
    'begin',
    'type',
    'type',
    'type',
    'type',
    'append',
    'append',
    'cut',
    'retitle',
    'retitle',
    'overlong',
    'begin-draft',
    'clear',
    'tag',
    'untag',
    'file',
    'archive',
    'delete',
    'delete',
    'undelete',
    'purge',
    'purge',
    'purge',
    'generate',
    'activate',
    'drop',
    'settle',
  ),
  which: small,
  where: small,
});

const exchange: fc.Arbitrary<Exchange> = fc.record({
  cut: fc.constantFrom<Exchange['cut']>(
    'none',
    'none',
    'request-lost',
    'killed',
    'answer-lost',
    'device-killed',
    'sent-twice',
    'old-request',
    'typed-meanwhile',
    'slow',
    'slow',
  ),
  at: fc.nat({ max: 24 }),
});

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 12, arbitrary: fc.record({ does: fc.constant('deed' as const), device, deed }) },
  { weight: 9, arbitrary: fc.record({ does: fc.constant('exchange' as const), device, exchange }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('restart' as const), device }) },
);

const emptied: fc.Arbitrary<Step> = fc.oneof(
  { weight: 30, arbitrary: step },
  { weight: 1, arbitrary: fc.constant<Step>({ does: 'empty-bin' }) },
);

/** Arbitrary histories of two or three devices. */
export const history = fc.record({
  devices: fc.constantFrom(2, 2, 3),
  skews: fc.tuple(...[0, 1, 2].map(() => fc.integer({ min: -400, max: 400 }))),
  steps: fc.array(emptied, { minLength: 4, maxLength: 40 }),
});

/**
 * Returns the change that an action makes to an entry; undefined if it has no effect.
 *
 * @param fresh a word that does not occur anywhere yet
 */
export function changeOf(deed: Deed, entry: DeviceEntry, fresh: string): Partial<WorkingEntry> | undefined {
  const { working } = entry;
  const { kind, where } = deed;
  switch (kind) {
    case 'begin':
    case 'begin-draft':
    case 'purge':
      return undefined;
    case 'type':
      return { content: withWord(working.content, where, fresh) };
    case 'append':
      return { content: `${working.content}\n${fresh}` };
    case 'cut':
      return { content: withoutLine(working.content, where) };
    case 'retitle':
      return { title: `Title ${fresh}` };
    case 'overlong':
      return { title: 'too long '.repeat(30) };
    case 'clear':
      return where % 2 === 0 ? { content: ' ' } : { title: '' };
    case 'tag':
      return working.tags.length < 10 ? { tags: [...working.tags, `tag ${where}`] } : undefined;
    case 'untag':
      return { tags: working.tags.filter((_, place) => place !== where % 3) };
    case 'file':
      return { category: JOURNAL_CATEGORIES[where % 10]!, mood: JOURNAL_MOODS[where]! };
    case 'archive':
      return { archived: !working.archived };
    case 'delete':
      return { binned: true };
    case 'undelete':
      return working.binned ? { binned: false } : undefined;
    case 'generate':
      return { contents: withGenerated(working.contents, where, fresh) };
    case 'activate':
      return { contents: withActive(working.contents, where) };
    case 'drop':
      return { contents: withoutOne(working.contents, where) };
    case 'settle':
      return working.conflict ? { conflict: null } : undefined;
  }
}

function withWord(content: string, where: number, word: string): string {
  const words = content.split(/(?<=\s)/);
  const place = where % words.length;
  const blank = words[place]!.match(/\s+$/)?.[0] ?? '';
  return words.with(place, `${word}${blank}`).join('');
}

function withoutLine(content: string, where: number): string {
  const lines = content.split('\n');
  return lines.length < 2 ? content : lines.toSpliced(where % lines.length, 1).join('\n') || 'empty';
}

function withGenerated(
  contents: readonly GeneratedContent[],
  where: number,
  fresh: string,
): GeneratedContent[] {
  const type = where % 2 === 0 ? 'quote' : 'devotional';
  const made = {
    id: `made-from-${fresh}`,
    type,
    title: '',
    content: `Made of ${fresh}`,
    image: null,
    writer: '',
    active: true,
    createdAt: '2026-03-01T00:00:00.000Z',
  } as const;
  if (contents.length >= 12) return [...contents];
  return [...contents.map((each) => (each.type === type ? { ...each, active: false } : each)), made];
}

function withActive(contents: readonly GeneratedContent[], where: number): GeneratedContent[] {
  const chosen = contents[where % Math.max(1, contents.length)];
  return contents.map((each) =>
    each.type === chosen?.type ? { ...each, active: each.id === chosen.id } : each,
  );
}

function withoutOne(contents: readonly GeneratedContent[], where: number): GeneratedContent[] {
  const gone = contents[where % Math.max(1, contents.length)];
  const others = contents.filter(({ id }) => id !== gone?.id);
  const heir = gone?.active ? others.findLast(({ type }) => type === gone.type) : undefined;
  return others.map((each) => (each.id === heir?.id ? { ...each, active: true } : each));
}
