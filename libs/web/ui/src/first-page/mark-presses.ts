/** Controls that do nothing until the application has loaded. Links and forms work before. */
const CONTROLS = 'button:not([type="submit"]), summary, [role="tab"]';

/**
 * Marks the control of the first page that the reader pressed last, so that it is pressed in the application that replaces
 * the page (`leaveFirstPage`). It is called before anything else has loaded, and must not need a library.
 */
export function markPresses(): void {
  document.addEventListener('click', ({ target }) => {
    const page = document.getElementById('first-page');
    if (!page || !(target instanceof Element) || !page.contains(target)) return;
    page.querySelector('[data-pressed]')?.removeAttribute('data-pressed');
    target.closest(CONTROLS)?.setAttribute('data-pressed', '');
  });
}
