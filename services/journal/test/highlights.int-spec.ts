import { ListHighlights, SaveHighlights } from '@word-unfolded/contracts';
import { mergeHighlights, type Highlight } from '@word-unfolded/domain';
import { JournalUnderTest, newReader, NOW } from './journal-fixture.js';

let journal: JournalUnderTest;
beforeAll(async () => {
  journal = await JournalUnderTest.start();
});
afterAll(() => journal.stop());

const at = (minutes: number) => `2026-03-01T10:${String(minutes).padStart(2, '0')}:00.000Z`;
const newHighlight = (verse: number, changes: Partial<Highlight> = {}): Highlight => ({
  ...{ verse, colour: 'yellow', changedAt: at(1) },
  ...changes,
});

const save = (userId: string, highlights: Highlight[]) => journal.ask(SaveHighlights, { userId, highlights });
const list = (userId: string, after = 0) => journal.ask(ListHighlights, { userId, after });

const ROMANS_8_28 = 45_008_028;

describe('highlights of a reader', () => {
  it('have one colour per verse, the last one of two devices, and report removals', async () => {
    const ruth = newReader();
    await save(ruth, [newHighlight(ROMANS_8_28), newHighlight(ROMANS_8_28 + 1)]);
    const later = newHighlight(ROMANS_8_28, { colour: 'rose', changedAt: at(3) });
    expect(await save(ruth, [later])).toEqual({ highlights: [later] });
    expect(await save(ruth, [newHighlight(ROMANS_8_28, { changedAt: at(2) })])).toEqual({
      highlights: [later],
    });
    const gone = newHighlight(ROMANS_8_28 + 1, { colour: null, changedAt: at(4) });
    await save(ruth, [gone]);
    expect(await list(ruth)).toEqual({ highlights: [later, gone], next: null });
  });

  it('are visible to their reader only', async () => {
    const [ruth, boaz] = [newReader(), newReader()];
    await save(ruth, [newHighlight(ROMANS_8_28)]);
    await save(boaz, [newHighlight(ROMANS_8_28, { colour: 'blue', changedAt: at(9) })]);
    expect((await list(ruth)).highlights).toEqual([newHighlight(ROMANS_8_28)]);
    expect((await list(newReader())).highlights).toEqual([]);
  });

  it('are neither duplicated nor lost when several devices send at the same moment', async () => {
    const ruth = newReader();
    const devices = Array.from({ length: 6 }, (_, device) => [
      newHighlight(ROMANS_8_28, { changedAt: at(device) }),
      newHighlight(1_001_001 + device),
    ]);
    await Promise.all(devices.map((highlights) => save(ruth, highlights)));
    expect((await list(ruth)).highlights).toEqual(devices.reduce(mergeHighlights, []));
  });

  it('do not win over later changes when the clock of their device is ahead', async () => {
    const ruth = newReader();
    const ahead = newHighlight(ROMANS_8_28, { changedAt: '2031-01-01T00:00:00.000Z' });
    expect((await save(ruth, [ahead])).highlights[0]!.changedAt).toBe(NOW);
  });

  it('are listed completely, page by page', async () => {
    const ruth = newReader();
    const all = Array.from({ length: 2_400 }, (_, place) => newHighlight(1_001_001 + place));
    await journal.database
      .collection('highlights')
      .insertMany(all.map((each) => ({ ...each, ownerId: ruth, goneAt: null })));
    const listed: Highlight[] = [];
    for (let next: number | null = 0; next !== null;) {
      const page = await list(ruth, next);
      listed.push(...page.highlights);
      next = page.next;
    }
    expect(listed).toEqual(all);
  });

  it('are refused for a verse that the canon does not have', async () => {
    const request = { userId: newReader(), highlights: [newHighlight(45_008_040)] };
    expect(await journal.refusal(SaveHighlights, request)).toMatchObject({ code: 'VALIDATION_FAILED' });
  });
});
