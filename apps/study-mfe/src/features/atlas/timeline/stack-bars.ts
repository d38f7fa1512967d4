/** A span of the timeline with a text beside it, in units of the drawing. */
export type Bar = {
  readonly left: number;
  readonly width: number;
  /** How wide its text is, which begins where the bar begins. */
  readonly textWidth: number;
};

/** The level of each bar, from 0: the lowest on which neither bars nor texts cover one another. */
export function stackBars(bars: readonly Bar[], gap = 8): readonly number[] {
  const ends: number[] = [];
  const order = bars.map((bar, index) => ({ ...bar, index })).sort((a, b) => a.left - b.left);
  const levels = new Array<number>(bars.length).fill(0);
  for (const { left, width, textWidth, index } of order) {
    const free = ends.findIndex((end) => end + gap <= left);
    const level = free < 0 ? ends.length : free;
    ends[level] = left + Math.max(width, textWidth);
    levels[index] = level;
  }
  return levels;
}
