/** Returns the value if it is in a list. */
export function isOneOf<Value extends string>(
  values: readonly Value[],
  value: string | null | undefined,
): Value | undefined {
  return values.find((each) => each === value);
}
