/** Whether a text has no letter and no number, so that it says nothing: an answer like this is a failure. */
export function isBlank(text: string): boolean {
  return !/[\p{L}\p{N}]/u.test(text);
}
