import { followEvents } from '@word-unfolded/answers';
import { callRoute, fieldProblems } from '@word-unfolded/api-client';
import { AppError, followPlanRoute, generatePlanRoute, type FoundPlanDay } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import { storedText } from '@word-unfolded/ui';
import { useEffect, useRef, useState } from 'react';
import { planProblem } from '../plan-problem.js';

/** What the reader filled in. */
export type PlanForm = {
  readonly topic: string;
  readonly length: number;
  readonly dailyTime: string;
  readonly startDate: string;
};

export type Generation =
  | { readonly kind: 'none' }
  | { readonly kind: 'waiting'; readonly topic: string }
  | {
      readonly kind: 'finding';
      readonly topic: string;
      readonly days: readonly FoundPlanDay[];
      readonly total: number;
    }
  | {
      readonly kind: 'done';
      readonly topic: string;
      readonly planId: string;
      readonly days: readonly FoundPlanDay[];
    }
  | { readonly kind: 'help'; readonly text: string }
  | {
      readonly kind: 'failed';
      readonly problem: string;
      readonly fields: ReadonlyMap<string, string>;
      /** Themes to try instead. */
      readonly near: readonly string[];
    };

type StoredJob = { readonly jobId: string; readonly form: PlanForm };

/** The job of this tab, so that a reload goes on with it. */
const stored = storedText('planJob', 'tab');

const NO_FIELDS: ReadonlyMap<string, string> = new Map();

/**
 * Has a plan generated, and follows its days as they are found, also after a reload. Leaving ends only the following:
 * the plan is stored anyway.
 */
export function useGeneration(language: Language, translationId: string | undefined) {
  const [generation, setGeneration] = useState<Generation>(() => {
    const before = readStored();
    return before ? { kind: 'waiting', topic: before.form.topic } : { kind: 'none' };
  });
  const following = useRef<AbortController>(undefined);

  useEffect(() => {
    const stop = new AbortController();
    following.current = stop;
    const before = readStored();
    if (before) void follow(before, { language, signal: stop.signal }, setGeneration);
    return () => following.current?.abort();
  }, [language]);

  const generate = async (form: PlanForm) => {
    const stop = new AbortController();
    following.current = stop;
    setGeneration({ kind: 'waiting', topic: form.topic.trim() });
    try {
      const body = { ...form, language, ...(translationId !== undefined && { translationId }) };
      const { jobId, help } = await callRoute(generatePlanRoute, { body }, { language });
      if (help !== null) return setGeneration({ kind: 'help', text: help });
      if (jobId === null) throw AppError.of('PLAN_GENERATE_FAILED');
      const job = { jobId, form };
      stored.write(JSON.stringify(job));
      await follow(job, { language, signal: stop.signal }, setGeneration);
    } catch (error) {
      setGeneration(failed(error, language));
    }
  };
  const begin = () => {
    stored.forget();
    setGeneration({ kind: 'none' });
  };
  return { generation, generate: (form: PlanForm) => void generate(form), begin };
}

/** The form of the job of this tab. */
export const storedPlanForm = (): PlanForm | undefined => readStored()?.form;

type FollowOptions = { readonly language: Language; readonly signal: AbortSignal };

async function follow(
  { jobId, form }: StoredJob,
  { language, signal }: FollowOptions,
  tell: (generation: Generation) => void,
): Promise<void> {
  const topic = form.topic.trim();
  let days: readonly FoundPlanDay[] = [];
  try {
    const input = { params: { jobId } };
    for await (const event of followEvents(followPlanRoute, input, { language, signal })) {
      if (event.type === 'restart') days = [];
      else if (event.type === 'chunk') {
        days = [...days.filter(({ day }) => day !== event.day.day), event.day];
        tell({ kind: 'finding', topic, days, total: event.total });
      } else if (event.type === 'complete') {
        stored.forget();
        return tell({ kind: 'done', topic, planId: event.planId, days });
      }
    }
  } catch (error) {
    if (signal.aborted) return;
    stored.forget();
    const isGone = error instanceof AppError && error.code === 'JOB_NOT_FOUND';
    tell(isGone ? { kind: 'none' } : failed(error, language));
  }
}

function failed(error: unknown, language: Language): Generation {
  const fields = fieldProblems(error, language);
  const isPast = error instanceof AppError && error.code === 'PLAN_START_PAST';
  const problem = planProblem(error, language, 'PLAN_CREATE_FAILED');
  if (isPast) return { kind: 'failed', problem, fields: new Map([['startDate', problem]]), near: [] };
  return { kind: 'failed', problem, fields: fields.size > 0 ? fields : NO_FIELDS, near: nearThemes(error) };
}

function nearThemes(error: unknown): readonly string[] {
  const isNear = error instanceof AppError && error.code === 'PLAN_THEME_NEAR';
  return isNear
    ? String(error.params.themes ?? '')
        .split(', ')
        .filter(Boolean)
    : [];
}

/** Only this page writes it. */
function readStored(): StoredJob | undefined {
  try {
    return (JSON.parse(stored.read() ?? 'null') as StoredJob | null) ?? undefined;
  } catch {
    return undefined;
  }
}
