import type { Finish } from './finish.js';
import type { Scene } from './scene.js';

/** A drawing behind the words. */
export type Motif = {
  /** Whether it lies on the colours of the mood, or on paper that its colours tint. */
  readonly ground: 'mood' | 'paper';
  /** Kept clear of words besides the safe zone, as a share of the shorter side. */
  readonly inset?: number;
  /** Where words stand if they fit: shares of the height that words may use. */
  readonly zone?: readonly [top: number, bottom: number];
  readonly divider: Divider;
  /** Draws the ground and what is on it. */
  draw(scene: Scene, finish: Finish): void;
};

/** The small ornament between the quote and its caption. */
export type Divider = 'line' | 'diamond' | 'dots' | 'wave' | 'leaf' | 'cross' | 'chevron';
