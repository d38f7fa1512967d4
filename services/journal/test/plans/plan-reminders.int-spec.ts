import {
  UndoPlanStep,
  ClosePlanCalendar,
  contentPurged,
  GetReadingPlan,
  OpenPlanCalendar,
  ChangeReadingPlan,
  ReadPlanCalendar,
  AccountDeleted,
  AddReminderDevice,
  CompletePlanDay,
  DeleteReadingPlan,
  GetPlanReminder,
  ReadStoredJournal,
  RemoveReminderDevice,
  ReschedulePlan,
  SaveGeneratedPlan,
  SavePlanReminder,
  type MessageContract,
  type RequestOf,
  type ResponseOf,
} from '@word-unfolded/contracts';
import { persistenceConfiguration } from '@word-unfolded/persistence';
import { Clock } from '@word-unfolded/primitives';
import {
  ContractClient,
  EventBus,
  inRequestContext,
  redisConfiguration,
  startService,
  type RunningService,
} from '@word-unfolded/service-kit';
import { storageConfiguration } from '@word-unfolded/storage';
import { until } from '@word-unfolded/testing';
import ICAL from 'ical.js';
import { convertIcsCalendar } from 'ts-ics';
import { AppModule } from '../../src/app.module.js';
import { plansConfiguration } from '../../src/plans/plans.configuration.js';
import { DueReminders } from '../../src/plans/reminders/due-reminders.js';
import { deletedAccounts, emails, spanishReaders, startAuthOfReminders } from './auth-of-reminders.js';
import { JournalUnderTest, newReader, NOW } from '../journal-fixture.js';
import { beginPlan, complete, reading } from './plan-of-a-week.js';
import { TestPushService, type TestBrowser } from './push-service.js';

const MADRID = 'Europe/Madrid';

let push: TestPushService;
let journal: JournalUnderTest;
let auth: RunningService;
let replica: RunningService;
beforeAll(async () => {
  push = await TestPushService.start();
  journal = await JournalUnderTest.start(undefined, { PUSH_SERVICES: push.origin });
  const configurations = [
    redisConfiguration,
    plansConfiguration,
    persistenceConfiguration,
    storageConfiguration,
  ];
  auth = await startAuthOfReminders(journal.environment);
  replica = await startService('journal', AppModule, configurations, journal.environment);
});
afterAll(async () => {
  await replica.stop();
  await journal.stop();
  await auth.stop();
  push.stop();
});

/** Sets the clock, and sends what is due by then, by both processes at once. */
async function passTo(moment: string): Promise<void> {
  for (const { app } of [journal.service, replica]) app.get(Clock).now = () => new Date(moment);
  await Promise.all([journal.service, replica].map(({ app }) => app.get(DueReminders).run()));
}

const askIn = <Contract extends MessageContract>(
  timeZone: string,
  contract: Contract,
  request: RequestOf<Contract>,
): Promise<ResponseOf<Contract>> =>
  inRequestContext({ correlationId: 'test', language: 'en', timeZone }, () => journal.ask(contract, request));

let plans = 0;

/** A reader in Madrid with a plan of a week from Monday, 2 March 2026, and a reminder at seven. */
async function begin({ mail = false, hour = 7 } = {}) {
  await passTo('2026-03-01T12:00:00.000Z');
  const userId = newReader();
  const planId = `c${(plans += 1).toString(16).padStart(23, '0')}`;
  const readings = [1, 2, 3, 4, 5, 6, 7].map((day) => ({
    ...{ reference: `Psalm ${day}`, osis: `Ps.${day}`, note: `Psalm ${day} leads on.`, question: '' },
  }));
  const plan = { userId, planId, topic: 'Hope', readings, startDate: '2026-03-02' };
  await journal.ask(SaveGeneratedPlan, { ...plan, language: 'en', dailyTime: '15min' });
  await askIn(MADRID, SavePlanReminder, { userId, hour, mail });
  return { userId, planId };
}

async function addBrowser(userId: string): Promise<TestBrowser> {
  const browser = push.subscribe();
  await journal.ask(AddReminderDevice, { userId, ...browser.subscription });
  return browser;
}

const messagesOf = (browser: TestBrowser) => push.of(browser).map(({ message }) => message);
const emailsTo = (userId: string) => emails.filter(({ about }) => about === userId);

