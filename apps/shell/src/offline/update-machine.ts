/**
 * The states of an update:
 * - `current`: there is none.
 * - `waiting`: a complete new build is on this device and waits for the reader's consent.
 * - `moving`: the reader has accepted it; the new worker is taking over.
 * - `left-behind`: another tab has switched to the new build; this one continues with its own build until it is
 *   reloaded.
 * - `reloading`: the page is about to be reloaded.
 */
type UpdateStep = 'current' | 'waiting' | 'moving' | 'left-behind' | 'reloading';

export type UpdateState = {
  readonly step: UpdateStep;
  /** The reader has postponed it. */
  readonly isPutOff: boolean;
};

export type UpdateEvent = 'installed' | 'accepted' | 'put-off' | 'taken-over';

/** The side effect of a transition. */
export type UpdateEffect = 'take-over' | 'reload' | undefined;

export const NO_UPDATE: UpdateState = { step: 'current', isPutOff: false };

/** The transition for an event. An event without a meaning in a state changes nothing. */
export function nextUpdate(
  state: UpdateState,
  event: UpdateEvent,
): readonly [next: UpdateState, effect: UpdateEffect] {
  switch (event) {
    case 'installed':
      return [state.step === 'current' || state.step === 'waiting' ? shown('waiting') : state, undefined];
    case 'put-off':
      return [{ ...state, isPutOff: true }, undefined];
    case 'accepted':
      if (state.step === 'waiting') return [shown('moving'), 'take-over'];
      if (state.step === 'left-behind') return [shown('reloading'), 'reload'];
      return [state, undefined];
    case 'taken-over':
      if (state.step === 'moving') return [shown('reloading'), 'reload'];
      return [state.step === 'reloading' ? state : shown('left-behind'), undefined];
  }
}

/** Whether the prompt is shown. */
export function isOffered({ step, isPutOff }: UpdateState): boolean {
  return (step === 'waiting' || step === 'left-behind') && !isPutOff;
}

const shown = (step: UpdateStep): UpdateState => ({ step, isPutOff: false });
