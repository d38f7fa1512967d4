import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { IconButton } from '@word-unfolded/ui';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useTexts } from '../locales/texts.js';
import { articleTools } from './article-tools.js';
import type { MarkdownSyntax } from './markdown-editor.js';
import type { ToolName } from './tool-name.js';
import { ToolSign } from './tool-sign.js';
import styles from './toolbar.module.css';

type Tool = {
  readonly name: ToolName;
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
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
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
];

const HISTORY: readonly Tool[] = [
  { name: 'undo', run: (editor) => editor.chain().focus().undo().run() },
  { name: 'redo', run: (editor) => editor.chain().focus().redo().run() },
];

const SUBHEADING: Tool = {
  name: 'subheading',
  isOn: (editor) => editor.isActive('heading', { level: 3 }),
  run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
};

/** The formatting toolbar: a single tab stop; the arrow keys move between its buttons. */
export function Toolbar({ editor, syntax }: { readonly editor: Editor; readonly syntax: MarkdownSyntax }) {
  const t = useTexts();
  const words = { figure: t('figureText'), note: t('noteText') };
  const tools = toolsOf(syntax, words);
  const bar = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const on = useEditorState({ editor, selector: ({ editor: now }) => tools.map(({ isOn }) => isOn?.(now)) });
  const move = (event: KeyboardEvent) => {
    const next = nextOf(event.key, at, tools.length);
    if (next === undefined) return;
    event.preventDefault();
    setAt(next);
    bar.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div ref={bar} role="toolbar" aria-label={t('tools.label')} className={styles.bar} onKeyDown={move}>
      {tools.map(({ name, run }, index) => (
        <IconButton
          key={name}
          label={t(`tools.${name}`)}
          aria-pressed={on[index]}
          tabIndex={index === at ? 0 : -1}
          onFocus={() => setAt(index)}
          onMouseDown={(event) => event.preventDefault()} // keeps the selection in the text
          onClick={() => run(editor)}
        >
          <ToolSign name={name} />
        </IconButton>
      ))}
    </div>
  );
}

function toolsOf({ verbatim }: MarkdownSyntax, words: Parameters<typeof articleTools>[0]): readonly Tool[] {
  if (!verbatim) return [...TOOLS, ...HISTORY];
  const { pullQuote, figure, note } = articleTools(words);
  const heading = TOOLS.findIndex(({ name }) => name === 'heading') + 1;
  return [
    ...TOOLS.slice(0, heading),
    SUBHEADING,
    ...TOOLS.slice(heading),
    {
      name: 'pullQuote',
      isOn: (editor) => editor.isActive('blockquote') && editor.isActive('bold'),
      run: pullQuote,
    },
    { name: 'figure', run: figure },
    { name: 'note', run: note },
    ...HISTORY,
  ];
}

function nextOf(key: string, at: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (at + 1) % count;
    case 'ArrowLeft':
      return (at + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
