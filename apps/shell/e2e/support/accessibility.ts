import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

type Violation = { id: string; help: string; nodes: { target: string[] }[] };

/** The violations of WCAG 2.2 AA that axe-core finds, as text. */
export async function accessibilityProblems(page: Page): Promise<string[]> {
  await untilStill(page);
  // The content security policy forbids external scripts, so the test evaluates axe-core through the browser's own
  // protocol.
  await page.evaluate(`${await readSource()}; undefined`);
  const violations = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: { run(options: object): Promise<{ violations: Violation[] }> };
    };
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
    const { violations: found } = await axe.run({ runOnly: tags, resultTypes: ['violations'] });
    // A target at the edge of what scrolls, or under a header or a button that stays over it, is seen in part, and comes
    // whole into view by scrolling: its size is that of its box.
    const isCut = (selector: string) => {
      const target = document.querySelector(selector);
      const box = target?.getBoundingClientRect();
      if (!target || !box || box.height < 24) return false;
      for (let around = target.parentElement; around; around = around.parentElement) {
        if (!/auto|scroll/.test(getComputedStyle(around).overflowY)) continue;
        const { top, bottom } = around.getBoundingClientRect();
        if (box.top < top || box.bottom > bottom) return true;
      }
      const isOver = ({ top, bottom, left, right }: DOMRect) =>
        top < box.bottom && bottom > box.top && left < box.right && right > box.left;
      return (
        box.bottom > innerHeight ||
        [...document.querySelectorAll('body *')].some(
          (each) =>
            /fixed|sticky/.test(getComputedStyle(each).position) &&
            !each.contains(target) &&
            isOver(each.getBoundingClientRect()),
        )
      );
    };
    return found
      .map(({ nodes, ...violation }) => ({
        ...violation,
        nodes: nodes.filter(({ target }) => violation.id !== 'target-size' || !isCut(target.join(' '))),
      }))
      .filter(({ nodes }) => nodes.length > 0);
  });
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join(', ')})`,
  );
}

/** Waits until all finite animations have ended, because fading elements have other colours. */
async function untilStill(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every((animation) => {
      const { endTime } = animation.effect?.getComputedTiming() ?? {};
      return animation.playState !== 'running' || endTime === Infinity;
    }),
  );
}

async function readSource(): Promise<string> {
  const { readFile } = await import('node:fs/promises');
  return readFile(AXE, 'utf8');
}
