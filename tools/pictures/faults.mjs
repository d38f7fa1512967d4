/**
 * What can be measured on a page that is pictured, as an expression for the browser: whether it scrolls sideways, what is
 * too small for a finger, and which controls Theo's button covers. A word or link within a line of text may be as high as the line.
 */
const FAULTS = `(() => {
  const side = document.documentElement.clientWidth;
  const least = matchMedia('(pointer: coarse)').matches ? 43.5 : 0;
  const isShown = (each) => each.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !each.closest('[inert], [aria-hidden=true]') && each.getBoundingClientRect().width > 1;
  const nameOf = (each) => (each.getAttribute('aria-label') || each.textContent || each.tagName).trim().slice(0, 30);
  const sizeOf = (each) => {
    const around = [each, each.closest('label'), each.labels?.[0], each.matches('input, select, textarea') && each.parentElement];
    const boxes = around.filter(Boolean).map((one) => one.getBoundingClientRect());
    const over = ['::before', '::after'].map((part) => getComputedStyle(each, part)).filter(({ position }) => position === 'absolute');
    return ['width', 'height'].map((length) =>
      Math.max(...boxes.map((box) => box[length]), ...over.map((style) => parseFloat(style[length]) || 0)));
  };
  const isInText = (each) => ['inline', 'inline-block'].includes(getComputedStyle(each).display) &&
    each.parentElement.textContent.trim().length > each.textContent.trim().length;
  const controls = [...document.querySelectorAll('a[href], button, input:not([type=hidden]), select, textarea, summary')].filter(isShown);
  const faults = [];
  const wide = document.documentElement.scrollWidth - side;
  if (wide > 0) faults.push('scrolls sideways by ' + wide + ' px');
  for (const each of controls)
    if (!isInText(each) && Math.min(...sizeOf(each)) < least)
      faults.push('too small: ' + nameOf(each) + ', ' + sizeOf(each).map(Math.round).join(' × '));
  const button = [...document.querySelectorAll('button')].find((each) => getComputedStyle(each).position === 'fixed' && isShown(each));
  const over = button?.getBoundingClientRect();
  for (const each of over && side < 500 ? controls : []) {
    const box = each.getBoundingClientRect();
    if (each !== button && getComputedStyle(each).position !== 'fixed' && box.left < over.right && box.right > over.left &&
      box.top < over.bottom && box.bottom > over.top) faults.push('covered: ' + nameOf(each));
  }
  return faults;
})()`;

/**
 * The faults of the open page, in words.
 *
 * @param {import('playwright-core').Page} page
 * @returns {Promise<string[]>}
 */
export async function faultsOf(page) {
  return /** @type {string[]} */ (await page.evaluate(FAULTS));
}
