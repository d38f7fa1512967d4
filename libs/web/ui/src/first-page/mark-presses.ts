import { isEditable, textAfter } from './early-keys.js';

/** Controls that do nothing until the application has loaded. Links and forms that search work before. */
const CONTROLS = 'button:not([type="submit"]), summary, [role="tab"]';

/** The control that the keys `/` and Ctrl+K press. */
const SEARCH = '[aria-keyshortcuts~="/"]';

/** A field of the first page whose text is selected when it is reached, as in the application, to be written over. */
const SELECTED_BY_FOCUS = '#first-page [data-selected-by-focus]';

/** The lines of a passage, whose verses are touched in the application. */
const LINES = '.scripture-paragraph, .scripture-line';
const VERSE_NUMBER = '.verse-number';

const mark = (page: Element, control: Element | null) => {
  page.querySelector('[data-pressed]')?.removeAttribute('data-pressed');
  control?.setAttribute('data-pressed', '');
};

/**
 * Marks the control of the first page that the reader pressed last, so that it is pressed in the application that replaces
 * the page (`leaveFirstPage`). A form that sends something, such as a sign-in, is sent by the application too, except on a
 * page that no application will replace. It is called before anything else has loaded, and must not need a library.
 */
export function markPresses(): void {
  document.addEventListener('click', (event) => {
    const { target } = event;
    const page = document.getElementById('first-page');
    if (!page || !(target instanceof Element) || !page.contains(target)) return;
    const isLink = target.closest('a') !== null;
    mark(page, target.closest(CONTROLS) ?? (isLink ? null : numberOfVerseAt(page, target, event)));
  });
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLInputElement && target.matches(SELECTED_BY_FOCUS)) target.select();
  });
  document.addEventListener('input', () => {
    const page = document.getElementById('first-page');
    if (page) page.dataset['writtenAt'] = String(performance.now());
  });
  document.addEventListener('keydown', markSearch);
  document.addEventListener('submit', (event) => {
    const { submitter, target } = event;
    const page = document.getElementById('first-page');
    if (!(target instanceof HTMLFormElement) || !page?.contains(target) || target.method !== 'post') return;
    if (page.dataset['alone'] !== undefined) return;
    event.preventDefault();
    mark(page, submitter ?? target.querySelector('[type="submit"]'));
  });
}

/** The number of the verse that was touched: the last one before the place in the text. */
function numberOfVerseAt(page: Element, target: Element, { clientX, clientY }: MouseEvent): Element | null {
  if (!target.closest(LINES)) return null;
  const place = document.caretPositionFromPoint?.(clientX, clientY)?.offsetNode ?? target;
  const isBefore = (number: Element) =>
    number.contains(place) ||
    (number.compareDocumentPosition(place) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  return [...page.querySelectorAll(VERSE_NUMBER)].findLast(isBefore) ?? null;
}

/** The keys that open the search, and what is then typed for it. */
function markSearch(event: KeyboardEvent): void {
  const page = document.getElementById('first-page');
  if (!page) return;
  const isCommand = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
  const search = page.querySelector(SEARCH);
  if (search && (isCommand || (event.key === '/' && !isEditable(event.target)))) {
    mark(page, search);
    page.dataset['typed'] = '';
    event.preventDefault();
    return;
  }
  const { typed } = page.dataset;
  if (typed === undefined || isEditable(event.target)) return;
  page.dataset['typed'] = textAfter(typed, event) ?? typed;
}
