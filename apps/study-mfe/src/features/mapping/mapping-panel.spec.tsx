import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { data, refusal, type Reply } from '@word-unfolded/api-client/testing';
import { AppError, type Mapping } from '@word-unfolded/contracts';
import { startTexts } from '@word-unfolded/i18n';
import { showToReader } from '../../../test/as-reader.js';
import { answerOf, lineOf, TRANSLATION, verseOf } from '../../../test/fake-passages.js';
import { ALLOWANCE, ANSWER_ID, fakeAnswers, WRITER } from '../../../test/streamed-answers.js';
import { entryStore } from '@word-unfolded/offline';
import { showInView } from '../../scripture/words/study-focus.js';
import { MappingPanel } from './components/mapping-panel.js';

const AT = '2026-03-01T10:00:00.000Z';
const ID = 'b'.repeat(24);
const VERSES = [verseOf(16, [lineOf('Your people. ')]), verseOf(17, [lineOf('Your God. ')])];
const QUOTED = 'Read [Your people.](scripture:Ruth.1.16?edition=INV&mark=exact)';
/** What grounding leaves of wrong words, of a wrong reference, and of words of no verse. */
const MENDED =
  '[Your people.](scripture:Ruth.1.16?edition=INV&mark=repaired) stands in ' +
  '[Ruth 1:17](reference:Ruth.1.17?mark=repaired). [](removed:not-found)';

const stepOf = (step: 1 | 2 | 3 | 4 | 5, content = `Text of step ${step}.`): Mapping['steps'][number] => ({
  step,
  content,
  writer: WRITER,
  answerId: ANSWER_ID,
  madeAt: AT,
  isStale: false,
});

const mappingOf = (...steps: Mapping['steps']): Mapping => ({
  finished: 0,
  id: ID,
  reference: 'Ruth 1:16–17',
  osis: 'Ruth.1.16-Ruth.1.17',
  translationId: 'INV',
  language: 'en',
  createdAt: AT,
  updatedAt: AT,
  steps,
});

const pageOf = (...items: object[]) =>
  data({ items, pagination: { page: 1, limit: 20, total: items.length, pages: 1 } });

type PanelOptions = { readonly tier?: 'free' | 'plus'; readonly replies?: Record<string, Reply | Reply[]> };

/** Opens the panel for a reader who is new to this device, with two verses of Ruth beside it. */
async function openPanel(mapping = mappingOf(), { tier = 'plus', replies = {} }: PanelOptions = {}) {
  const onLexicon = jest.fn();
  showInView({ translation: TRANSLATION, reference: 'Ruth 1:16–17', verses: VERSES });
  const server = await showToReader(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MappingPanel listen={() => <button type="button">Listen</button>} onLexicon={onLexicon} />
    </QueryClientProvider>,
    {
      subscriptionTier: tier,
      replies: {
        'GET /api/usage/limits': data(ALLOWANCE),
        'GET /api/mapping?page=1': pageOf(),
        'GET /api/mapping/suggestions': data([
          { osis: 'Num.6.24-Num.6.26', reference: 'Numbers 6:24–26', theme: 'Blessing' },
        ]),
        'POST /api/mapping': data(mapping),
        [`GET /api/mapping/${ID}`]: data(mapping),
        'GET /api/proxy/bible/passage?ref=Ruth.1.16-Ruth.1.17&translation=INV': data(
          answerOf('Ruth 1:16–17', VERSES),
        ),
        ...replies,
      },
    },
  );
  return { ...server, onLexicon, steps: fakeAnswers('POST /api/ai/step-content') };
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

async function begin(...options: Parameters<typeof openPanel>) {
  const server = await openPanel(...options);
  await userEvent.click(await screen.findByRole('button', { name: 'Map Ruth 1:16–17' }));
  await screen.findByRole('list', { name: 'The path' });
  return server;
}

const waitForFocus = (role: 'button' | 'combobox' | 'heading', name: string) =>
  waitFor(() => {
    if (document.activeElement !== screen.getByRole(role, { name }))
      throw new Error(
        `The focus is not on “${name}”, but on ${document.activeElement?.tagName} “${document.activeElement?.textContent}”`,
      );
  });

const bodyOf = (init: RequestInit) => JSON.parse(String(init.body)) as unknown;

beforeAll(() => startTexts('en'));
beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});
afterEach(() => {
  showInView(undefined);
  jest.restoreAllMocks();
});

