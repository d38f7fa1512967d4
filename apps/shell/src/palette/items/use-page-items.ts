import { applyGate, LANGUAGES, PAGE_GATES, PAGES, reachesTier, type PageName } from '@word-unfolded/domain';
import { changeLanguage, useLanguage } from '@word-unfolded/i18n';
import { useSession } from '@word-unfolded/session';
import { useTheme, type IconName } from '@word-unfolded/ui';
import { useNavigate } from 'react-router';
import { useTexts as useShellTexts } from '../../locales/texts.js';
import type { PaletteItem } from './palette-item.js';
import { useTexts } from '../texts.js';

type Place = { readonly page: PageName; readonly icon: IconName };

const FOR_READERS: readonly Place[] = [
  { page: 'study', icon: 'page' },
  { page: 'explorer', icon: 'find' },
  { page: 'journal', icon: 'pen' },
  { page: 'selah', icon: 'microphone' },
  { page: 'menu', icon: 'mark' },
  { page: 'profile', icon: 'gauge' },
  { page: 'subscription', icon: 'star' },
  { page: 'usage', icon: 'gauge' },
  { page: 'gallery', icon: 'page' },
  { page: 'theoHistory', icon: 'talk' },
  { page: 'admin', icon: 'gauge' },
];

const FOR_EVERYONE: readonly Place[] = [
  { page: 'magazine', icon: 'news' },
  { page: 'atlas', icon: 'find' },
  { page: 'help', icon: 'ask' },
  { page: 'about', icon: 'mark' },
];

const FOR_VISITORS: readonly Place[] = [
  { page: 'home', icon: 'mark' },
  { page: 'login', icon: 'on' },
  { page: 'register', icon: 'pen' },
  { page: 'subscription', icon: 'star' },
];

const NAMES = {
  study: 'nav.study',
  explorer: 'nav.explorer',
  journal: 'nav.journal',
  selah: 'nav.selah',
  menu: 'nav.menu',
  profile: 'account.profile',
  subscription: 'account.subscription',
  usage: 'account.usage',
  magazine: 'nav.magazine',
  atlas: 'nav.atlas',
  help: 'nav.help',
  about: 'footer.about',
  login: 'nav.signIn',
  register: 'nav.register',
} as const;

/**
 * The pages that the reader or visitor may open, and the actions of the palette.
 *
 * @param onSignOut asks whether to sign out
 */
export function usePageItems(onSignOut: () => void): readonly PaletteItem[] {
  return [...usePages(), ...useActions(onSignOut)];
}

function usePages(): PaletteItem[] {
  const t = useTexts();
  const named = useShellTexts();
  const navigate = useNavigate();
  const { status, user } = useSession();
  const reader = user ? { tier: user.subscriptionTier, role: user.role } : undefined;
  const own = status === 'signed-in' ? FOR_READERS : FOR_VISITORS;
  const nameOf = (page: PageName): string => {
    if (page === 'gallery' || page === 'home' || page === 'theoHistory' || page === 'admin')
      return t(`pages.${page}`);
    return page in NAMES ? named(NAMES[page as keyof typeof NAMES]) : page;
  };
  return [...own, ...FOR_EVERYONE]
    .filter(({ page }) => applyGate(PAGE_GATES[page], reader) === 'pass')
    .map(({ page, icon }) => ({
      id: `page-${page}`,
      group: 'pages',
      icon,
      title: nameOf(page),
      run: () => void navigate(PAGES[page]),
    }));
}

function useActions(onSignOut: () => void): PaletteItem[] {
  const t = useTexts();
  const named = useShellTexts();
  const navigate = useNavigate();
  const language = useLanguage();
  const { status, user } = useSession();
  const { mode, availableThemes, selectTheme, setMode } = useTheme((state) => state);
  const isPlus =
    user !== null &&
    user !== undefined &&
    reachesTier({ tier: user.subscriptionTier, role: user.role }, 'plus');
  const action = (name: string, icon: IconName, title: string, run: () => void): PaletteItem => ({
    id: `action-${name}`,
    group: 'actions',
    icon,
    title,
    run,
  });
  const newEntry = PAGES.journalEditor.replace(':entryId', 'new');
  return [
    ...(isPlus ? [action('new-entry', 'pen', t('actions.newEntry'), () => void navigate(newEntry))] : []),
    ...(status === 'signed-in'
      ? [action('plan', 'trail', t('actions.plan'), () => void navigate(`${PAGES.study}?trail=new`))]
      : []),
    mode === 'dark'
      ? action('light', 'sun', t('actions.light'), () => setMode('light'))
      : action('dark', 'moon', t('actions.dark'), () => setMode('dark')),
    ...LANGUAGES.filter((each) => each !== language).map((each) => ({
      ...action(`language-${each}`, 'letters', t('actions.language'), () => void changeLanguage(each)),
      lang: each,
    })),
    ...availableThemes.map(({ key }) =>
      action(`theme-${key}`, 'sun', t('actions.theme', { theme: named(`theme.names.${key}`) }), () =>
        selectTheme(key),
      ),
    ),
    ...(status === 'signed-in'
      ? [{ ...action('sign-out', 'on', t('actions.signOut'), onSignOut), stays: true as const }]
      : []),
  ];
}
