import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** Longer passwords take long to estimate, and are strong. */
const ESTIMATED_CHARACTERS = 64;

/**
 * The strength of a password against guessing: 0 (among the first guesses) to 4 (not within years).
 *
 * @param own words that an attacker who knows the reader would try first
 */
export function passwordScore(password: string, own: readonly string[]): number {
  return estimator.check(password.slice(0, ESTIMATED_CHARACTERS), own.filter(Boolean)).score;
}
