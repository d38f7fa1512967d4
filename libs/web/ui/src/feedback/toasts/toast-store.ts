import { create } from 'zustand';

export type ToastTone = 'plain' | 'good' | 'bad';

/** What a reader can do about a message, such as to undo what it reports. */
type ToastAction = { readonly label: string; readonly onPress: () => void };

/** A short message that disappears by itself. */
export type Toast = {
  readonly id: number;
  readonly text: string;
  readonly tone: ToastTone;
  /** Its duration, in milliseconds. */
  readonly lifetimeMs: number;
  readonly action?: ToastAction | undefined;
};

/** Specification, section 2, "Other": the duration of a message outside the shell, in milliseconds. */
const DEFAULT_LIFETIME_MS = 5_000;

/** The duration of a message with an action, in milliseconds: it has to be read, decided on and reached. */
const ACTION_LIFETIME_MS = 12_000;

type ToastState = { readonly toasts: readonly Toast[] };

/** The visible messages, oldest first. */
export const useToasts = create<ToastState>(() => ({ toasts: [] }));

let nextId = 1;

/** Shows a message to the reader. A message with the same text replaces the older one. */
export function showToast(
  text: string,
  tone: ToastTone = 'plain',
  {
    action,
    lifetimeMs = action ? ACTION_LIFETIME_MS : DEFAULT_LIFETIME_MS,
  }: Partial<Pick<Toast, 'lifetimeMs' | 'action'>> = {},
): void {
  const toast: Toast = { id: nextId++, text, tone, lifetimeMs, action };
  useToasts.setState(({ toasts }) => ({ toasts: [...toasts.filter((each) => each.text !== text), toast] }));
}

/** Removes a message. */
export function dismissToast(id: number): void {
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((each) => each.id !== id) }));
}
