/**
 * Where an update of the pages stands:
 * - `current`: there is none.
 * - `waiting`: a whole new build is on this device, and waits until the reader wants it.
 * - `moving`: the reader wants it; the new worker is taking over.
 * - `left-behind`: another tab has moved on; this one goes on with the build it came from, until it is opened anew.
 * - `reloading`: the page is about to be opened anew.
 */
export type UpdateStep = 'current' | 'waiting' | 'moving' | 'left-behind' | 'reloading';

export type UpdateState = {
  readonly step: UpdateStep;
  /** The reader has said: later. */
  readonly isPutOff: boolean;
};

export type UpdateEvent = 'installed' | 'accepted' | 'put-off' | 'taken-over';

/** What is to be done beside going to the next state. */
export type UpdateEffect = 'take-over' | 'reload' | undefined;

export const NO_UPDATE: UpdateState = { step: 'current', isPutOff: false };

/** What comes of an event. An event that means nothing in a state changes nothing. */
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

/** Whether the reader is to be told. */
export function isOffered({ step, isPutOff }: UpdateState): boolean {
  return (step === 'waiting' || step === 'left-behind') && !isPutOff;
}

const shown = (step: UpdateStep): UpdateState => ({ step, isPutOff: false });
