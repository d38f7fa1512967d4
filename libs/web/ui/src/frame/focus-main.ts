/** The id of the only `<main>` of the page. */
export const MAIN_ID = 'main';

/** Moves the focus to the content, without scrolling, so that reading and tabbing continue there. */
export function focusMain(): void {
  document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
}
