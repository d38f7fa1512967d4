import { useLayoutEffect, type RefObject } from 'react';

/** Gap in pixels between two notes in the margin. */
const GAP = 4;

/** How far below its line an optional note may stand, in pixels; otherwise there is no room for it. */
const FARTHEST = 48;

const NOTES = '[data-note-for], [data-note-verse]';

/**
 * Positions each note in the margin beside its line. Notes that would overlap are stacked, in the order of their lines;
 * an optional one that finds no room near its line is hidden. The text itself never moves: it only grows tall enough for
 * its last note, and for optional ones not at all.
 *
 * Where the style sheet places the notes below the text, nothing is done.
 *
 * @param row contains the text and its notes: `[data-note-for]` names the element id of its marker, `[data-note-verse]`
 * the verse beside which it begins; `[data-optional]` is optional
 */
export function useAlignedNotes(row: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    const align = () => alignNotes(element);
    const sizes = new ResizeObserver(align);
    sizes.observe(element);
    // Cross references and own notes arrive after the text.
    const arrivals = new MutationObserver(align);
    arrivals.observe(element, { childList: true, subtree: true });
    document.fonts.addEventListener('loadingdone', align);
    align();
    return () => {
      sizes.disconnect();
      arrivals.disconnect();
      document.fonts.removeEventListener('loadingdone', align);
      element.style.minHeight = '';
    };
  }, [row]);
}

function alignNotes(row: HTMLElement): void {
  const all = [...row.querySelectorAll<HTMLElement>(NOTES)];
  const notes = all.filter((note) => getComputedStyle(note).position === 'absolute');
  for (const note of all) if (!notes.includes(note)) note.style.top = '';
  const origin = row.getBoundingClientRect().top;
  const wanted = notes
    .map((note) => {
      const key = lineOf(note, row);
      return { note, top: key ? levelWith(key, note) - origin : 0, height: note.offsetHeight };
    })
    .sort((one, other) => one.top - other.top);
  let free = 0;
  let least = 0;
  const foot = row.querySelector('.scripture')?.getBoundingClientRect().bottom ?? origin;
  for (const { note, top, height } of wanted) {
    const placed = Math.max(top, free);
    const isOptional = note.dataset['optional'] !== undefined;
    const hasRoom = !isOptional || (placed - top <= FARTHEST && placed + height <= foot - origin);
    note.style.visibility = hasRoom ? '' : 'hidden';
    if (!hasRoom) continue;
    note.style.top = `${placed}px`;
    free = placed + height + GAP;
    if (!isOptional) least = free;
  }
  row.style.minHeight = least > 0 ? `${least}px` : '';
}

function lineOf(note: HTMLElement, row: HTMLElement): Element | null {
  const { noteFor, noteVerse } = note.dataset;
  if (noteFor !== undefined) return document.getElementById(noteFor);
  return row.querySelector(`[data-verse="${CSS.escape(noteVerse ?? '')}"] [data-verse-number]`);
}

/** The top position of a note whose first line is level with the line of its marker. */
function levelWith(key: Element, note: HTMLElement): number {
  const { top, height } = key.getBoundingClientRect();
  // The marker is raised and smaller than the words: the middle of their line is below its own middle by half of the
  // raise.
  const raise = Number.parseFloat(getComputedStyle(key).verticalAlign) || 0;
  const noteLine = Number.parseFloat(getComputedStyle(note).lineHeight) || height;
  return top + height / 2 + raise / 2 - noteLine / 2;
}
