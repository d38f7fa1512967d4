import { useEffect, useRef, type RefObject } from 'react';
import styles from './reading-progress.module.css';

/** How much of a text has been read, as a line below the header. It says nothing that the scroll bar does not. */
export function ReadingProgress({ of }: { readonly of: RefObject<HTMLElement | null> }) {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let isAsked = false;
    const show = () => {
      isAsked = false;
      const [text, bar] = [of.current, line.current];
      if (!text || !bar) return;
      const { top, height } = text.getBoundingClientRect();
      const way = Math.max(1, height - window.innerHeight * 0.6);
      const read = Math.min(1, Math.max(0, -top / way));
      bar.style.transform = `scaleX(${read.toFixed(4)})`;
    };
    const ask = () => {
      if (isAsked) return;
      isAsked = true;
      requestAnimationFrame(show);
    };
    ask();
    window.addEventListener('scroll', ask, { passive: true });
    window.addEventListener('resize', ask);
    return () => {
      window.removeEventListener('scroll', ask);
      window.removeEventListener('resize', ask);
    };
  }, [of]);
  return (
    <div className={styles.track} aria-hidden="true">
      <div ref={line} className={styles.line} />
    </div>
  );
}
