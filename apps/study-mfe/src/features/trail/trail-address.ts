/** What of Rhema Trail is open over the page: the list, one of the ways to begin a plan, or the reminder. */
const TRAIL_VIEWS = ['plans', 'new', 'ready', 'reminder'] as const;

export type TrailView = (typeof TRAIL_VIEWS)[number];

/** What an address says about Rhema Trail; the same on every page that has it. */
export type TrailPlace = {
  readonly view: TrailView | undefined;
  readonly planId: string | undefined;
  /** From 1; undefined for the day that is next. */
  readonly day: number | undefined;
};

const PLAN_ID = /^[0-9a-f]{24}$/;

export function readTrailAddress(search: string): TrailPlace {
  const parameters = new URLSearchParams(search);
  const planId = parameters.get('planId') ?? '';
  const day = Number(parameters.get('day') ?? Number.NaN);
  return {
    view: TRAIL_VIEWS.find((view) => view === parameters.get('trail')),
    planId: PLAN_ID.test(planId) ? planId : undefined,
    day: Number.isInteger(day) && day >= 1 ? day : undefined,
  };
}

/** The query of an address with another place in Rhema Trail; the rest of it stays. */
export function withTrailPlace(search: string, { view, planId, day }: Partial<TrailPlace>): string {
  const parameters = new URLSearchParams(search);
  for (const [name, value] of [['trail', view] as const, ['planId', planId] as const, ['day', day] as const])
    if (value === undefined) parameters.delete(name);
    else parameters.set(name, String(value));
  const query = parameters.toString();
  return query === '' ? '' : `?${query}`;
}