describe('a reminder', () => {
  it('comes at the hour of the reader, once, encrypted for the device, from this installation', async () => {
    const { userId, planId } = await begin();
    const browser = await addBrowser(userId);
    await passTo('2026-03-02T05:59:59.000Z');
    expect(messagesOf(browser)).toEqual([]);
    await passTo('2026-03-02T06:00:00.000Z');
    await until('the device is reminded', async () => messagesOf(browser).length > 0);
    await passTo('2026-03-02T06:05:00.000Z');
    expect(messagesOf(browser)).toEqual([
      {
        title: 'Today: Psalm 1',
        body: 'Day 1 of 7 · Hope',
        lang: 'en',
        tag: 'trail-2026-03-02',
        path: `/app?planId=${planId}&day=1`,
      },
    ]);
    const [{ headers, claims, publicKey }] = push.of(browser) as [ReturnType<typeof push.of>[number]];
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', topic: 'trail-2026-03-02' });
    expect(Number(headers.ttl)).toBeGreaterThan(0);
    expect(claims).toMatchObject({ aud: push.origin, sub: 'https://bible.example.org/' });
    expect(publicKey).toBe((await journal.ask(GetPlanReminder, { userId })).publicKey);
    await passTo('2026-03-03T06:00:00.000Z');
    await until('the next day has one too', async () => messagesOf(browser).length === 2);
    expect(messagesOf(browser)[1]).toMatchObject({ title: 'Next: Psalm 1' });
  });

  it('is silent on a day that was read, and while the plan rests', async () => {
    const { userId, planId } = await begin({ mail: true });
    const browser = await addBrowser(userId);
    await passTo('2026-03-02T05:00:00.000Z');
    await askIn(MADRID, CompletePlanDay, { userId, planId, day: 1, date: '2026-03-02' });
    await passTo('2026-03-02T06:00:00.000Z');
    await passTo('2026-03-03T05:00:00.000Z');
    await askIn(MADRID, ReschedulePlan, { userId, planId, apply: true, mode: 'pause' });
    await passTo('2026-03-03T06:00:00.000Z');
    await passTo('2026-03-04T06:00:00.000Z');
    await askIn(MADRID, ReschedulePlan, { userId, planId, apply: true, mode: 'resume' });
    await passTo('2026-03-05T06:00:00.000Z');
    await until('it comes when something is due', async () => emailsTo(userId).length > 0);
    expect(messagesOf(browser)).toMatchObject([{ title: 'Next: Psalm 2' }]);
    await journal.ask(DeleteReadingPlan, { userId, planId });
    await passTo('2026-03-06T06:00:00.000Z');
    expect([messagesOf(browser).length, emailsTo(userId).length]).toEqual([1, 1]);
  });

  it('comes as an email in the language of the reader', async () => {
    const { userId, planId } = await begin({ mail: true });
    spanishReaders.add(userId);
    await passTo('2026-03-02T06:00:00.000Z');
    await until('the email is sent', async () => emailsTo(userId).length > 0);
    expect(emailsTo(userId)).toEqual([
      {
        ...{ to: `${userId}@example.org`, about: userId, language: 'es' },
        content: {
          template: 'reading-reminder',
          values: {
            ...{
              name: 'Ruth',
              plan: 'Hope',
              day: 1,
              days: 7,
              reference: 'Psalm 1',
              note: 'Psalm 1 leads on.',
            },
            ...{ path: `/app?planId=${planId}&day=1`, settingsPath: '/word-unfolded?trail=reminder' },
          },
        },
      },
    ]);
  });

  it('keeps its hour when clocks change, and follows a reader to another time zone', async () => {
    const { userId, planId } = await begin({ hour: 2 });
    const browser = await addBrowser(userId);
    await journal.ask(SavePlanReminder, { userId, hour: null, mail: false });
    await passTo('2026-03-28T12:00:00.000Z');
    await askIn(MADRID, SavePlanReminder, { userId, hour: 2, mail: false });
    await passTo('2026-03-29T00:59:59.000Z');
    expect(messagesOf(browser)).toHaveLength(0);
    // There is no two o'clock on this night.
    await passTo('2026-03-29T01:00:00.000Z');
    await until('it comes when the clock shows three', async () => messagesOf(browser).length === 1);
    await askIn('America/Bogota', CompletePlanDay, { userId, planId, day: 1, date: '2026-03-02' });
    expect((await journal.ask(GetPlanReminder, { userId })).timeZone).toBe('America/Bogota');
    await passTo('2026-03-30T06:59:59.000Z');
    expect(messagesOf(browser)).toHaveLength(1);
    await passTo('2026-03-30T07:00:00.000Z');
    await until('it comes by the clock there', async () => messagesOf(browser).length === 2);
  });

  it('is tried again for the device whose service is away, and only for that one', async () => {
    const { userId } = await begin({ mail: true });
    const [away, near] = [await addBrowser(userId), await addBrowser(userId)];
    push.statuses.set(away.path, 503);
    await passTo('2026-03-02T06:00:00.000Z');
    await until('the other one is reminded', async () => messagesOf(near).length === 1);
    push.statuses.delete(away.path);
    await passTo('2026-03-02T06:03:00.000Z');
    await until('it is tried again', async () => messagesOf(away).length === 1);
    expect([messagesOf(near).length, emailsTo(userId).length]).toEqual([1, 1]);
  });

  it('does not come hours late after an outage, but on the next day', async () => {
    const { userId } = await begin();
    const browser = await addBrowser(userId);
    await passTo('2026-03-02T10:00:00.000Z');
    expect(messagesOf(browser)).toEqual([]);
    await passTo('2026-03-03T06:00:00.000Z');
    await until('the next day has one', async () => messagesOf(browser).length === 1);
  });
});

