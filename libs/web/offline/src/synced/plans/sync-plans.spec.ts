import { AppError, type PlanSummary, type ReadingPlan } from '@word-unfolded/contracts';
import {
  completeDay,
  dateAfter,
  mergeTrailNote,
  newPlanState,
  progressOf,
  reopenDay,
  type Completion,
  type PlanState,
  type SentNote,
  type TrailNote,
} from '@word-unfolded/domain';
import fc from 'fast-check';
import { createStore } from '../../store/create-store.js';
import { memoryStore } from '../../store/memory-store.js';
import { pastDaysIn } from './past-plan-days.js';
import { planRepository, type PlanStores } from './plan-repository.js';
import type { PlanServer } from './plan-server.js';
import { shownPlan, summaryOfPlan, todaysReading } from './shown-plan.js';
import type { StoredPlan } from './stored-plan.js';
import { syncPlans, todayHere } from './sync-plans.js';

const OWNER = 'a'.repeat(24);
const PLAN = 'b'.repeat(24);
const START = '2026-11-01';
const DAYS = 7;

/** A server with one plan, which keeps to the rules of the journal service. */
class FakeServer implements PlanServer {
  state: PlanState = newPlanState(START, DAYS);
  notes = new Map<number, TrailNote>();
  version = 1;
  isThere = true;
  steps: ReadingPlan['steps'] = [];
  /** Runs when a completion has been stored, before its answer. */
  beforeAnswer: () => Promise<unknown> = () => Promise.resolve();

  view(): ReadingPlan {
    const { state } = this;
    const progress = progressOf(state, todayHere());
    const named = { planId: PLAN, title: 'Hope', topic: 'Hope', kind: 'theme', language: 'en' } as const;
    return {
      ...named,
      ...{ totalDays: DAYS, dailyTime: '15min', startDate: START, endDate: dateAfter(START, DAYS - 1) },
      ...{ active: true, paused: false, percentage: progress.percentage, streak: progress.streak },
      ...{ completedDays: state.completed.length, version: this.version },
      createdAt: '2026-11-01T08:00:00.000Z',
      updatedAt: '2026-11-01T08:00:00.000Z',
      days: state.dates.map((date, index) => {
        const note = this.notes.get(index + 1);
        return {
          ...{
            day: index + 1,
            reference: `Psalm ${index + 1}`,
            osis: `Ps.${index + 1}`,
            note: '',
            question: '',
          },
          date: state.completed.find(({ day }) => day === index + 1)?.date ?? date,
          ...{ reassignedDate: null, completed: state.completed.some(({ day }) => day === index + 1) },
          skipped: false,
          trailNote: note ? { text: note.text, at: note.at, other: note.other } : null,
        };
      }),
      progress: {
        ...progress,
        completedDates: [...progress.completedDates],
        achievements: [...progress.achievements],
        preferences: { weekdays: [1, 2, 3, 4, 5, 6, 7] },
      },
      frozenDates: [],
      rules: { weekdays: [{ from: START, weekdays: [1, 2, 3, 4, 5, 6, 7] }], pauses: [] },
      steps: [...this.steps],
      calendarPath: null,
    };
  }

  list = (): Promise<readonly PlanSummary[]> =>
    Promise.resolve(this.isThere ? [summaryOfPlan(this.view())] : []);
  get = (): Promise<ReadingPlan> => this.answer();

  complete = (_: string, completion: Completion): Promise<ReadingPlan> => {
    if (completion.date > dateAfter(START, DAYS - 1)) return Promise.reject(AppError.of('PLAN_DATE_OUTSIDE'));
    if (!this.state.completed.some(({ day }) => day === completion.day)) {
      this.state = completeDay(this.state, completion, todayHere());
      this.version += 1;
      const step = { id: `step-${this.version}`, kind: 'complete', at: completion.at } as const;
      this.steps.push({ ...step, day: completion.day });
    }
    const seen = this.answer();
    return this.beforeAnswer().then(() => seen);
  };

