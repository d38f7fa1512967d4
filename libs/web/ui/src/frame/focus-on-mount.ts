/**
 * A `ref` that moves the focus to an element on mount. It is for elements that a press has just opened, such as the
 * field of a dialog, so that people continue where they acted. A page that merely loads must not move the focus.
 */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
}
