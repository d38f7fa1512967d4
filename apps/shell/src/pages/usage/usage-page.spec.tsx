import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { data, READER, refusal } from '@word-unfolded/api-client/testing';
import { DAILY_LIMITS, TIERS, type Tier } from '@word-unfolded/domain';
import { changeLanguage, startTexts } from '@word-unfolded/i18n';
import { address, forgetDevice, showApplication, type Replies } from '../../../test/show-application.js';
import type { Usage } from './use-usage.js';

const ANALYTICS = 'GET /api/usage/analytics';
const HISTORY = `GET /api/usage/history/${READER._id}`;
const SUBSCRIPTION = 'GET /api/billing/subscription';

const metric = (used: number, limit: number) => ({
  used,
  limit,
  percent: limit === 0 ? 0 : Math.floor((100 * used) / limit),
});

function usageOf(tier: Tier, changes: Partial<Usage> = {}): Usage {
  return {
    tier,
    limited: true,
    resetsAt: '2026-11-24T00:00:00.000Z',
    overallMetrics: {
      tokens: metric(1_250, 10_000),
      requests: metric(13, 20),
      images: metric(0, 2),
      tts: metric(1_600, 2_000),
      voice: metric(0, 0),
    },
    featureBreakdown: [],
    tierComparison: TIERS.map((each) => ({
      tier: each,
      isCurrent: each === tier,
      limits: {
        tokensUsed: DAILY_LIMITS[each].tokens,
        requestsMade: DAILY_LIMITS[each].requests,
        imagesGenerated: DAILY_LIMITS[each].images,
        ttsCharacters: DAILY_LIMITS[each].ttsCharacters,
        voiceMinutes: DAILY_LIMITS[each].voiceMinutes,
      },
    })),
    warnings: { tokens: false, requests: false, images: false, tts: false, voice: false },
    ...changes,
  };
}

const FEATURE = {
  key: 'chat',
  name: 'Theo Assist',
  description: 'Questions to the study assistant',
  icon: 'chat',
  category: 'AI Features',
  metric: 'tokens',
  usage: 6_000,
  limit: 5_000,
  percentUsed: 120,
  isOverLimit: true,
  allocation: 0.5,
} as const;

const FREE = {
  ...{ type: 'free', features: [], expiresAt: null, plan: null, interval: null, status: null },
  ...{ startDate: null, endDate: null, amount: null, currency: null, trialEndsAt: null },
  ...{ gracePeriodEnds: null, cancelAtPeriodEnd: false, nextCharge: null, card: null, invoices: [] },
  ...{ canTakeTrial: true, trialRefused: 'card-used', isReversed: false, granted: null, provider: 'stripe' },
};

type Given = {
  readonly tier?: Tier;
  readonly usage?: Usage;
  readonly replies?: Replies;
  readonly tab?: string;
};

const open = ({ tier = 'free', usage = usageOf(tier), replies = {}, tab }: Given = {}) =>
  showApplication(`/usage/history${tab ? `?tab=${tab}` : ''}`, {
    reader: { subscriptionTier: tier, occupation: 'Farmer', selahProfileNote: 'Short answers.' },
    replies: { [ANALYTICS]: data(usage), [HISTORY]: data([]), [SUBSCRIPTION]: data(FREE), ...replies },
  });

const card = async (name: string) => within(await screen.findByRole('region', { name }));

beforeAll(() => startTexts('en'));
beforeEach(() => {
  forgetDevice();
  jest.spyOn(globalThis.console, 'error').mockImplementation(() => undefined);
});
afterEach(async () => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  await act(() => changeLanguage('en'));
});