  undo = (_: string, id: string): Promise<ReadingPlan> => {
    const step = this.steps.find((each) => each.id === id);
    if (!step) return Promise.reject(AppError.of('PLAN_NOTHING_TO_UNDO'));
    this.steps = this.steps.filter((each) => each !== step);
    this.state = reopenDay(this.state, step.day!);
    this.version += 1;
    return this.answer();
  };

  writeNotes = (_: string, notes: readonly SentNote[]): Promise<ReadingPlan> => {
    for (const note of notes) this.notes.set(note.day, mergeTrailNote(this.notes.get(note.day), note));
    this.version += 1;
    return this.answer();
  };

  private answer(): Promise<ReadingPlan> {
    return this.isThere ? Promise.resolve(this.view()) : Promise.reject(AppError.of('PLAN_NOT_FOUND'));
  }
}

/** A device with its own stores. */
function newDevice(server: FakeServer) {
  const stores: PlanStores = {
    plans: createStore<StoredPlan>('test', memoryStore()),
    lists: createStore<readonly PlanSummary[]>('test', memoryStore()),
  };
  const repository = planRepository(OWNER, stores);
  let ticks = 0;
  const at = () => new Date(Date.parse('2026-11-02T08:00:00Z') + (ticks += 1) * 1_000).toISOString();
  return {
    stores,
    repository,
    sync: () => syncPlans(OWNER, server, stores),
    read: (day: number, date = dateAfter(START, day - 1)) =>
      repository.complete(PLAN, { day, date, at: at() }, todayHere()),
    write: (day: number, text: string) => repository.writeNote(PLAN, { day, text, at: at() }, todayHere()),
    plan: async () => shownPlan((await repository.read(PLAN))!, todayHere()),
  };
}

const readDays = ({ days }: ReadingPlan) => days.filter(({ completed }) => completed).map(({ day }) => day);

type Act = { readonly device: 0 | 1; readonly day: number; readonly act: 'read' | 'sync' };

const act: fc.Arbitrary<Act> = fc.record({
  device: fc.constantFrom(0 as const, 1 as const),
  day: fc.integer({ min: 1, max: DAYS }),
  act: fc.constantFrom('read' as const, 'read' as const, 'sync' as const),
});

