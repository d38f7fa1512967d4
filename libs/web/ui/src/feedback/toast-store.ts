import { create } from 'zustand';

export type ToastTone = 'plain' | 'good' | 'bad';

/** A short message that goes away by itself. */
export type Toast = { readonly id: number; readonly text: string; readonly tone: ToastTone };

type ToastState = { readonly toasts: readonly Toast[] };

/** The messages in view, oldest first. */
export const useToasts = create<ToastState>(() => ({ toasts: [] }));

let nextId = 1;

/** Shows a message to the reader. The same text is not shown twice at once: the newer replaces the older. */
export function showToast(text: string, tone: ToastTone = 'plain'): void {
  const toast: Toast = { id: nextId++, text, tone };
  useToasts.setState(({ toasts }) => ({ toasts: [...toasts.filter((each) => each.text !== text), toast] }));
}

/** Takes a message away. */
export function dismissToast(id: number): void {
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((each) => each.id !== id) }));
}
