import { useQuery } from '@tanstack/react-query';
import type { FoundItem } from '@word-unfolded/contracts';
import { PAGE_GATES, PAGES, applyGate } from '@word-unfolded/domain';
import { forgetSearches, rememberSearch, useOwner, useRecentSearches, VISITOR } from '@word-unfolded/offline';
import { useLanguage } from '@word-unfolded/i18n';
import { useSession } from '@word-unfolded/session';
import type { IconName } from '@word-unfolded/ui';
import { useNavigate } from 'react-router';
import { searchAddress } from '../../pages/read/parts/find-form.js';
import { translationsQuery } from '../../pages/read/reading-queries.js';
import { passagePath, pathOf } from '../found/found-address.js';
import { NAMING, naming } from './match-words.js';
import { keywordsOf } from './palette-keywords.js';
import type { PaletteGroup, PaletteItem } from './palette-item.js';
import { useTexts } from '../texts.js';
import type { Found } from '../found/use-found.js';
import { usePageItems } from './use-page-items.js';
import type { TypedReference } from './read-reference.js';

/** Lines of a group of results, and of pages and actions beside results. */
const MOST_OF_GROUP = 6;
const MOST_NAMED = 4;

const ICONS: Readonly<Record<FoundItem['source'], IconName>> = {
  scripture: 'page',
  magazine: 'news',
  notes: 'ribbon',
  journal: 'pen',
  chats: 'talk',
  plans: 'trail',
};

/** A group with its lines. */
export type ItemGroup = { readonly group: PaletteGroup; readonly items: readonly PaletteItem[] };

type Typed = {
  readonly typed: string;
  /** What was typed, as far as it is a reference. */
  readonly reference: TypedReference | undefined;
  readonly found: Found;
};

type Handlers = {
  /** Puts words into the field. */
  readonly onWords: (words: string) => void;
  readonly onSignOut: () => void;
};

/**
 * The lines of the palette: before anything is typed the recent searches, the pages and the actions; then the passage of
 * a typed reference, pages and actions of that name, and what everything has, the group with the best result first.
 */
export function usePaletteItems(
  { typed, reference, found }: Typed,
  { onWords, onSignOut }: Handlers,
): ItemGroup[] {
  const named = usePageItems(onSignOut);
  const recent = useRecentItems(onWords);
  const passage = usePassageItems(typed, reference);
  const results = useResultItems(found);
  if (typed.trim() === '') return grouped([...recent, ...named]);
  const matching = namedBest(typed, named);
  return [...grouped([...passage.open, ...matching]), ...grouped(results), ...grouped(passage.lookUp)];
}

/** The pages and actions that words name, the best first. One that only a misspelt word names is left out beside others. */
function namedBest(typed: string, named: readonly PaletteItem[]): PaletteItem[] {
  const found = named
    .map((item) => ({ item, by: naming(typed, item.title, keywordsOf(item.id)) }))
    .filter(({ by }) => by > NAMING.none)
    .sort((one, other) => other.by - one.by);
  const isNamed = found.some(({ by }) => by > NAMING.misspelt);
  return found
    .filter(({ by }) => !isNamed || by > NAMING.misspelt)
    .slice(0, MOST_NAMED)
    .map(({ item }) => item);
}

function useRecentItems(onWords: (words: string) => void): PaletteItem[] {
  const t = useTexts();
  const owner = useOwner();
  const recent = useRecentSearches(owner);
  if (owner === undefined || recent.length === 0) return [];
  const stays = true as const;
  return [
    ...recent.map((words): PaletteItem => ({
      id: `recent-${words}`,
      group: 'recent',
      icon: 'past',
      title: words,
      run: () => onWords(words),
      stays,
    })),
    {
      id: 'forget',
      group: 'recent',
      icon: 'shut',
      title: t('forget'),
      run: () => forgetSearches(owner),
      stays,
    },
  ];
}