describe('the start of a mapping', () => {
  it('uses the open passage, and opens the steps one after the other', async () => {
    const { sentTo } = await begin();
    expect(bodyOf(sentTo('POST /api/mapping')[0]!.init)).toMatchObject({
      scriptureRef: 'Ruth.1.16-Ruth.1.17',
      translationId: 'INV',
      language: 'en',
    });
    expect(screen.getByText(/About 15 minutes; 15 to go\./)).toBeTruthy();
    expect(await screen.findByText(/^17 questions left today/)).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Step 1 of 5 Unfold the Map' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Write this step' })).toBeTruthy();
    expect(screen.getByText(/^Next: Survey the Landscape\./)).toBeTruthy();
    const path = within(screen.getByRole('list', { name: 'The path' }));
    const steps = path.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(steps[1]).toContain('next');
    expect(steps.slice(2).map((text) => /opens after step \d/.exec(text)?.[0])).toEqual([
      'opens after step 2',
      'opens after step 3',
      'opens after step 4',
    ]);
    expect(screen.queryByRole('button', { name: 'Survey the Landscape' })).toBeNull();
  });

  it('uses the first verses of a passage that is too long', async () => {
    const { sentTo } = await openPanel(mappingOf(), {
      replies: {
        'POST /api/mapping': [refusal(400, 'STUDY_PASSAGE_TOO_LONG'), data(mappingOf())],
        'GET /api/proxy/bible/passage?ref=Ruth+1-2&translation=INV': data(
          answerOf(
            'Ruth 1',
            Array.from({ length: 45 }, (_, place) => verseOf(place + 1, [lineOf('Words. ')])),
          ),
        ),
      },
    });
    await userEvent.type(
      screen.getByRole('combobox', { name: 'Passage of up to 30 verses' }),
      'Ruth 1-2{Enter}',
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Map Ruth 1:1–30' }));
    await screen.findByRole('list', { name: 'The path' });
    expect(sentTo('POST /api/mapping').map(({ init }) => bodyOf(init))).toMatchObject([
      { scriptureRef: 'Ruth 1-2' },
      { scriptureRef: 'Ruth.1.1-Ruth.1.30' },
    ]);
  });

  it('keeps what is no passage in its field, with the reason and the focus', async () => {
    await openPanel(mappingOf(), {
      replies: { 'POST /api/mapping': refusal(400, 'SCRIPTURE_REFERENCE_NOT_UNDERSTOOD') },
    });
    const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Passage of up to 30 verses' });
    await userEvent.type(field, 'qwerty{Enter}');
    const alert = await screen.findByRole('alert');
    await waitForFocus('combobox', 'Passage of up to 30 verses');
    expect(field.value).toBe('qwerty');
    expect(field.getAttribute('aria-describedby')).toBe(alert.id);
    await userEvent.clear(field);
    await userEvent.keyboard('{Enter}');
    expect(screen.getAllByRole('alert')).toHaveLength(1);
  });

  it('uses a suggested passage', async () => {
    const { sentTo } = await openPanel();
    await userEvent.click(await screen.findByRole('button', { name: /Numbers 6:24–26/ }));
    await screen.findByRole('list', { name: 'The path' });
    expect(bodyOf(sentTo('POST /api/mapping')[0]!.init)).toMatchObject({ scriptureRef: 'Num.6.24-Num.6.26' });
  });
});

