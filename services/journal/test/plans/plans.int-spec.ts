import {
  AccountDeleted,
  BeginReadyMadePlan,
  ChangeReadingPlan,
  ClosePlanCalendar,
  CompletePlanDay,
  DeleteReadingPlan,
  FreezePlanDate,
  GetReadingPlan,
  ListReadingPlans,
  OpenPlanCalendar,
  ReadStoredJournal,
  ReschedulePlan,
  SaveGeneratedPlan,
  UndoPlanStep,
  type MessageContract,
  type RequestOf,
  type ResponseOf,
} from '@word-unfolded/contracts';
import { ContractClient, EventBus, inRequestContext } from '@word-unfolded/service-kit';
import { Clock } from '@word-unfolded/primitives';
import { until } from '@word-unfolded/testing';
import { JournalUnderTest, newReader, NOW } from '../journal-fixture.js';
import { beginPlan, complete, reading, newPlan } from './plan-of-a-week.js';

let journal: JournalUnderTest;
beforeAll(async () => {
  journal = await JournalUnderTest.start();
});
afterAll(() => journal.stop());
beforeEach(() => at(NOW));

const at = (moment: string) => {
  journal.service.app.get(Clock).now = () => new Date(moment);
};

/** Asks as a reader in a time zone. */
const askIn = <Contract extends MessageContract>(
  timeZone: string,
  contract: Contract,
  request: RequestOf<Contract>,
): Promise<ResponseOf<Contract>> =>
  inRequestContext({ correlationId: 'test', language: 'en', timeZone }, () => journal.ask(contract, request));

const titlesOf = async (userId: string) =>
  (await journal.ask(ListReadingPlans, { userId, page: 1, limit: 200 })).plans.map(({ planId }) => planId);

