/**
 * A ref that publishes the height of a notice above the pages as `--notice`: what is as high as the window takes it off,
 * so that its end stays in the window.
 */
export function publishHeight(notice: HTMLElement): () => void {
  const { style } = document.documentElement;
  const measure = () => style.setProperty('--notice', `${notice.getBoundingClientRect().height}px`);
  measure();
  const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(measure);
  observer?.observe(notice);
  return () => {
    observer?.disconnect();
    style.removeProperty('--notice');
  };
}
