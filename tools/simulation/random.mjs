/**
 * A generator of the same numbers for the same seed (mulberry32, by Tommy Ettinger).
 *
 * @param {number} seed
 * @returns {() => number} from 0 to 1
 */
export function seededRandom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Above this mean the normal distribution is as good. */
const MANY = 50;

/**
 * How often something happens that happens `mean` times on average, each time by itself (Poisson distribution).
 *
 * @param {number} mean
 * @param {() => number} random
 */
export function poisson(mean, random) {
  if (mean > MANY) {
    const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
    return Math.max(0, Math.round(mean + normal * Math.sqrt(mean)));
  }
  const least = Math.exp(-mean);
  let count = 0;
  for (let product = random(); product > least; product *= random()) count += 1;
  return count;
}
