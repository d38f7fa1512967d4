import { useLayoutEffect, type RefObject } from 'react';

/** Gap in pixels between two notes in the margin. */
const GAP = 4;

/**
 * Positions each note in the margin beside the line of its marker. Notes that would overlap are stacked. The text
 * itself never moves: it only grows tall enough for its last note.
 *
 * Where the style sheet places the notes below the text, nothing is done.
 *
 * @param row contains the text and, in `[data-note-for]` elements, its notes: each names the element id of its marker
 */
export function useAlignedNotes(row: RefObject<HTMLElement | null>, isOn: boolean): void {
  useLayoutEffect(() => {
    const element = row.current;
    if (!element || !isOn) return;
    const align = () => alignNotes(element);
    const observer = new ResizeObserver(align);
    observer.observe(element);
    document.fonts.addEventListener('loadingdone', align);
    align();
    return () => {
      observer.disconnect();
      document.fonts.removeEventListener('loadingdone', align);
      element.style.minHeight = '';
    };
  }, [row, isOn]);
}

function alignNotes(row: HTMLElement): void {
  const notes = [...row.querySelectorAll<HTMLElement>('[data-note-for]')];
  const [first] = notes;
  if (!first) return;
  if (getComputedStyle(first).position !== 'absolute') {
    for (const note of notes) note.style.top = '';
    row.style.minHeight = '';
    return;
  }
  const origin = row.getBoundingClientRect().top;
  const wanted = notes.map((note) => {
    const key = document.getElementById(note.dataset['noteFor'] ?? '');
    return { note, top: key ? levelWith(key, note) - origin : 0, height: note.offsetHeight };
  });
  let free = 0;
  for (const { note, top, height } of wanted) {
    const placed = Math.max(top, free);
    note.style.top = `${placed}px`;
    free = placed + height + GAP;
  }
  row.style.minHeight = `${free}px`;
}

/** The top position of a note whose first line is level with the line of its marker. */
function levelWith(key: HTMLElement, note: HTMLElement): number {
  const { top, height } = key.getBoundingClientRect();
  // The marker is raised and smaller than the words: the middle of their line is below its own middle by half of the
  // raise.
  const raise = Number.parseFloat(getComputedStyle(key).verticalAlign) || 0;
  const noteLine = Number.parseFloat(getComputedStyle(note).lineHeight) || height;
  return top + height / 2 + raise / 2 - noteLine / 2;
}