describe('the overview of usage', () => {
  it('has a card for each metric with what is used and what is left', async () => {
    await open();
    const tokens = await card('Tokens');
    expect(tokens.getByText('12%')).toBeTruthy();
    expect(tokens.getByText('1.2K / 10K')).toBeTruthy();
    expect(tokens.getByText('8.7K remaining')).toBeTruthy();
    expect(tokens.getByText('88% left')).toBeTruthy();
    expect(tokens.getByRole('progressbar', { name: 'Tokens' }).getAttribute('aria-valuenow')).toBe('12');
    expect((await card('TTS Characters')).getByText('1.6K / 2K')).toBeTruthy();
  });

  it('says Not Available where a tier has no voice minutes', async () => {
    await open();
    const voice = await card('Voice Minutes');
    expect(voice.getByText('Not Available')).toBeTruthy();
    expect(voice.queryByRole('progressbar')).toBeNull();
  });

  it.each([
    [59, 'success'],
    [60, 'primary'],
    [79, 'primary'],
    [80, 'warning'],
    [89, 'warning'],
    [90, 'danger'],
    [130, 'danger'],
  ])('shows %d%% with the badge for %s', async (percent, level) => {
    const usage = usageOf('free');
    await open({
      usage: { ...usage, overallMetrics: { ...usage.overallMetrics, requests: metric(percent, 100) } },
    });
    const badge = (await card('Questions')).getByText(`${percent}%`);
    expect(badge.dataset['level']).toBe(level);
  });

  it('has no limits for a reader to whom they do not apply', async () => {
    await open({ tier: 'admin', usage: usageOf('admin', { limited: false }) });
    expect((await card('Tokens')).getByText('No limit')).toBeTruthy();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('is in Spanish', async () => {
    await open();
    await card('Tokens');
    await act(() => changeLanguage('es'));
    expect((await card('Minutos de voz')).getByText('No disponible')).toBeTruthy();
    expect(screen.getByRole('tab', { name: 'Historial' })).toBeTruthy();
  });
});

describe('the alert of high usage', () => {
  it('is shown while any warning flag is set, and leads to the plans', async () => {
    const { hand } = await open({
      usage: usageOf('free', { warnings: { tokens: false, tts: true } }),
    });
    expect(await screen.findByText('High Usage Alert')).toBeTruthy();
    expect(screen.getByText('You are close to today’s limit: TTS Characters.')).toBeTruthy();
    await hand.click(screen.getByRole('button', { name: 'Upgrade Plan' }));
    expect(address()).toBe('/usage/history?tab=plans');
    expect(screen.getByRole('tab', { name: 'Plans' }).getAttribute('aria-selected')).toBe('true');
  });

  it('says which limit is near and which is reached', async () => {
    const { overallMetrics } = usageOf('free');
    await open({
      usage: usageOf('free', {
        overallMetrics: { ...overallMetrics, requests: metric(20, 20), images: metric(2, 2) },
        warnings: { requests: true, images: true, tts: true },
      }),
    });
    const reached = await screen.findByText('You have reached today’s limit: Questions and Images.');
    expect(reached.nextSibling?.textContent).toBe('You are close to today’s limit: TTS Characters.');
  });

  it('is not there otherwise', async () => {
    await open();
    await card('Tokens');
    expect(screen.queryByText('High Usage Alert')).toBeNull();
  });
});

describe('the features', () => {
  it('have name, description, category and their share, and say when it is exceeded', async () => {
    await open({ usage: usageOf('free', { featureBreakdown: [FEATURE] }), tab: 'features' });
    const chat = await card('Theo Assist');
    expect(chat.getByText('Questions to the study assistant')).toBeTruthy();
    expect(chat.getByText('AI Features')).toBeTruthy();
    expect(chat.getByText('6K / 5K tokens')).toBeTruthy();
    expect(chat.getByText('Over Limit')).toBeTruthy();
  });

  it('are none before the first use of a day', async () => {
    await open({ tab: 'features' });
    expect(await screen.findByText('No feature usage recorded yet')).toBeTruthy();
  });
});

describe('the history', () => {
  it('shows seven days that the arrow keys reach', async () => {
    const days = Array.from({ length: 7 }, (_, day) => ({
      date: `2026-11-${17 + day}`,
      usage: { tokens: 1_500 * day, requests: day, images: 0, tts: 0, voice: 0, percentUsed: 10 * day },
    }));
    const { hand } = await open({ replies: { [HISTORY]: data(days) }, tab: 'history' });
    const plot = await screen.findByRole('application');
    act(() => plot.focus());
    await hand.keyboard('{End}');
    expect(
      screen.getByText(
        'Monday, November 23, 2026: Highest share of a limit 60%, Tokens 9K, Questions 6, Images 0, TTS Characters 0, Voice Minutes 0',
      ),
    ).toBeTruthy();
    expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(8);
  });

  it('is empty before the first day', async () => {
    await open({ tab: 'history' });
    expect(await screen.findByText('No usage history available yet')).toBeTruthy();
  });

  it('can be loaded again after a failure', async () => {
    const { hand } = await open({
      replies: { [HISTORY]: [refusal(500, 'USAGE_LOAD_FAILED'), data([])] },
      tab: 'history',
    });
    await hand.click(await screen.findByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('No usage history available yet')).toBeTruthy();
  });
});

describe('the plans', () => {
  it('mark the current one, and offer the trial of those above to who may take it', async () => {
    await open({ tab: 'plans' });
    expect((await card('Free')).getByText('Current Plan')).toBeTruthy();
    for (const name of ['Plus', 'Premium'])
      expect(
        await (await card(name)).findByRole('button', { name: `Start Free Trial: ${name}` }),
      ).toBeTruthy();
    for (const name of ['Free', 'Beta', 'Admin']) expect((await card(name)).queryByRole('button')).toBeNull();
    expect((await card('Beta')).getByText('Beta Access')).toBeTruthy();
  });

  it('show the price that is charged and all limits', async () => {
    await open({ tab: 'plans' });
    const premium = await card('Premium');
    expect(premium.getByText(/\$20\.99/)).toBeTruthy();
    expect(premium.getByText('200,000 tokens a day')).toBeTruthy();
    expect(premium.getByText('30 voice minutes a day')).toBeTruthy();
    expect((await card('Plus')).queryByText(/voice minutes/)).toBeNull();
  });

  it('offer an upgrade without a trial to who has taken it', async () => {
    await open({
      tab: 'plans',
      replies: { [SUBSCRIPTION]: data({ ...FREE, canTakeTrial: false, trialRefused: null }) },
    });
    expect(await (await card('Plus')).findByRole('button', { name: 'Upgrade to Plus' })).toBeTruthy();
    expect((await card('Premium')).getByRole('button', { name: 'Upgrade to Premium' })).toBeTruthy();
  });

  it('have no buttons for a reader of beta, who has everything', async () => {
    await open({ tier: 'beta', tab: 'plans' });
    expect((await card('Beta')).getByText('Current Plan')).toBeTruthy();
    expect((await card('Premium')).queryByRole('button')).toBeNull();
  });
});

describe('the page of usage', () => {
  it('leads a visitor to the sign-in and back', async () => {
    await showApplication('/usage/history');
    await waitFor(() => expect(address()).toBe('/login?returnUrl=%2Fusage%2Fhistory'));
  });

  it('says that usage could not be loaded, and tries again', async () => {
    const { hand } = await open({
      replies: { [ANALYTICS]: [refusal(500, 'USAGE_LOAD_FAILED'), data(usageOf('free'))] },
    });
    expect(await screen.findByRole('heading', { name: 'Unable to load usage analytics' })).toBeTruthy();
    await hand.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await card('Tokens')).toBeTruthy();
  });

  it('is loaded every minute while it is visible, and not while it is hidden', async () => {
    const { sentTo } = await open();
    await card('Tokens');
    jest.useFakeTimers();
    const before = sentTo(ANALYTICS).length;
    setVisibility('hidden');
    await act(() => jest.advanceTimersByTimeAsync(200_000));
    expect(sentTo(ANALYTICS)).toHaveLength(before);
    setVisibility('visible');
    await act(() => jest.advanceTimersByTimeAsync(61_000));
    expect(sentTo(ANALYTICS).length).toBeGreaterThan(before);
  });

  it('is reached from the account menu', async () => {
    const { hand } = await open();
    await card('Tokens');
    await hand.click(screen.getByRole('button', { name: /^Account of/ }));
    expect(await screen.findByRole('menuitem', { name: 'Usage' })).toBeTruthy();
  });
});

function setVisibility(state: 'hidden' | 'visible'): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
}
