import { clearChosen, useChosenVerses } from '../../../scripture/selection/chosen-verses.js';

function numberOfHead(): HTMLElement | null {
  const { head } = useChosenVerses.getState();
  return head === undefined
    ? null
    : document.querySelector(`[data-verse="${CSS.escape(head)}"] [data-verse-number]`);
}

/** Ends the choice, with the selection that made it, and returns the focus to the verse that was chosen last. */
export function endChoice(): void {
  window.getSelection()?.removeAllRanges();
  numberOfHead()?.focus({ preventScroll: true });
  clearChosen();
}

/** Whether the focus is on the number of the verse that was chosen last, or on what a press on its words leaves it. */
export function isFromChosen(): boolean {
  return document.activeElement?.contains(numberOfHead()) ?? false;
}
