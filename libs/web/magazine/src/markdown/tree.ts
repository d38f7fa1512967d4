import type { toJsxRuntime } from 'hast-util-to-jsx-runtime';

/** A node of an HTML tree (hast). */
type Node = Parameters<typeof toJsxRuntime>[0];

/** The parts of an HTML tree. */
export type Root = Extract<Node, { readonly type: 'root' }>;
export type Element = Extract<Node, { readonly type: 'element' }>;
export type Text = Extract<Node, { readonly type: 'text' }>;
export type ElementContent = Element['children'][number];
