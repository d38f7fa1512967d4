/**
 * The same values, and `undefined` each time that none has come for so long.
 *
 * @param everyMs milliseconds
 */
export async function* whileWaiting<Value>(
  source: AsyncGenerator<Value, void>,
  everyMs: number,
): AsyncGenerator<Value | undefined> {
  let next = source.next();
  try {
    for (;;) {
      const arrived = await inTime(next, everyMs);
      if (arrived === undefined) {
        yield undefined;
        continue;
      }
      if (arrived.done) return;
      yield arrived.value;
      next = source.next();
    }
  } finally {
    // What is still awaited is nobody's business any more, also when it fails.
    next.catch(() => {});
    await source.return();
  }
}

/** A promise's value, or `undefined` when it takes longer. */
async function inTime<Value>(promise: Promise<Value>, milliseconds: number): Promise<Value | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, milliseconds, undefined);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
