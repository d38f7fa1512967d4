/** Writes the slope at a point into `slope`, and returns the value there. */
export type Objective = (point: Float64Array, slope: Float64Array) => number;

/** How many steps are remembered to tell how the slope changes. */
const REMEMBERED = 8;

/** The slope must have fallen to this share of the first one: then the minimum is reached. */
const FLAT = 1e-2;

/** More steps than any of these problems takes; without an end a mistake in an objective would never return. */
const MOST_STEPS = 400;

/** The least gain of a step, as a share of what the slope promises (Armijo). */
const LEAST_GAIN = 1e-4;

type Step = { readonly moved: Float64Array; readonly change: Float64Array; readonly scale: number };

/**
 * The point at which a convex function is smallest, found by limited-memory BFGS (Liu and Nocedal, 1989). There is one such
 * point, so it depends neither on the order of examples nor on where the search begins.
 *
 * @param size of a point
 */
export function minimise(objective: Objective, size: number): Float64Array {
  let point = new Float64Array(size);
  let slope = new Float64Array(size);
  let value = objective(point, slope);
  const flat = FLAT * Math.sqrt(product(slope, slope));
  const steps: Step[] = [];
  for (let count = 0; count < MOST_STEPS && Math.sqrt(product(slope, slope)) > flat; count++) {
    const direction = downhill(slope, steps);
    const promised = product(slope, direction);
    const next = new Float64Array(size);
    const nextSlope = new Float64Array(size);
    let nextValue = value;
    for (let length = 1; length > 1e-9; length /= 2) {
      for (let index = 0; index < size; index++) next[index] = point[index]! + length * direction[index]!;
      nextValue = objective(next, nextSlope);
      if (nextValue <= value + LEAST_GAIN * length * promised) break;
    }
    if (!(nextValue < value)) return point;
    remember(steps, difference(next, point), difference(nextSlope, slope));
    point = next;
    slope = nextSlope;
    value = nextValue;
  }
  return point;
}

function remember(steps: Step[], moved: Float64Array, change: Float64Array): void {
  const curvature = product(moved, change);
  if (curvature <= 0) return;
  steps.push({ moved, change, scale: 1 / curvature });
  if (steps.length > REMEMBERED) steps.shift();
}

/** The way down, by what the remembered steps tell of the curvature (the two loops of the method). */
function downhill(slope: Float64Array, steps: readonly Step[]): Float64Array {
  const way = slope.map((each) => -each);
  const shares = steps.map(() => 0);
  for (let index = steps.length - 1; index >= 0; index--) {
    const { moved, change, scale } = steps[index]!;
    shares[index] = scale * product(moved, way);
    addTo(way, change, -shares[index]!);
  }
  const last = steps.at(-1);
  const first = last
    ? 1 / (last.scale * product(last.change, last.change))
    : 1 / Math.sqrt(product(slope, slope));
  for (let index = 0; index < way.length; index++) way[index]! *= first;
  steps.forEach(({ moved, change, scale }, index) =>
    addTo(way, moved, shares[index]! - scale * product(change, way)),
  );
  return way;
}

function product(one: Float64Array, other: Float64Array): number {
  let sum = 0;
  for (let index = 0; index < one.length; index++) sum += one[index]! * other[index]!;
  return sum;
}

function difference(one: Float64Array, other: Float64Array): Float64Array {
  return one.map((each, index) => each - other[index]!);
}

function addTo(target: Float64Array, other: Float64Array, times: number): void {
  for (let index = 0; index < target.length; index++) target[index]! += times * other[index]!;
}