describe('a reading plan', () => {
  it('is stored once, active, with its days and dates', async () => {
    const ruth = newReader();
    const first = await beginPlan(journal, ruth);
    const plan = await beginPlan(journal, ruth);
    expect(plan).toMatchObject({
      active: true,
      totalDays: 7,
      startDate: '2026-03-02',
      endDate: '2026-03-08',
    });
    expect(plan.days[6]).toMatchObject({
      day: 7,
      date: '2026-03-08',
      reference: 'Psalm 7',
      completed: false,
    });
    const request = { userId: ruth, planId: plan.planId, topic: 'Hope', readings: [reading(1)] };
    await journal.ask(SaveGeneratedPlan, {
      ...request,
      ...{ startDate: '2026-03-02', language: 'en', dailyTime: '15min' },
    });
    const { plans: listed } = await journal.ask(ListReadingPlans, { userId: ruth, page: 1, limit: 20 });
    expect(listed.map(({ planId, active, totalDays }) => ({ planId, active, totalDays }))).toEqual([
      { planId: plan.planId, active: true, totalDays: 7 },
      { planId: first.planId, active: false, totalDays: 7 },
    ]);
    expect(listed[0]!.next).toEqual({ day: 1, date: '2026-03-02', reference: 'Psalm 1' });
  });

  it('is completed day by day, each once, by devices that come late', async () => {
    const ruth = newReader();
    const { planId } = await beginPlan(journal, ruth);
    at('2026-03-04T12:00:00.000Z');
    for (const day of [3, 1, 2, 2, 3]) await complete(journal, ruth, planId, day, `2026-03-0${day + 1}`);
    const { progress, completedDays, percentage } = await journal.ask(GetReadingPlan, {
      userId: ruth,
      planId,
    });
    expect(progress).toMatchObject({
      completedDates: ['2026-03-02', '2026-03-03', '2026-03-04'],
      ...{ currentDayIndex: 3, streak: 3, percentage: 43, deviation: 1 },
      achievements: [
        { name: 'First Day Completed', date: '2026-03-04' },
        { name: '25% Complete', date: '2026-03-04' },
      ],
    });
    expect({ completedDays, percentage }).toEqual({ completedDays: 3, percentage: 43 });
    const undone = await journal.ask(UndoPlanStep, { userId: ruth, planId });
    expect(undone.completedDays).toBe(2);
  });

  it('is completed by several devices at the same moment', async () => {
    const ruth = newReader();
    const { planId } = await beginPlan(journal, ruth);
    await Promise.all(
      [1, 2, 3, 1, 2, 3].map((day) => complete(journal, ruth, planId, day, `2026-03-0${day + 1}`)),
    );
    expect((await journal.ask(GetReadingPlan, { userId: ruth, planId })).completedDays).toBe(3);
  });

  it('goes by the date where the reader is', async () => {
    const ruth = newReader();
    const { planId } = await beginPlan(journal, ruth);
    at('2026-03-04T11:30:00.000Z');
    const behind = async (zone: string) =>
      (await askIn(zone, GetReadingPlan, { userId: ruth, planId })).progress.deviation;
    expect(await behind('Pacific/Kiritimati')).toBe(-3);
    expect(await behind('Pacific/Pago_Pago')).toBe(-2);
    expect(await behind('No/Where')).toBe(-2);
  });

  it('is another reader’s in no way', async () => {
    const [ruth, boaz] = [newReader(), newReader()];
    const { planId } = await beginPlan(journal, ruth);
    const userId = boaz;
    for (const refused of [
      journal.refusal(GetReadingPlan, { userId, planId }),
      journal.refusal(ChangeReadingPlan, { userId, planId, title: 'mine' }),
      journal.refusal(DeleteReadingPlan, { userId, planId }),
      journal.refusal(CompletePlanDay, { userId, planId, day: 1, date: '2026-03-02' }),
      journal.refusal(UndoPlanStep, { userId, planId }),
      journal.refusal(FreezePlanDate, { userId, planId }),
      journal.refusal(ReschedulePlan, { userId, planId, apply: true, mode: 'shift' }),
      journal.refusal(OpenPlanCalendar, { userId, planId }),
      journal.refusal(ClosePlanCalendar, { userId, planId }),
    ])
      expect(await refused).toMatchObject({ code: 'PLAN_NOT_FOUND', status: 404 });
    expect(await titlesOf(boaz)).toEqual([]);
  });

  it('refuses days and dates that it does not have', async () => {
    const ruth = newReader();
    const { planId } = await beginPlan(journal, ruth);
    const refused = async (day: number, date: string) =>
      (await journal.refusal(CompletePlanDay, { userId: ruth, planId, day, date })).code;
    expect(await refused(8, '2026-03-02')).toBe('PLAN_DAY_NOT_FOUND');
    expect(await refused(1, '2026-03-01')).toBe('PLAN_DATE_OUTSIDE');
    expect(await refused(1, '2027-03-02')).toBe('PLAN_DATE_OUTSIDE');
  });

  it('refuses an end or a start thousands of years away at once', async () => {
    const ruth = newReader();
    const { planId } = await beginPlan(journal, ruth);
    const far = { userId: ruth, planId, apply: false, mode: 'rebalance', endDate: '9999-12-31' } as const;
    await expect(journal.ask(ReschedulePlan, far)).rejects.toThrow('PLAN_DATE_INVALID');
    const made = { userId: ruth, readyMade: 'gospels', language: 'en', dailyTime: '15min' } as const;
    await expect(journal.ask(BeginReadyMadePlan, { ...made, startDate: '9999-12-30' })).rejects.toThrow(
      'PLAN_DATE_INVALID',
    );
  });

  it('previews another schedule, applies it, and takes it back in one step', async () => {
    const ruth = newReader();
    const { planId } = await beginPlan(journal, ruth);
    await complete(journal, ruth, planId, 1, '2026-03-02');
    at('2026-03-05T12:00:00.000Z');
    const ask = (apply: boolean, mode: 'shift' | 'rebalance' | 'skip') =>
      journal.ask(ReschedulePlan, { userId: ruth, planId, apply, mode });
    const preview = await ask(false, 'shift');
    expect(preview).toMatchObject({ applied: false, plan: null, after: { endDate: '2026-03-10' } });
    expect((await journal.ask(GetReadingPlan, { userId: ruth, planId })).endDate).toBe('2026-03-08');
    const { before, after, plan } = await ask(true, 'shift');
    expect({ before, after }).toEqual({ before: preview.before, after: preview.after });
    expect(plan!.days.map(({ date }) => date)).toEqual(after.days.map(({ date }) => date));
    expect(plan!.days[1]).toMatchObject({ date: '2026-03-05', reassignedDate: '2026-03-05' });
    await complete(journal, ruth, planId, 2, '2026-03-05');
    const step = plan!.steps.at(-1)!.id;
    const undone = await journal.ask(UndoPlanStep, { userId: ruth, planId, step });
    expect(undone.days.map(({ date }) => date.slice(-2))).toEqual(['02', '05', '04', '05', '06', '07', '08']);
    expect(undone.completedDays).toBe(2);
    expect((await ask(true, 'rebalance')).after.endDate).toBe('2026-03-08');
    expect((await ask(true, 'skip')).plan!.days.filter(({ skipped }) => skipped)).toHaveLength(0);
    at('2026-04-01T12:00:00.000Z');
    expect(
      await journal.refusal(ReschedulePlan, { userId: ruth, planId, apply: false, mode: 'rebalance' }),
    ).toMatchObject({ code: 'PLAN_REBALANCE_IMPOSSIBLE', status: 409 });
  });

  it('reads on chosen weekdays, rests, and goes on', async () => {
    const ruth = newReader();
    const { planId } = await beginPlan(journal, ruth);
    const ask = (
      request: Partial<RequestOf<typeof ReschedulePlan>> & Pick<RequestOf<typeof ReschedulePlan>, 'mode'>,
    ) => journal.ask(ReschedulePlan, { userId: ruth, planId, apply: true, ...request });
    const weekdays = await ask({ mode: 'weekdays', weekdays: [1, 2, 3, 4, 5] });
    expect(weekdays.after.days.map(({ date }) => date.slice(-2))).toEqual([
      '02',
      '03',
      '04',
      '05',
      '06',
      '09',
      '10',
    ]);
    expect(weekdays.plan!.progress.preferences).toEqual({ weekdays: [1, 2, 3, 4, 5] });
    at('2026-03-03T12:00:00.000Z');
    expect((await ask({ mode: 'pause' })).plan!.paused).toBe(true);
    at('2026-03-20T12:00:00.000Z');
    const { plan } = await ask({ mode: 'resume' });
    expect(plan).toMatchObject({ paused: false, endDate: '2026-03-27', progress: { deviation: -1 } });
  });

  it('is covered by one freeze a week', async () => {
    const ruth = newReader();
    const { planId } = await beginPlan(journal, ruth);
    await complete(journal, ruth, planId, 1, '2026-03-02');
    await complete(journal, ruth, planId, 3, '2026-03-04');
    at('2026-03-05T12:00:00.000Z');
    const freeze = (date?: string) => journal.ask(FreezePlanDate, { userId: ruth, planId, date });
    expect((await freeze('2026-03-03')).progress.streak).toBe(2);
    expect((await freeze('2026-03-03')).frozenDates).toEqual(['2026-03-03']);
    const refused = (date: string) => journal.refusal(FreezePlanDate, { userId: ruth, planId, date });
    expect(await refused('2026-03-05')).toMatchObject({ code: 'PLAN_FREEZE_USED', status: 409 });
    expect((await refused('2026-03-02')).code).toBe('PLAN_FREEZE_COMPLETED');
    expect((await refused('2026-05-02')).code).toBe('PLAN_DATE_OUTSIDE');
    expect((await journal.ask(UndoPlanStep, { userId: ruth, planId })).progress.streak).toBe(1);
  });

  it('keeps the notes of two devices', async () => {
    const ruth = newReader();
    const { planId } = await beginPlan(journal, ruth);
    const write = (text: string, base: string, hour: string) =>
      journal.ask(ChangeReadingPlan, {
        ...{ userId: ruth, planId },
        notes: [{ day: 2, text, base, at: `2026-03-01T0${hour}:00:00.000Z` }],
      });
    await write('on the train', '', '7');
    const { days } = await write('at home', '', '8');
    expect(days[1]!.trailNote).toMatchObject({ text: 'at home', other: 'on the train' });
    const settled = await write('both', 'at home', '9');
    expect(settled.days[1]!.trailNote).toMatchObject({ text: 'both', other: null });
    const longest = Array.from({ length: 7 }, (_, index) => ({
      day: index + 1,
      text: '字'.repeat(2_000),
      base: 'both',
    }));
    expect(
      (await journal.ask(ChangeReadingPlan, { userId: ruth, planId, notes: longest })).days[1]!.trailNote
        ?.text,
    ).toHaveLength(2_000);
  });

  it('changes its title and topic, is deleted and comes back', async () => {
    const ruth = newReader();
    const { planId } = await beginPlan(journal, ruth);
    await complete(journal, ruth, planId, 1, '2026-03-02');
    const named = await journal.ask(ChangeReadingPlan, {
      userId: ruth,
      planId,
      title: 'Lent',
      topic: 'Fasting',
    });
    expect(named).toMatchObject({ title: 'Lent', topic: 'Fasting', version: 3 });
    await journal.ask(DeleteReadingPlan, { userId: ruth, planId });
    expect(await titlesOf(ruth)).toEqual([]);
    expect((await journal.refusal(GetReadingPlan, { userId: ruth, planId })).code).toBe('PLAN_NOT_FOUND');
    expect(await journal.ask(UndoPlanStep, { userId: ruth, planId })).toMatchObject({
      title: 'Lent',
      active: true,
      completedDays: 1,
    });
    await journal.ask(DeleteReadingPlan, { userId: ruth, planId });
    await beginPlan(journal, ruth); // it is read now
    expect(await journal.ask(UndoPlanStep, { userId: ruth, planId })).toMatchObject({ active: false });
    await journal.ask(UndoPlanStep, { userId: ruth, planId });
    expect((await journal.refusal(UndoPlanStep, { userId: ruth, planId })).code).toBe('PLAN_NOTHING_TO_UNDO');
  });

  it('is listed as it is, also when a version before this one has stored or changed it', async () => {
    const ruth = newReader();
    const [old, changed, deleted, same] = [
      await beginPlan(journal, ruth),
      await beginPlan(journal, ruth),
      await beginPlan(journal, ruth),
      await beginPlan(journal, ruth),
    ];
    const listed = async () =>
      (await journal.ask(ListReadingPlans, { userId: ruth, page: 1, limit: 200 })).plans.map(
        ({ planId, title, active }) => ({ planId, title, active }),
      );
    expect(await listed()).toHaveLength(4);
    const { database } = journal;
    await database.collection('plan-summaries').deleteOne({ planId: old.planId });
    const write = (planId: string, set: object) =>
      database.collection('plans').updateOne({ planId }, { $set: set });
    await write(same.planId, { active: false });
    await write(changed.planId, { title: 'Patience', active: true, updatedAt: '2026-03-01T12:00:01.000Z' });
    await write(deleted.planId, { deletedAt: new Date(NOW), updatedAt: '2026-03-01T12:00:02.000Z' });
    const present = [
      { planId: changed.planId, title: 'Patience', active: true },
      ...[old, same].map(({ planId, title }) => ({ planId, title, active: false })),
    ];
    expect(await listed()).toEqual([present[0], ...[present[1], present[2]].map(() => expect.anything())]);
    expect(await listed()).toEqual(expect.arrayContaining(present));
    const again = await database.collection('plan-summaries').find({ ownerId: ruth }).toArray();
    expect(again.map(({ planId }) => planId as unknown)).toEqual(
      expect.arrayContaining([old, changed, deleted, same].map(({ planId }) => planId)),
    );
  });

  it('is refused beyond 200', async () => {
    const ruth = newReader();
    const plan = await beginPlan(journal, ruth);
    const collection = journal.database.collection('plans');
    const { _id: _, ...stored } = (await collection.findOne({ planId: plan.planId }))!;
    await collection.insertMany(Array.from({ length: 199 }, () => ({ ...stored, planId: newPlan() })));
    const request = { userId: ruth, planId: newPlan(), topic: 'Hope', readings: [reading(1)] };
    const fields = { startDate: '2026-03-02', language: 'en', dailyTime: '15min' } as const;
    expect(await journal.refusal(SaveGeneratedPlan, { ...request, ...fields })).toMatchObject({
      code: 'PLANS_FULL',
      params: { max: 200 },
    });
    expect(await titlesOf(ruth)).toHaveLength(200);
  });

  it('can be ready-made, and does not begin in the past of the reader', async () => {
    const ruth = newReader();
    const request = {
      userId: ruth,
      readyMade: 'bible-in-a-year',
      dailyTime: '15min',
      language: 'es',
    } as const;
    at('2028-02-28T23:30:00.000Z');
    const plan = await askIn('Europe/Madrid', BeginReadyMadePlan, { ...request, startDate: '2028-02-29' });
    expect(plan).toMatchObject({ totalDays: 365, endDate: '2029-02-27', title: 'La Biblia en un año' });
    expect(plan.days[0]!.reference).toMatch(/^Génesis 1/);
    await expect(
      askIn('Europe/Madrid', BeginReadyMadePlan, { ...request, startDate: '2028-02-28' }),
    ).rejects.toMatchObject({
      code: 'PLAN_START_PAST',
    });
    const { totalDays } = await askIn('America/Bogota', BeginReadyMadePlan, {
      ...request,
      startDate: '2028-02-28',
    });
    expect(totalDays).toBe(365);
  });

  it('is exported, and deleted with the account', async () => {
    const ruth = newReader();
    const { planId } = await beginPlan(journal, ruth);
    const { calendarPath } = await journal.ask(OpenPlanCalendar, { userId: ruth, planId });
    const chunks = [];
    for await (const chunk of journal.service.app
      .get(ContractClient)
      .stream(ReadStoredJournal, { userId: ruth }))
      chunks.push(chunk);
    const exported = chunks.flatMap((chunk) => (chunk.part === 'plans' ? chunk.items : []));
    expect(exported).toMatchObject([{ planId, days: { length: 7 } }]);
    expect(JSON.stringify(exported)).not.toContain(calendarPath);
    const bus = journal.service.app.get(EventBus);
    await bus.publish(AccountDeleted, { userId: ruth, at: NOW }, `deletion of ${ruth}`);
    await until('nothing is left', async () => {
      const counts = ['plans', 'plan-summaries', 'plan-texts', 'plan-calendars'].map((name) =>
        journal.database.collection(name).countDocuments({ ownerId: ruth }),
      );
      return (await Promise.all(counts)).every((count) => count === 0);
    });
  });
});
