import type { Editor } from '@tiptap/core';
import { PassagePreview } from '@word-unfolded/answers';
import type { Language } from '@word-unfolded/domain';
import { useEffect, useState, type RefObject } from 'react';
import { OSIS_ATTRIBUTE } from './scripture-marks.js';
import styles from './verse-preview.module.css';

type PreviewedVerse = { readonly osis: string; readonly left: number; readonly top: number };

type VersePreviewProps = {
  readonly editor: Editor;
  readonly place: RefObject<HTMLElement | null>;
  readonly language: Language;
};

/**
 * The verse of the reference under the mouse, or of the one that contains the cursor. @param place contains the text
 */
export function VersePreview({ editor, place, language }: VersePreviewProps) {
  const previewed = usePreviewedVerse(editor, place);
  return <div role="status">{previewed && <Verse {...previewed} language={language} />}</div>;
}

function usePreviewedVerse(editor: Editor, place: RefObject<HTMLElement | null>): PreviewedVerse | undefined {
  const [previewed, setPreviewed] = useState<PreviewedVerse>();
  useEffect(() => {
    const root = place.current;
    if (!root) return;
    const show = (mark: Element | null | undefined) => setPreviewed(mark ? placeOf(mark) : undefined);
    const markOf = (node: EventTarget | globalThis.Node | null) =>
      (node instanceof Element ? node : node instanceof Text ? node.parentElement : null)?.closest(
        `[${OSIS_ATTRIBUTE}]`,
      );
    const atCursor = () =>
      show(editor.isFocused ? markOf(editor.view.domAtPos(editor.state.selection.from).node) : null);
    const over = ({ target }: Event) => {
      const mark = markOf(target);
      if (mark) show(mark);
    };
    const leave = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') show(null);
    };
    const hide = () => show(null);
    root.addEventListener('mouseover', over);
    root.addEventListener('mouseleave', hide);
    root.addEventListener('keydown', leave);
    window.addEventListener('scroll', hide, { passive: true });
    editor.on('selectionUpdate', atCursor);
    editor.on('blur', hide);
    return () => {
      root.removeEventListener('mouseover', over);
      root.removeEventListener('mouseleave', hide);
      root.removeEventListener('keydown', leave);
      window.removeEventListener('scroll', hide);
      editor.off('selectionUpdate', atCursor);
      editor.off('blur', hide);
    };
  }, [editor, place]);
  return previewed;
}

/** Below the reference, and within the window. */
function placeOf(mark: Element): PreviewedVerse {
  const { left, bottom } = mark.getBoundingClientRect();
  const width = Math.min(352, window.innerWidth - 32);
  return {
    osis: mark.getAttribute(OSIS_ATTRIBUTE) ?? '',
    left: Math.max(16, Math.min(left, window.innerWidth - width - 16)),
    top: bottom + 6,
  };
}

function Verse({ osis, left, top, language }: PreviewedVerse & { readonly language: Language }) {
  return (
    <div className={styles.preview} style={{ left, top }}>
      <PassagePreview osis={osis} language={language} />
    </div>
  );
}