describe('a step', () => {
  it('streams its text, is finished by the reader, and leads to the next', async () => {
    const { steps } = await begin();
    await press('Write this step');
    await waitFor(() => expect(steps.requests).toHaveLength(1));
    expect(steps.requests[0]).toEqual({
      scriptureRef: 'Ruth.1.16-Ruth.1.17',
      translationId: 'INV',
      step: 1,
      sessionId: ID,
      language: 'en',
    });
    act(() => steps.latest().write('Read '));
    await screen.findByText(/Read/);
    expect(screen.getByRole('button', { name: 'Stop' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Finish this step' })).toBeNull();
    act(() => steps.latest().complete(QUOTED));
    expect(await screen.findByText('exact')).toBeTruthy();
    expect(screen.getByText('“Unfold the Map” is written').getAttribute('role')).toBe('status');
    expect(screen.getByText('Study engine (no AI model configured)')).toBeTruthy();
    await press('Finish this step');
    await screen.findByRole('button', { name: 'Survey the Landscape', pressed: true });
    await waitForFocus('heading', 'Step 2 of 5 Survey the Landscape');
    expect(screen.getByText(/12 to go/)).toBeTruthy();
  });

  it('hands the focus on as its buttons change, to the end of the path', async () => {
    const { steps } = await begin(mappingOf(stepOf(1), stepOf(2), stepOf(3), stepOf(4)));
    await waitForFocus('heading', 'Step 4 of 5 Follow the Path');
    await press('Finish this step');
    await waitForFocus('heading', 'Step 5 of 5 Reach Your Destination');
    await press('Write this step');
    await waitForFocus('button', 'Stop');
    act(() => steps.latest().complete('The end.'));
    await waitForFocus('button', 'Finish this step');
    await press('Finish this step');
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^You have gone through Ruth/));
  });

  it('is told to the server as finished', async () => {
    const { sentTo } = await begin(mappingOf(stepOf(1)), {
      replies: { [`POST /api/mapping/${ID}/finish`]: data({ finished: 1 }) },
    });
    await press('Finish this step');
    await waitFor(() => expect(sentTo(`POST /api/mapping/${ID}/finish`)).toHaveLength(1));
    expect(bodyOf(sentTo(`POST /api/mapping/${ID}/finish`)[0]!.init)).toEqual({ step: 1 });
  });

  it('is finished where another device has finished it', async () => {
    const all = mappingOf(stepOf(1), stepOf(2), stepOf(3), stepOf(4), stepOf(5));
    await begin({ ...all, finished: 5 });
    expect(await screen.findByText(/^You have gone through Ruth/)).toBeTruthy();
  });

  it('keeps the later steps when it is rewritten, and marks them as based on the older text', async () => {
    const { steps } = await begin(mappingOf(stepOf(1), stepOf(2)));
    await press(/^Unfold the Map/);
    await press('Write “Unfold the Map” again');
    await waitFor(() => expect(steps.requests).toHaveLength(1));
    act(() => steps.latest().complete('Another text.'));
    expect(await screen.findByText('Another text.')).toBeTruthy();
    await press('Survey the Landscape');
    expect(screen.getByText('Text of step 2.')).toBeTruthy();
    expect(screen.getByText(/based on the older one/)).toBeTruthy();
  });

  it('keeps its earlier text when a limit refuses a new one, and says when the limit resets', async () => {
    const { steps } = await begin(mappingOf(stepOf(1)));
    const limit = AppError.with('LIMIT_REACHED', {}, { fields: { resetAt: '2030-05-05T00:00:00Z' } });
    steps.refuseNext(limit);
    await press('Write “Unfold the Map” again');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toMatch(/You have used up today’s limit.*For you that is .*2030/);
    expect(alert.textContent).toContain('The text you had is still here.');
    expect(screen.getByText('Text of step 1.')).toBeTruthy();
  });

  it('cannot be written without a network; stored steps can be read', async () => {
    const { steps } = await begin(mappingOf(stepOf(1)));
    jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
    await press('Write “Unfold the Map” again');
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Network is offline. Cannot generate step content',
    );
    expect(screen.getByText('Text of step 1.')).toBeTruthy();
    expect(steps.requests).toHaveLength(0);
  });
});

