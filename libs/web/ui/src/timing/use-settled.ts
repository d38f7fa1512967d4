import { useEffect, useState } from 'react';

/**
 * A value that follows another one after a pause, so that a request is made for what was typed and not for each key.
 *
 * @param pauseMs how long the value must not have changed, in milliseconds
 */
export function useSettled<Value>(value: Value, pauseMs: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return settled;
}
