/** Controls that do nothing until the application has loaded. Links and forms that search work before. */
const CONTROLS = 'button:not([type="submit"]), summary, [role="tab"]';

const mark = (page: Element, control: Element | null) => {
  page.querySelector('[data-pressed]')?.removeAttribute('data-pressed');
  control?.setAttribute('data-pressed', '');
};

/**
 * Marks the control of the first page that the reader pressed last, so that it is pressed in the application that replaces
 * the page (`leaveFirstPage`). A form that sends something, such as a sign-in, is sent by the application too. It is called before anything else has loaded, and must not need a library.
 */
export function markPresses(): void {
  document.addEventListener('click', ({ target }) => {
    const page = document.getElementById('first-page');
    if (!page || !(target instanceof Element) || !page.contains(target)) return;
    mark(page, target.closest(CONTROLS));
  });
  document.addEventListener('submit', (event) => {
    const { submitter, target } = event;
    const page = document.getElementById('first-page');
    if (!(target instanceof HTMLFormElement) || !page?.contains(target) || target.method !== 'post') return;
    event.preventDefault();
    mark(page, submitter ?? target.querySelector('[type="submit"]'));
  });
}