describe('the devices of a reminder', () => {
  it('are forgotten when their subscription has expired', async () => {
    const { userId } = await begin();
    const [gone, unknown, stays] = await Promise.all([1, 2, 3].map(() => addBrowser(userId)));
    push.statuses.set(gone!.path, 410).set(unknown!.path, 404);
    await passTo('2026-03-02T06:00:00.000Z');
    await until('only one is left', async () => {
      const { devices } = await journal.ask(GetPlanReminder, { userId });
      return devices.length === 1;
    });
    expect(messagesOf(stays!)).toHaveLength(1);
  });

  it('belong to the last reader of the browser, who can end them', async () => {
    const [ruth, boaz] = [await begin(), await begin()];
    const browser = await addBrowser(ruth.userId);
    const { devices } = await journal.ask(AddReminderDevice, {
      userId: boaz.userId,
      ...browser.subscription,
    });
    expect(devices).toHaveLength(1);
    expect((await journal.ask(GetPlanReminder, { userId: ruth.userId })).devices).toEqual([]);
    const { deviceId } = devices[0]!;
    const refused = await journal.refusal(RemoveReminderDevice, { userId: ruth.userId, deviceId });
    expect(refused.code).toBe('REMINDER_DEVICE_NOT_FOUND');
    expect((await journal.ask(GetPlanReminder, { userId: boaz.userId })).devices).toEqual(devices);
    expect((await journal.ask(RemoveReminderDevice, { userId: boaz.userId, deviceId })).devices).toEqual([]);
  });

  it('are ten at most, and of a known push service: no other server can be made to be called', async () => {
    const { userId } = await begin();
    for (let count = 0; count < 11; count += 1) await addBrowser(userId);
    expect((await journal.ask(GetPlanReminder, { userId })).devices).toHaveLength(10);
    const { keys } = push.subscribe().subscription;
    for (const endpoint of [
      'http://127.0.0.1:6379/',
      'https://push.example.org/x',
      'http://127.0.0.1.example.org/',
      'file:///etc/passwd',
    ])
      expect((await journal.refusal(AddReminderDevice, { userId, endpoint, keys })).code).toBe(
        'REMINDER_PUSH_SERVICE',
      );
  });
});

describe('the reminder of an account', () => {
  it('is exported without what would let others send, and erased with the account', async () => {
    const { userId } = await begin({ mail: true });
    const browser = await addBrowser(userId);
    const chunks = [];
    for await (const chunk of journal.service.app.get(ContractClient).stream(ReadStoredJournal, { userId }))
      chunks.push(chunk);
    const exported = chunks.flatMap((chunk) => (chunk.part === 'reminders' ? chunk.items : []));
    expect(exported).toMatchObject([
      { hour: 7, timeZone: MADRID, mail: true, devices: [{ service: new URL(push.origin).host }] },
    ]);
    expect(JSON.stringify(exported)).not.toContain(browser.path);
    deletedAccounts.add(userId);
    await passTo('2026-03-02T06:00:00.000Z');
    const bus = journal.service.app.get(EventBus);
    await bus.publish(AccountDeleted, { userId, at: '2026-03-02T06:00:00.000Z' }, `deletion of ${userId}`);
    await until('nothing is left', async () => {
      const counts = ['plan-reminders', 'plan-reminder-devices'].map((name) =>
        journal.database.collection(name).countDocuments({ ownerId: userId }),
      );
      return (await Promise.all(counts)).every((count) => count === 0);
    });
    expect(emailsTo(userId)).toEqual([]);
  });
});

