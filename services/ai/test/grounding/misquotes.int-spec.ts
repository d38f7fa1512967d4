import fc from 'fast-check';
import { writeFileSync } from 'node:fs';
import { Draws } from './grounding-answers.js';
import { GroundingLibrary, LibraryFinder } from './grounding-library.js';
import { CaseMaker, TRANSLATIONS, type Case } from './generator/cases.js';
import { CHAT_FORMS } from './generator/composed/chat-forms.js';
import { COMPOSED_FORMS } from './generator/composed/composed-forms.js';
import { curatedCases } from './generator/curated-cases.js';
import { DISGUISED_FORMS } from './generator/disguised-forms.js';
import { FORMS, type FormSet } from './generator/forms.js';
import { EVERYDAY_FORMS } from './generator/everyday-forms.js';
import { FURTHER_FORMS } from './generator/further-forms.js';
import { PASTED_FORMS } from './generator/pasted-forms.js';
import { UNUSUAL_FORMS } from './generator/unusual-forms.js';
import { outcomeOf, type Outcome } from './generator/oracle.js';
import { showPage } from './generator/page.js';

const { LONG_TESTS, GROUNDING_SEED, GROUNDING_CASES, GROUNDING_FORMS, GROUNDING_REPORT } = process.env;

/** Cases of each side: false quotations, and true ones. */
const CASES = Number(GROUNDING_CASES ?? (LONG_TESTS ? 5_000 : 500));
const SEED = Number(GROUNDING_SEED ?? 15_345);
/** Share of the true quotations that may be touched (issue 15, point 8). */
const TOUCHED_AT_MOST = 0.005;

/**
 * Share of the misquotations that may be left: halves of verses of a few words, joined in plain text, and sentences of a
 * few common words of which one is changed. More are left where the words are pasted from files and programs, or
 * disguised: 6 of 126 with this seed.
 */
const LEFT_AT_MOST = { usual: 0.01, unusual: 0.05 };

/** The forms that are drawn; `GROUNDING_FORMS` names one of them. */
const FORM_SETS: Readonly<Record<string, FormSet>> = {
  usual: FORMS,
  further: FURTHER_FORMS,
  everyday: EVERYDAY_FORMS,
  unusual: UNUSUAL_FORMS,
  pasted: PASTED_FORMS,
  disguised: DISGUISED_FORMS,
  composed: COMPOSED_FORMS,
  chat: CHAT_FORMS,
};
const DRAWN = GROUNDING_FORMS ? [FORM_SETS[GROUNDING_FORMS]!] : Object.values(FORM_SETS);

type Judged = Case & { readonly page: string; readonly outcome: Outcome };

let library: GroundingLibrary;
let finder: LibraryFinder;
let judged: readonly Judged[];

/** A division into chunks: the whole, single characters, or random lengths. */
function cut(text: string, draws: Draws): string[] {
  const way = draws.number(4);
  if (way === 0) return [text];
  const chunks: string[] = [];
  for (let from = 0; from < text.length;) {
    const length = way === 1 ? 1 : 1 + draws.number(way === 2 ? 6 : 40);
    chunks.push(text.slice(from, from + length));
    from += length;
  }
  return chunks;
}

const show = ({ translation }: Case, chunks: readonly string[]) => {
  const { language, id } = translation;
  const own = TRANSLATIONS.filter((each) => each.id === id);
  const others = TRANSLATIONS.filter((each) => each.id !== id);
  return showPage(chunks, { language, translations: [...own, ...others], text: library, finder });
};

function drawCases(): (readonly [Case, Draws])[] {
  const share = Math.round(CASES / DRAWN.length);
  // Each set draws verses of its own.
  const drawn = DRAWN.flatMap((forms, at) => drawFrom(forms, share, SEED + at * 1_000_003));
  const draws = new Draws([SEED]);
  return [...drawn, ...curatedCases().map((each) => [each, draws] as const)];
}

function drawFrom(forms: FormSet, cases: number, seed: number): (readonly [Case, Draws])[] {
  const maker = new CaseMaker(library, forms);
  const numbers = fc.array(fc.noBias(fc.nat()), { minLength: 40, maxLength: 40, size: 'max' });
  const lists = fc.sample(numbers, { seed, numRuns: cases * 3 });
  const drawn: [Case, Draws][] = [];
  let counts = { false: 0, true: 0 };
  for (const list of lists) {
    const draws = new Draws(list);
    if (counts.false < cases) {
      const made = maker.false(draws);
      if (made) {
        drawn.push([made, draws]);
        counts = { ...counts, false: counts.false + 1 };
        continue;
      }
    }
    if (counts.true >= cases) continue;
    drawn.push([maker.true(draws), draws]);
    counts = { ...counts, true: counts.true + 1 };
  }
  return drawn;
}

const lines = (cases: readonly Judged[]) =>
  cases.map(({ outcome, kind, form, answer, page }) =>
    [outcome, kind, form, JSON.stringify(answer), JSON.stringify(page)].join(' | '),
  );

const UNUSUAL_NAMES = new Set(
  [PASTED_FORMS, DISGUISED_FORMS].flatMap(({ marked, bare }) => Object.keys({ ...marked, ...bare })),
);
const isUnusual = ({ form }: Case) => UNUSUAL_NAMES.has(form);

/** What is left, if it is more than a share of all. */
function leftBeyond(planted: readonly Judged[], share: number): string[] {
  const left = planted.filter(({ outcome }) => outcome !== 'fine');
  return left.length <= planted.length * share ? [] : lines(left);
}

beforeAll(async () => {
  library = new GroundingLibrary();
  finder = new LibraryFinder(library);
  const all: Judged[] = [];
  for (const [each, draws] of drawCases()) {
    const page = await show(each, cut(each.answer, draws));
    all.push({ ...each, page, outcome: await outcomeOf(page, each.answer, each.expected, library) });
  }
  judged = all;
  if (GROUNDING_REPORT)
    writeFileSync(GROUNDING_REPORT, lines(all.filter(({ outcome }) => outcome !== 'fine')).join('\n'));
}, 1_200_000);

describe('misquotations of every kind, in every form, in every division', () => {
  it('are all repaired, removed or corrected', () => {
    const planted = judged.filter(({ expected }) => !expected.isTrue);
    expect(planted.length).toBeGreaterThanOrEqual(Math.min(CASES, 500));
    const [unusual, usual] = [planted.filter(isUnusual), planted.filter((each) => !isUnusual(each))];
    expect([...leftBeyond(usual, LEFT_AT_MOST.usual), ...leftBeyond(unusual, LEFT_AT_MOST.unusual)]).toEqual(
      [],
    );
  });

  it('leave what is true as it is', () => {
    const put = judged.filter(({ expected }) => expected.isTrue);
    const touched = put.filter(({ outcome }) => outcome !== 'fine');
    const isGoodEnough = touched.length <= put.length * TOUCHED_AT_MOST;
    expect(isGoodEnough ? [] : lines(touched)).toEqual([]);
  });

  it('never show words of a passage as exact that are not', () => {
    expect(lines(judged.filter(({ outcome }) => outcome === 'false exact'))).toEqual([]);
  });

  it('are shown the same however the answer is divided', async () => {
    const different: string[] = [];
    for (const each of judged.filter((_, index) => index % 20 === 0)) {
      const whole = await show(each, [each.answer]);
      if (whole !== each.page && whole !== (await show(each, [...each.answer]))) different.push(each.answer);
    }
    expect(different).toEqual([]);
  }, 1_200_000);
});
