import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { IconButton } from '@word-unfolded/ui';
import { useRef, useState, type KeyboardEvent } from 'react';
import { Sign, type SignName } from '../../../journal/components/sign.js';
import { useEditorTexts } from '../texts.js';
import styles from './toolbar.module.css';

type Tool = {
  readonly name: Extract<
    SignName,
    'bold' | 'italic' | 'strike' | 'heading' | 'points' | 'numbers' | 'quote' | 'undo' | 'redo'
  >;
  readonly isOn?: (editor: Editor) => boolean;
  readonly run: (editor: Editor) => boolean;
};

const TOOLS: readonly Tool[] = [
  {
    name: 'bold',
    isOn: (editor) => editor.isActive('bold'),
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    name: 'italic',
    isOn: (editor) => editor.isActive('italic'),
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    name: 'strike',
    isOn: (editor) => editor.isActive('strike'),
    run: (editor) => editor.chain().focus().toggleStrike().run(),
  },
  {
    name: 'heading',
    isOn: (editor) => editor.isActive('heading'),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    name: 'points',
    isOn: (editor) => editor.isActive('bulletList'),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'numbers',
    isOn: (editor) => editor.isActive('orderedList'),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    name: 'quote',
    isOn: (editor) => editor.isActive('blockquote'),
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
  { name: 'undo', run: (editor) => editor.chain().focus().undo().run() },
  { name: 'redo', run: (editor) => editor.chain().focus().redo().run() },
];

/** The formatting toolbar: a single tab stop; the arrow keys move between its buttons. */
export function Toolbar({ editor }: { readonly editor: Editor }) {
  const t = useEditorTexts();
  const bar = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const on = useEditorState({ editor, selector: ({ editor: now }) => TOOLS.map(({ isOn }) => isOn?.(now)) });
  const move = (event: KeyboardEvent) => {
    const next = nextOf(event.key, at);
    if (next === undefined) return;
    event.preventDefault();
    setAt(next);
    bar.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div ref={bar} role="toolbar" aria-label={t('tools.label')} className={styles.bar} onKeyDown={move}>
      {TOOLS.map(({ name, run }, index) => (
        <IconButton
          key={name}
          label={t(`tools.${name}`)}
          aria-pressed={on[index]}
          tabIndex={index === at ? 0 : -1}
          onFocus={() => setAt(index)}
          onMouseDown={(event) => event.preventDefault()} // keeps the selection in the text
          onClick={() => run(editor)}
        >
          <Sign name={name} />
        </IconButton>
      ))}
    </div>
  );
}

function nextOf(key: string, at: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (at + 1) % TOOLS.length;
    case 'ArrowLeft':
      return (at + TOOLS.length - 1) % TOOLS.length;
    case 'Home':
      return 0;
    case 'End':
      return TOOLS.length - 1;
    default:
      return undefined;
  }
}