describe('the subscribed calendar of a plan', () => {
  beforeEach(() => {
    for (const { app } of [journal.service, replica]) app.get(Clock).now = () => new Date(NOW);
  });

  const tokenOf = (path: string) => /^\/api\/calendar\/([\w-]{32})\.ics$/.exec(path)![1]!;
  const readText = async (token: string) => (await journal.ask(ReadPlanCalendar, { token })).text;

  it('is read by two parsers alike: floating times, and every text as it was written', async () => {
    const ruth = newReader();
    const { planId } = await beginPlan(journal, ruth, 30, '2026-03-20');
    await journal.ask(ChangeReadingPlan, {
      ...{ userId: ruth, planId },
      title: 'Esperanza, fe; y «amor» \\ 希望と愛 🕊️ para todo el pueblo en este tiempo',
    });
    await complete(journal, ruth, planId, 1, '2026-03-20');
    const text = await readText(
      tokenOf((await journal.ask(OpenPlanCalendar, { userId: ruth, planId })).calendarPath),
    );
    expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);

    const component = new ICAL.Component(ICAL.parse(text) as never);
    const events = component.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
    expect(events).toHaveLength(30);
    // The clocks of Europe change on 29 March 2026: a floating time does not.
    expect(events[9]!.startDate.toString()).toBe('2026-03-29T09:00:00');
    expect(events[9]!.endDate.toString()).toBe('2026-03-29T10:00:00');
    expect(events[9]!.startDate.zone).toBe(ICAL.Timezone.localTimezone);
    expect(events[0]!.summary).toBe('✓ Psalm 1');
    expect(events[1]!.description).toBe(`${reading(2).note}\n\n${reading(2).question}`);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(30);
    expect(text.replaceAll('\r\n ', '')).toContain(
      `URL:https://bible.example.org/app?planId=${planId}&day=2`,
    );

    const { events: others = [] } = convertIcsCalendar(undefined, text);
    // Neither parser decodes the name of a calendar, which is no property of RFC 5545.
    expect(text.replaceAll('\r\n ', '')).toContain('NAME:Esperanza\\, fe\\; y «amor» \\\\ 希望と愛 🕊️');
    const read = events.map(({ summary, description, uid, startDate }) => ({
      ...{ summary, description, uid },
      start: `${startDate.toString()}.000Z`,
    }));
    // This parser gives a floating time as if it were UTC.
    expect(
      others.map(({ summary, description, uid, start }) => ({
        ...{ summary, description, uid },
        start: start.date.toISOString(),
      })),
    ).toEqual(read);
  });

  it('keeps its address until it is ended, is told to every gateway when it changes, and cannot be guessed', async () => {
    const ruth = newReader();
    const { planId } = await beginPlan(journal, ruth);
    const open = () => journal.ask(OpenPlanCalendar, { userId: ruth, planId });
    const { calendarPath } = await open();
    expect(await open()).toEqual({ calendarPath });
    expect((await journal.ask(GetReadingPlan, { userId: ruth, planId })).calendarPath).toBe(calendarPath);
    const token = tokenOf(calendarPath);
    // By id, because an event that is acknowledged late is published once more; by either process.
    const purged = new Map<string, unknown>();
    const restore = [journal.service, replica].map(({ app }) => {
      const bus = app.get(EventBus);
      const publish = bus.publishStored.bind(bus);
      bus.publishStored = (subject, payload, id) => {
        if (subject === contentPurged('journal').subject) purged.set(id, payload);
        return publish(subject, payload, id);
      };
      return () => (bus.publishStored = publish);
    });
    const before = await readText(token);
    expect(await readText(token)).toBe(before);
    await journal.ask(ReschedulePlan, { userId: ruth, planId, apply: true, mode: 'weekdays', weekdays: [6] });
    const after = await readText(token);
    expect(after).toContain('DTSTART:20260307T090000');
    expect(after).not.toContain('DTSTART:20260302T090000');
    await until('gateways are told of the change', async () => purged.size === 1);
    await journal.ask(ClosePlanCalendar, { userId: ruth, planId });
    await until('gateways are told of the end', async () => purged.size === 2);
    for (const each of restore) each();
    expect([...purged.values()]).toEqual(Array(2).fill({ tags: [`calendar:${token}`] }));
    const refused = async (wanted: string) => journal.refusal(ReadPlanCalendar, { token: wanted });
    expect(await refused(token)).toMatchObject({ code: 'CALENDAR_NOT_FOUND', status: 404 });
    expect((await refused('A'.repeat(32))).code).toBe('CALENDAR_NOT_FOUND');
    expect((await open()).calendarPath).not.toBe(calendarPath);
  });

  it('is gone while its plan is deleted', async () => {
    const ruth = newReader();
    const { planId } = await beginPlan(journal, ruth);
    const token = tokenOf((await journal.ask(OpenPlanCalendar, { userId: ruth, planId })).calendarPath);
    await journal.ask(DeleteReadingPlan, { userId: ruth, planId });
    expect((await journal.refusal(ReadPlanCalendar, { token })).code).toBe('CALENDAR_NOT_FOUND');
    await journal.ask(UndoPlanStep, { userId: ruth, planId });
    expect(await readText(token)).toContain('BEGIN:VEVENT');
  });
});