describe('the mappings of a reader', () => {
  it('can contain two of the same passage: starting again keeps the older one', async () => {
    const another = { ...mappingOf(), id: 'c'.repeat(24) };
    const { sentTo } = await begin(mappingOf(stepOf(1)), {
      replies: {
        'POST /api/mapping': [data(mappingOf(stepOf(1))), data(another)],
        [`GET /api/mapping/${another.id}`]: data(another),
      },
    });
    await press('More for mappings');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Start this passage over' }));
    expect(await screen.findByRole('button', { name: 'Write this step' })).toBeTruthy();
    expect(bodyOf(sentTo('POST /api/mapping')[1]!.init)).toMatchObject({
      scriptureRef: 'Ruth.1.16-Ruth.1.17',
      anew: true,
    });
  });

  it('are reopened where they were left, and deleted once the name is confirmed', async () => {
    const { steps: _, ...named } = mappingOf();
    const summary = { ...named, made: [1] };
    const { sentTo } = await openPanel(mappingOf(stepOf(1)), {
      replies: {
        'GET /api/mapping?page=1': [pageOf(summary), pageOf(summary), pageOf()],
        [`DELETE /api/mapping/${ID}`]: data({ deleted: true }),
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: /Ruth 1:16–17.*1 of 5 steps/ }));
    expect(await screen.findByText('Text of step 1.')).toBeTruthy();
    await press('More for mappings');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'All your mappings' }));
    const dialog = await screen.findByRole('dialog', { name: 'Your mappings' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete the mapping of Ruth 1:16–17' }));
    await screen.findByRole('dialog', { name: 'Delete the mapping of Ruth 1:16–17?' });
    await press('Delete');
    await waitFor(() => expect(sentTo(`DELETE /api/mapping/${ID}`)).toHaveLength(1));
    expect(await screen.findByRole('button', { name: 'Map Ruth 1:16–17' })).toBeTruthy();
  });
});

describe('an exported mapping', () => {
  it('waits for the journal with its Scripture quotations marked', async () => {
    const { owner } = await begin(mappingOf(stepOf(1, QUOTED)));
    await press('Keep in journal');
    expect(await screen.findByText('Waiting for the journal')).toBeTruthy();
    const [entry] = await entryStore.readAll(`${owner}/`);
    expect(entry).toMatchObject({
      localId: `local_mapping-${ID}`,
      serverId: null,
      working: { title: 'Scripture Mapping: Ruth 1:16–17', scripture: 'Ruth 1:16–17' },
    });
    expect(entry!.working.content).toContain('Invented Bible. Public domain.');
    expect(entry!.working.content).toContain('1. Unfold the Map');
    expect(entry!.working.content).toContain('Your people. (Ruth 1:16, INV, exact)');
    expect(entry!.working.content).toContain('Written by: Study engine');
  });

  it('carries the marks of what was corrected or removed, in the journal and on paper', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    const { owner } = await begin(mappingOf(stepOf(1, MENDED)));
    await press('Keep in journal');
    await screen.findByText('Waiting for the journal');
    const [entry] = await entryStore.readAll(`${owner}/`);
    expect(entry!.working.content).toContain('Your people. (Ruth 1:16, INV, corrected)');
    expect(entry!.working.content).toContain('Ruth 1:17 (corrected)');
    expect(entry!.working.content).toContain('It was removed.');
    await press('Print');
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    const sheet = document.body.lastElementChild!;
    expect(sheet.querySelectorAll('[data-mark="repaired"]')).toHaveLength(2);
    expect(sheet.textContent).toContain('It was removed.');
    act(() => void window.dispatchEvent(new Event('afterprint')));
  });

  it('is not saved below Plus, and the plans are offered', async () => {
    await begin(mappingOf(stepOf(1)), { tier: 'free' });
    await press('Keep in journal');
    expect(await screen.findByRole('dialog', { name: 'The journal comes with Plus' })).toBeTruthy();
  });

  it('is printed on its own page, with passage, copyright notice and generator', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    await begin(mappingOf(stepOf(1)));
    await press('Print');
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    const sheet = document.body.lastElementChild!;
    expect(sheet.textContent).toContain('Your people.');
    expect(sheet.textContent).toContain('Public domain');
    expect(sheet.textContent).toContain('Text of step 1.');
    expect(sheet.textContent).toContain('Study engine');
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(document.body.lastElementChild).not.toBe(sheet);
  });
});
