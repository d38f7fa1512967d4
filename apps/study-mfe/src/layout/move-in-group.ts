import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/** For the buttons of a group: the arrow keys, Home and End move between them; each of them is reached by Tab too. */
export function moveInGroup(event: KeyboardEvent<HTMLButtonElement>): void {
  const { key, currentTarget } = event;
  const buttons = [...(currentTarget.parentElement?.querySelectorAll('button') ?? [])];
  const step = STEPS[key];
  const to =
    step === undefined ? { Home: 0, End: buttons.length - 1 }[key] : buttons.indexOf(currentTarget) + step;
  if (to === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  buttons[Math.max(0, Math.min(to, buttons.length - 1))]?.focus();
}
