import { Controller } from '@nestjs/common';
import { AppError, GetKpis, type ResponseOf } from '@word-unfolded/contracts';
import { TIERS, usageDay } from '@word-unfolded/domain';
import { Clock } from '@word-unfolded/primitives';
import { Handles, type CallContext } from '@word-unfolded/service-kit';
import { daysAfter } from '../readers/weeks.js';
import { LEDGER_SERIES, QUOTATION_SERIES, READER_SERIES, REPORTED_SERIES } from '../rollups/series.js';
import { InstallationState } from './installation-state.js';
import { SeriesOfDays, type DaySeries } from './series-of-days.js';

type Kpis = ResponseOf<typeof GetKpis>;
type Figures = Kpis['errors'];

/** The windows of the figures, in days. */
const WINDOWS = { day: 1, week: 7, month: 30 } as const;

/** Two times the longest window: it is compared with the one before. */
const DAYS_READ = 60;

/** Features whose use is a question to the assistant. */
const QUESTIONS = [
  'chat',
  'mapping-step',
  'word-study',
  'devotional',
  'study-guide',
  'quote',
  'reading-plan',
] as const;

const STATES = [
  READER_SERIES.present,
  READER_SERIES.byTier,
  READER_SERIES.active7,
  READER_SERIES.active30,
  READER_SERIES.revenue,
];

const SUMS = [
  ...Object.values(READER_SERIES).filter((name) => !STATES.includes(name as (typeof STATES)[number])),
  LEDGER_SERIES.usage,
  ...Object.values(QUOTATION_SERIES),
  ...Object.values(REPORTED_SERIES),
];

/** Tells administrators how the installation does. */
@Controller()
export class GetKpisUseCase {
  constructor(
    private readonly series: SeriesOfDays,
    private readonly installation: InstallationState,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError KPI_FETCH_FAILED */
  @Handles(GetKpis)
  async execute(_: unknown, context: CallContext): Promise<Kpis> {
    const now = this.clock.now();
    const today = usageDay(now);
    try {
      const [days, services, queues] = await Promise.all([
        this.series.read({ from: daysAfter(today, 1 - DAYS_READ), to: today }, SUMS, STATES),
        this.installation.services(context),
        this.installation.queues(context),
      ]);
      return { at: now.toISOString(), ...figuresOf(days, today), services, queues };
    } catch (cause) {
      if (cause instanceof AppError) throw cause;
      throw AppError.with('KPI_FETCH_FAILED', {}, { cause });
    }
  }
}

function figuresOf(days: DaySeries, today: string): Omit<Kpis, 'at' | 'services' | 'queues'> {
  const sums = (name: string, keys?: readonly string[]): Figures =>
    figures((length, end) => {
      const window = { from: daysAfter(end, 1 - length), to: end };
      if (!keys) return days.within(name, window);
      return keys.reduce((sum, key) => sum + days.within(name, window, key), 0);
    }, today);
  return {
    readers: {
      present: days.stateOn(READER_SERIES.present, today),
      registered: sums(READER_SERIES.registered),
      verified: sums(READER_SERIES.verified),
      active: figures((length, end) => activeWithin(days, length, end), today),
      byTier: TIERS.map((tier) => ({ tier, count: days.stateOn(READER_SERIES.byTier, today, tier) })),
    },
    subscriptions: {
      started: sums(READER_SERIES.subscribed),
      trials: sums(READER_SERIES.trialStarted),
      trialsStayed: sums(READER_SERIES.trialStayed),
      trialsEnded: sums(READER_SERIES.trialEnded),
      lapsed: sums(READER_SERIES.lapsed),
      monthlyRevenueCents: figures(
        (_, end) => days.stateOn(READER_SERIES.revenue, end, undefined, 'cents'),
        today,
      ),
    },
    assistant: {
      questions: sums(LEDGER_SERIES.usage, QUESTIONS),
      answersChecked: sums(QUOTATION_SERIES.checked),
      quotationsRepaired: sums(QUOTATION_SERIES.repaired),
      quotationsRemoved: sums(QUOTATION_SERIES.removed),
    },
    errors: sums(REPORTED_SERIES.failed),
    refusals: sums(REPORTED_SERIES.refused),
  };
}

/** The figures of all windows that end today, and of those before. */
function figures(figure: (length: number, end: string) => number, today: string): Figures {
  const ofWindow = (length: number) => ({
    value: figure(length, today),
    before: figure(length, daysAfter(today, -length)),
  });
  return { day: ofWindow(WINDOWS.day), week: ofWindow(WINDOWS.week), month: ofWindow(WINDOWS.month) };
}

function activeWithin(days: DaySeries, length: number, end: string): number {
  if (length === WINDOWS.day) return days.within(READER_SERIES.active, { from: end, to: end });
  return days.stateOn(length === WINDOWS.week ? READER_SERIES.active7 : READER_SERIES.active30, end);
}