function usePassageItems(
  typed: string,
  reference: TypedReference | undefined,
): {
  readonly open: readonly PaletteItem[];
  readonly lookUp: readonly PaletteItem[];
} {
  const t = useTexts();
  const navigate = useNavigate();
  const { status, user } = useSession();
  const owner = useOwner() ?? VISITOR;
  const isSignedIn = status === 'signed-in';
  const open: PaletteItem[] = [];
  if (reference) {
    const { text, each = [], edition, problem } = reference;
    for (const [at, passage] of [text, ...each].entries())
      open.push({
        id: at === 0 ? 'read' : `read-${at}`,
        group: 'go',
        icon: 'page',
        title: (at === 0 && problem) || t('read', { reference: passage }),
        ...(edition && { aside: edition.abbreviation }),
        run: () =>
          void navigate(
            edition && !isSignedIn
              ? searchAddress(edition.language, passage, edition.abbreviation)
              : passagePath(passage, isSignedIn, edition?.id),
          ),
      });
  }
  const words = reference ? reference.words : typed.trim();
  if (!isSignedIn || words === undefined) return { open, lookUp: [] };
  const reader = user ? { tier: user.subscriptionTier, role: user.role } : undefined;
  const hasExplorer = applyGate(PAGE_GATES.explorer, reader) === 'pass';
  const address = hasExplorer
    ? `${PAGES.explorer}?${new URLSearchParams({ q: words }).toString()}`
    : passagePath(words, true);
  const run = () => {
    rememberSearch(owner, words);
    void navigate(address);
  };
  const title = t('lookUp', { words });
  return { open, lookUp: [{ id: 'look-up', group: 'go', icon: 'find', title, run }] };
}

function useResultItems({ q, answer }: Found): PaletteItem[] {
  const t = useTexts();
  const navigate = useNavigate();
  const { status } = useSession();
  const owner = useOwner() ?? VISITOR;
  const results = answer?.results ?? [];
  const editionName = useEditionName(results.some(({ source }) => source === 'scripture'));
  return results.map((item) => ({
    id: `${item.source}-${item.id}`,
    group: item.source,
    icon: ICONS[item.source],
    title: item.title || t('untitled'),
    titleRanges: item.titleRanges,
    excerpt: item.excerpt,
    ranges: item.ranges,
    ...asideOf(item, t('inVerses'), editionName),
    run: () => {
      rememberSearch(owner, q);
      void navigate(pathOf(item, status === 'signed-in'));
    },
  }));
}

type EditionName = (translationId: string) => string | undefined;

/** The common names of translations: `RV1909` for `spa_r09`; undefined until they are known. */
function useEditionName(isNeeded: boolean): EditionName {
  const language = useLanguage();
  const { data } = useQuery({
    ...translationsQuery(language),
    enabled: isNeeded,
    networkMode: 'always', // without a network the list that this device keeps is read
  });
  return (translationId) => data?.find(({ id }) => id === translationId)?.abbreviation;
}

function asideOf(
  { source, passage, inVerses, id }: FoundItem,
  words: string,
  editionName: EditionName,
): Pick<PaletteItem, 'aside'> {
  const aside =
    source === 'scripture'
      ? editionName(id.split('.', 1)[0] ?? '')
      : [passage, inVerses ? words : ''].filter(Boolean).join(', ');
  return aside ? { aside } : {};
}

/** Groups in the order of their first lines, each with its best lines. */
function grouped(items: readonly PaletteItem[]): ItemGroup[] {
  const groups = new Map<PaletteGroup, PaletteItem[]>();
  for (const item of items) groups.set(item.group, [...(groups.get(item.group) ?? []), item]);
  return [...groups].map(([group, all]) => {
    const isResult = group !== 'pages' && group !== 'actions' && group !== 'recent';
    return { group, items: isResult ? all.slice(0, MOST_OF_GROUP) : all };
  });
}
