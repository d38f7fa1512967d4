import { PassagePreview, referenceText } from '@word-unfolded/answers';
import type { PostReference } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import { Link, useLayer } from '@word-unfolded/ui';
import { useEffect, useState, type RefObject } from 'react';
import { useTexts } from '../locales/texts.js';
import { useReferenceAddress } from './reference-address.js';
import { OSIS_ATTRIBUTE } from './reference-link.js';
import styles from './references.module.css';

type Previewed = {
  readonly osis: string;
  readonly left: number;
  readonly top: number;
  /** Opened by touch: the first touch shows the text, and a link in it leads on. */
  readonly isTouched: boolean;
};

type ReferencePreviewProps = {
  /** Contains the links. */
  readonly place: RefObject<HTMLElement | null>;
  /** The language of the text, in which passages are shown. */
  readonly language: Language;
  /** The words that came with the post, which need no network. */
  readonly references: readonly PostReference[];
};

/** The stored text of the reference under the mouse or the focus, or of the one that was touched. */
export function ReferencePreview({ place, language, references }: ReferencePreviewProps) {
  const t = useTexts();
  const addressOf = useReferenceAddress();
  const previewed = usePreviewed(place);
  const known = references.find(({ osis }) => osis === previewed?.osis)?.preview ?? undefined;
  const reference = previewed && referenceText(previewed.osis, language);
  return (
    <div role="status" className={styles.status}>
      {previewed && (
        <div
          className={styles.preview}
          style={{ left: previewed.left, top: previewed.top }}
          data-touched={previewed.isTouched || undefined}
        >
          <PassagePreview osis={previewed.osis} language={language} known={known} />
          {previewed.isTouched && reference !== undefined && (
            <Link to={addressOf(reference)} className={styles.open}>
              {t('open')}
            </Link>
          )}
        </div>
      )}
    </div>
  );
}

function usePreviewed(place: RefObject<HTMLElement | null>): Previewed | undefined {
  const [previewed, setPreviewed] = useState<Previewed>();
  useLayer(previewed?.isTouched === true, () => setPreviewed(undefined));
  useEffect(() => {
    const root = place.current;
    if (!root) return;
    let isTouch = false;
    const linkOf = (target: EventTarget | null) =>
      target instanceof Element ? target.closest(`[${OSIS_ATTRIBUTE}]`) : null;
    const show = ({ target }: Event) => {
      const link = linkOf(target);
      if (link && !isTouch) setPreviewed(placeOf(link, false));
    };
    const hide = () => setPreviewed(undefined);
    const down = ({ pointerType, target }: PointerEvent) => {
      isTouch = pointerType === 'touch';
      if (isTouch && !(target instanceof Element && target.closest(`.${styles.preview}`))) hide();
    };
    const click = (event: MouseEvent) => {
      const link = linkOf(event.target);
      if (!link || !isTouch) return;
      event.preventDefault();
      event.stopPropagation();
      setPreviewed(placeOf(link, true));
    };
    const leave = ({ key }: KeyboardEvent) => key === 'Escape' && hide();
    const out = (event: Event) => linkOf(event.target) && !isTouch && hide();
    root.addEventListener('mouseover', show);
    root.addEventListener('mouseout', out);
    root.addEventListener('focusin', show);
    root.addEventListener('focusout', out);
    root.addEventListener('click', click, { capture: true });
    document.addEventListener('pointerdown', down, { capture: true });
    document.addEventListener('keydown', leave);
    window.addEventListener('scroll', hide, { passive: true });
    return () => {
      root.removeEventListener('mouseover', show);
      root.removeEventListener('mouseout', out);
      root.removeEventListener('focusin', show);
      root.removeEventListener('focusout', out);
      root.removeEventListener('click', click, { capture: true });
      document.removeEventListener('pointerdown', down, { capture: true });
      document.removeEventListener('keydown', leave);
      window.removeEventListener('scroll', hide);
    };
  }, [place]);
  return previewed;
}

/** Pixels that a preview needs below its link; otherwise it stands above. */
const ROOM = 240;

/** Below the link, or above it where there is no room, and within the window. */
function placeOf(link: Element, isTouched: boolean): Previewed {
  const { left, top, bottom } = link.getBoundingClientRect();
  const width = Math.min(352, window.innerWidth - 32);
  const isBelow = bottom + ROOM < window.innerHeight || top < ROOM;
  return {
    osis: link.getAttribute(OSIS_ATTRIBUTE) ?? '',
    left: Math.max(16, Math.min(left, window.innerWidth - width - 16)),
    top: isBelow ? bottom + 6 : Math.max(16, top - ROOM),
    isTouched,
  };
}
