/** Joins the class names of an element; absent and false values are omitted. */
export function classNames(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
