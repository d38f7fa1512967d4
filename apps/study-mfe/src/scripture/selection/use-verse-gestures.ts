import { useEffect, useEffectEvent, type RefObject } from 'react';

/** What a gesture touched. */
export type Touched = {
  /** In OSIS form. */
  readonly verse: string;
  /** The offset of the linked word in its verse. */
  readonly word: number | undefined;
};

type VerseGestures = {
  /** A press. `adds` when the reader asks for the verses up to this one too. */
  readonly onPress: (touched: Touched, how: { readonly adds: boolean; readonly byTouch: boolean }) => void;
  /** A long press on a word of a touch screen. */
  readonly onLongPress: (touched: Touched) => void;
  /** Text was selected from one verse to another. */
  readonly onSelect: (anchor: string, head: string) => void;
  /** A key on the number of a verse. Returns whether it had an effect. */
  readonly onKey: (key: string, touched: Touched, adds: boolean) => boolean;
};

/** Elements inside the text that are operated by themselves. */
const CONTROLS = 'a, button:not([data-verse-number]), [data-verse-bar]';

const LONG_PRESS_MS = 500;
/** The space between lines is lower than this, in pixels. */
const LINE_GAP = 8;
/** How far a finger may move during a long press, in pixels. */
const TOLERANCE = 10;

/**
 * Handles gestures in the text of a passage. Its words are not buttons, because a chapter would have hundreds of them
 * and buttons cannot be selected and copied as text; its verse numbers are.
 *
 * @param text contains the verses, in `[data-verse]` elements, and their linked words, in `[data-word]` elements, each
 * with its offset in the verse
 */
export function useVerseGestures(text: RefObject<HTMLElement | null>, gestures: VerseGestures): void {
  const press = useEffectEvent((event: MouseEvent, state: PointerState) => {
    const touched = touchedBy(event.target) ?? touchedBetweenLines(event);
    const isLong = state.wasLong;
    state.wasLong = false;
    if (isLong || !touched || state.isSelecting) return;
    gestures.onPress(touched, { adds: event.shiftKey, byTouch: state.byTouch });
  });
  const pressLong = useEffectEvent((touched: Touched) => gestures.onLongPress(touched));
  const select = useEffectEvent(() => {
    const selected = selectedVerses(text.current, window.getSelection());
    if (selected) gestures.onSelect(...selected);
  });
  const pressKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.target instanceof Element) || !event.target.closest('[data-verse-number]')) return;
    const touched = touchedBy(event.target);
    const hasCommand = event.ctrlKey || event.altKey || event.metaKey;
    if (touched && !hasCommand && gestures.onKey(event.key, touched, event.shiftKey)) event.preventDefault();
  });
  useEffect(() => {
    const element = text.current;
    if (!element) return undefined;
    const state: PointerState = { byTouch: false, isDown: false, wasLong: false, isSelecting: false };
    const leaving = new AbortController();
    const { signal } = leaving;
    const stopWaiting = listenForLongPress(element, state, (touched) => pressLong(touched), signal);
    element.addEventListener('click', (event) => press(event, state), { signal });
    element.addEventListener('keydown', (event) => pressKey(event), { signal });
    document.addEventListener('pointerdown', () => beginPress(state), { signal });
    document.addEventListener('pointerup', () => endOfPress(state, () => select()), { signal });
    document.addEventListener('pointercancel', () => (state.isDown = false), { signal });
    // The handles of a touch screen change the selection without a pointer event.
    document.addEventListener('selectionchange', () => !state.isDown && select(), { signal });
    return () => {
      stopWaiting();
      leaving.abort();
    };
  }, [text]);
}

type PointerState = {
  byTouch: boolean;
  isDown: boolean;
  wasLong: boolean;
  /** The text that was selected when the press began. */
  before?: string;
  /** Whether the press has selected other text. A press on selected text only ends the selection, after its click. */
  isSelecting: boolean;
};

function beginPress(state: PointerState): void {
  state.isDown = true;
  state.isSelecting = false;
  state.before = selectedText();
}

function endOfPress(state: PointerState, select: () => void): void {
  state.isDown = false;
  const selected = selectedText();
  state.isSelecting = selected !== '' && selected !== state.before;
  if (state.isSelecting) select();
}

const selectedText = () => window.getSelection()?.toString() ?? '';

/** @returns stops waiting for the end of a press */
function listenForLongPress(
  element: HTMLElement,
  state: PointerState,
  onLong: (touched: Touched) => void,
  signal: AbortSignal,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let from = { x: 0, y: 0 };
  const stop = () => clearTimeout(timer);
  const fire = (touched: Touched) => {
    stop();
    state.wasLong = true;
    onLong(touched);
  };
  const begin = (event: PointerEvent) => {
    stop();
    state.wasLong = false;
    state.byTouch = event.pointerType !== 'mouse';
    const touched = state.byTouch ? touchedBy(event.target) : undefined;
    if (touched?.word === undefined) return;
    from = { x: event.clientX, y: event.clientY };
    timer = setTimeout(() => fire(touched), LONG_PRESS_MS);
  };
  element.addEventListener('pointerdown', begin, { signal });
  element.addEventListener(
    'pointermove',
    ({ clientX, clientY }) => {
      if (Math.hypot(clientX - from.x, clientY - from.y) > TOLERANCE) stop();
    },
    { signal },
  );
  for (const end of ['pointerup', 'pointercancel'] as const) document.addEventListener(end, stop, { signal });
  // Android reports a long press by this event, and would otherwise select the word.
  element.addEventListener(
    'contextmenu',
    (event) => {
      const touched = state.byTouch ? touchedBy(event.target) : undefined;
      if (touched?.word === undefined) return;
      event.preventDefault();
      if (!state.wasLong) fire(touched);
    },
    { signal },
  );
  return stop;
}

function touchedBy(target: EventTarget | null): Touched | undefined {
  if (!(target instanceof Element) || target.closest(CONTROLS)) return undefined;
  const verse = target.closest<HTMLElement>('[data-verse]')?.dataset['verse'];
  const word = target.closest<HTMLElement>('[data-word]')?.dataset['word'];
  return verse === undefined ? undefined : { verse, word: word === undefined ? undefined : Number(word) };
}

/** The space between two lines belongs to no verse, but a reader who presses there means the words above or below it. */
function touchedBetweenLines({ target, clientX, clientY }: MouseEvent): Touched | undefined {
  if (!(target instanceof Element) || target.closest(CONTROLS)) return undefined;
  const [above, below] = [-LINE_GAP, LINE_GAP].map((distance) =>
    touchedBy(document.elementFromPoint(clientX, clientY + distance)),
  );
  return above ?? below;
}

function selectedVerses(
  text: HTMLElement | null,
  selection: Selection | null,
): [anchor: string, head: string] | undefined {
  if (!text || !selection || selection.isCollapsed) return undefined;
  const [anchor, head] = [selection.anchorNode, selection.focusNode].map((node) => verseAround(text, node));
  return anchor === undefined || head === undefined ? undefined : [anchor, head];
}

function verseAround(text: HTMLElement, node: Node | null): string | undefined {
  const element = node instanceof Element ? node : node?.parentElement;
  const verse = element?.closest<HTMLElement>('[data-verse]');
  return verse && text.contains(verse) ? verse.dataset['verse'] : undefined;
}