describe('the plans of a device', () => {
  it('become those of the other device, with everything that was read on either, each day once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { maxLength: 20 }), async (acts) => {
        const server = new FakeServer();
        const devices = [newDevice(server), newDevice(server)];
        for (const device of devices) await device.sync();
        for (const { device, day, act: what } of acts)
          await (what === 'read' ? devices[device]!.read(day) : devices[device]!.sync());
        for (const device of [...devices, ...devices]) await device.sync();
        const read = [...new Set(acts.filter((each) => each.act === 'read').map(({ day }) => day))].sort(
          (a, b) => a - b,
        );
        for (const device of devices) expect(readDays(await device.plan())).toEqual(read);
        expect(server.state.completed).toHaveLength(read.length);
      }),
      { numRuns: 60 },
    );
  });

  it('show what was read and written here at once, before the server knows it', async () => {
    const device = newDevice(new FakeServer());
    await device.sync();
    await device.read(1);
    await device.write(1, 'He restores.');
    const plan = await device.plan();
    expect([plan.streak, plan.percentage, plan.progress.currentDayIndex]).toEqual([1, 14, 1]);
    expect(plan.progress.achievements.map(({ name }) => name)).toEqual(['First Day Completed']);
    expect(plan.days[0]?.trailNote?.text).toBe('He restores.');
    expect((await device.stores.lists.read(OWNER))?.[0]?.next?.day).toBe(2);
  });

  it('keep both texts when two devices write beside one day', async () => {
    const server = new FakeServer();
    const [one, two] = [newDevice(server), newDevice(server)];
    await one.sync();
    await two.sync();
    await one.write(2, 'From the train');
    await two.write(2, 'From home');
    await one.sync();
    await two.sync();
    const note = (await two.plan()).days[1]?.trailNote;
    expect([note?.text, note?.other].sort()).toEqual(['From home', 'From the train']);
  });

  it('count a day for its present date when another device has moved the plan', async () => {
    const server = new FakeServer();
    const device = newDevice(server);
    await device.sync();
    await device.read(3, '2027-01-01');
    await device.sync();
    expect(server.state.completed).toEqual([expect.objectContaining({ day: 3, date: '2026-11-03' })]);
  });

  it('take back a day, whether it is waiting, being sent, sent, or sent without an answer', async () => {
    const server = new FakeServer();
    const device = newDevice(server);
    const takeBack = () => device.repository.takeBack(PLAN, 1, todayHere());
    const expectUnread = async () => {
      expect(readDays(await device.plan())).toEqual([]);
      await device.sync();
      expect(readDays(await device.plan())).toEqual([]);
      expect(server.state.completed).toEqual([]);
      expect((await device.stores.lists.read(OWNER))?.[0]?.next?.day).toBe(1);
    };
    await device.sync();

    await device.read(1);
    await takeBack();
    expect((await device.repository.read(PLAN))?.takenBack).toEqual([]);
    await expectUnread();

    await device.read(1);
    server.beforeAnswer = takeBack;
    await device.sync();
    server.beforeAnswer = () => Promise.resolve();
    await expectUnread();

    await device.read(1);
    await device.sync();
    await takeBack();
    await expectUnread();

    await device.read(1);
    server.beforeAnswer = () => Promise.reject(AppError.of('NETWORK_ERROR'));
    await expect(device.sync()).rejects.toThrow();
    server.beforeAnswer = () => Promise.resolve();
    await takeBack();
    await expectUnread();
  });

  it('count a day that was taken back and read again', async () => {
    const server = new FakeServer();
    const device = newDevice(server);
    await device.sync();
    await device.read(1);
    await device.sync();
    await device.repository.takeBack(PLAN, 1, todayHere());
    await device.read(1);
    await device.sync();
    expect(readDays(await device.plan())).toEqual([1]);
    expect(server.state.completed).toHaveLength(1);
  });

  it('leave the device when the plan was deleted elsewhere', async () => {
    const server = new FakeServer();
    const device = newDevice(server);
    await device.sync();
    await device.read(1);
    server.isThere = false;
    await device.sync();
    expect(await device.repository.read(PLAN)).toBeUndefined();
    expect(await device.stores.lists.read(OWNER)).toEqual([]);
  });
});

describe('the plan days of earlier years', () => {
  it('are those on this device that were read on the same day of the year, with their notes', async () => {
    const device = newDevice(new FakeServer());
    await device.sync();
    await device.read(1);
    await device.read(2);
    await device.write(2, 'He leads me.');
    const days = (date: string) => device.repository.all().then((plans) => pastDaysIn(plans, date));
    expect(await days('2027-11-02')).toEqual([
      {
        ...{ planId: PLAN, title: 'Hope', day: 2, date: '2026-11-02' },
        ...{ reference: 'Psalm 2', note: 'He leads me.' },
      },
    ]);
    expect(await days('2026-11-02')).toEqual([]);
    expect(await days('2027-11-03')).toEqual([]);
  });
});

describe("today's reading", () => {
  const summary = summaryOfPlan(new FakeServer().view());

  it.each([
    ['2026-11-01', 'due'],
    ['2026-11-04', 'late'],
    ['2026-10-30', 'done'],
  ])('on %s is %s', (today, state) => {
    expect(todaysReading([summary], today)?.state).toBe(state);
  });

  it('is none without an active plan, in a pause, and when everything is read', () => {
    for (const change of [{ active: false }, { paused: true }, { next: null }])
      expect(todaysReading([{ ...summary, ...change }], '2026-11-01')).toBeUndefined();
  });
});
