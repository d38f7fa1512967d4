import { isEditable, type EarlyKeys } from './early-keys.js';

/** Controls that a reader operates. Links work before the application has loaded. */
const CONTROLS = 'button, input, textarea, select, summary, [role="tab"], .verse-number';

/** The control that was pressed last, as `markPresses` marks it. */
const PRESSED = '[data-pressed]';

/** How long a control may take to appear after the application has replaced the page, in milliseconds. */
const LATEST_MS = 5_000;

/** A control of the first page, as it is found again in the application. */
type Place = { readonly name: string; readonly index: number };

/** What a reader did with the first page while the application was loading. */
export type EarlyInput = {
  /** The last control that was pressed, which the application does not know of. */
  readonly pressed: Place | undefined;
  readonly written: readonly (Place & { readonly value: string })[];
  /** The boxes that were ticked, or whose tick was taken away. */
  readonly ticked: readonly Place[];
  /** Where the reader was writing. */
  readonly focused: (Place & { readonly selection: readonly [number, number] | undefined }) | undefined;
  /** What was typed for the control that was pressed, such as the search. */
  readonly typed: string | undefined;
};

/** What the reader has done with the first page until now. */
export function readEarlyInput(page: HTMLElement): EarlyInput {
  const placeOf = (element: Element | null | undefined) =>
    element && page.contains(element) ? placeWithin(page, element) : undefined;
  const focusedPlace = placeOf(document.activeElement);
  return {
    pressed: placeOf(page.querySelector(PRESSED)),
    written: [...page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].flatMap(
      (field) => {
        const place = placeWithin(page, field);
        return place && !isTicked(field) && field.value !== field.defaultValue
          ? [{ ...place, value: field.value }]
          : [];
      },
    ),
    ticked: [...page.querySelectorAll('input')].flatMap((field) => {
      const place = placeWithin(page, field);
      return place && isTicked(field) && field.checked !== field.defaultChecked ? [place] : [];
    }),
    focused: focusedPlace && { ...focusedPlace, selection: selectionOf(document.activeElement) },
    typed: page.dataset['typed'],
  };
}

/**
 * Repeats in the application what the reader did before, each as soon as its control is there.
 *
 * @param keys collect what is typed meanwhile
 */
export function repeatEarlyInput(
  root: HTMLElement,
  { pressed, written, ticked, focused, typed }: EarlyInput,
  keys: EarlyKeys,
): void {
  let waiting = [
    ...written.map(({ value, ...place }) => ({
      place,
      act: (element: HTMLElement) => write(element, value),
    })),
    ...ticked.map((place) => ({ place, act: (element: HTMLElement) => element.click() })),
    ...(focused
      ? [{ place: focused, act: (element: HTMLElement) => writeOn(element, focused.selection, keys) }]
      : []),
    ...(pressed ? [{ place: pressed, act: press }] : []),
  ];
  if (typed !== undefined) document.addEventListener('focusin', deliver);
  function deliver({ target }: FocusEvent) {
    if (!isEditable(target)) return;
    document.removeEventListener('focusin', deliver);
    writeOn(target as HTMLElement, undefined, keys);
  }
  const attempt = () => {
    const found = waiting.map(({ place }) => elementAt(root, place));
    const ready = waiting.flatMap(({ act }, index) => (found[index] ? [() => act(found[index]!)] : []));
    waiting = waiting.filter((_, index) => !found[index]);
    for (const act of ready) act();
    if (waiting.length === 0) stop();
  };
  const observer = new MutationObserver(attempt);
  const stop = () => {
    observer.disconnect();
    document.removeEventListener('pointerdown', stop);
    if (typed === undefined) end();
  };
  const end = () => {
    clearTimeout(timer);
    keys.take();
    document.removeEventListener('focusin', deliver);
  };
  const timer = setTimeout(() => {
    stop();
    end();
  }, LATEST_MS);
  // A reader who does something else meanwhile no longer waits for it.
  document.addEventListener('pointerdown', stop);
  observer.observe(root, { childList: true, subtree: true });
  attempt();
}

function placeWithin(page: HTMLElement, element: Element): Place | undefined {
  const name = nameOf(element);
  const index = same(page, name).indexOf(element as HTMLElement);
  return index < 0 ? undefined : { name, index };
}

/** The number of a verse is a text until what the reader may do with verses has loaded. */
const elementAt = (root: HTMLElement, { name, index }: Place) =>
  same(root, name).filter((element) => !element.matches('span'))[index];

function same(within: HTMLElement, name: string): HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>(CONTROLS)].filter((each) => nameOf(each) === name);
}

/** What a control is called; the ids of the two pages differ. */
function nameOf(element: Element): string {
  // The number of a verse becomes its button.
  if (element.matches('.verse-number')) return `verse ${element.textContent.trim()}`;
  const labels =
    element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.labels : null;
  const label =
    element.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? element.getAttribute('name');
  return `${element.tagName} ${label ?? element.textContent}`.trim();
}

const isTicked = (field: HTMLInputElement | HTMLTextAreaElement): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';

/** After the next paint: the text of a passage listens for touches of its verses only then. */
function press(element: HTMLElement): void {
  requestAnimationFrame(() => setTimeout(() => element.click()));
}

/** Where the caret stands, or what is selected. Some fields, such as those for addresses, do not tell. */
function selectionOf(field: Element | null): readonly [number, number] | undefined {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return undefined;
  const { selectionStart, selectionEnd } = field;
  return selectionStart === null || selectionEnd === null ? undefined : [selectionStart, selectionEnd];
}

/** Goes on in a field: the caret is where it was, and what was typed meanwhile is written there. */
function writeOn(
  element: HTMLElement,
  selection: readonly [number, number] | undefined,
  keys: EarlyKeys,
): void {
  element.focus();
  const { text, isEntered } = keys.take();
  if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) return;
  const { value } = element;
  const [from, to] = selection ?? [value.length, value.length];
  if (text !== '') write(element, value.slice(0, from) + text + value.slice(to));
  const caret = text === '' ? ([from, to] as const) : ([from + text.length, from + text.length] as const);
  if (selectionOf(element)) element.setSelectionRange(...caret);
  // After React has taken the value over.
  if (isEntered) setTimeout(() => element.form?.requestSubmit());
}

/** React notices a value only if it is set as a browser sets it. */
function write(field: HTMLElement, value: string): void {
  const prototype =
    field instanceof HTMLTextAreaElement ? HTMLTextAreaElement.prototype : HTMLInputElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
