import type { Language } from '@word-unfolded/domain';
import type { Root } from './tree.js';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { htmlAsText } from './html-as-text.js';
import { linkReferences, type FindReferences } from './link-references.js';
import { markSentences, type PostSentence } from './mark-sentences.js';
import { setBlocks, type PostSection } from './set-blocks.js';

/** Labels of the notes, in the language of the post. */
type NoteLabels = {
  /** The heading above the notes. */
  readonly notes: string;
  /** Leads back from a note to its place in the text. @param place which note, from one */
  readonly back: (place: number) => string;
};

/** The text of a post, ready to be set. */
export type PostTree = {
  readonly tree: Root;
  readonly sections: readonly PostSection[];
  readonly sentences: readonly PostSentence[];
};

type PostTreeOptions = {
  readonly language: Language;
  readonly labels: NoteLabels;
  /** Absent while the parser of references is being loaded. */
  readonly find?: FindReferences | undefined;
};

/** Parses the Markdown of a post. HTML in it is text, and addresses are checked where they are set. */
export function postTree(markdown: string, { language, labels, find }: PostTreeOptions): PostTree {
  const sections: PostSection[] = [];
  const sentences: PostSentence[] = [];
  const processor = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(htmlAsText)
    .use(remarkRehype, {
      clobberPrefix: '',
      footnoteLabel: labels.notes,
      footnoteLabelTagName: 'h2',
      footnoteLabelProperties: {},
      footnoteBackLabel: (place) => labels.back(place + 1),
      footnoteBackContent: '↩',
    })
    .use(setBlocks, sections);
  const marked = find ? processor.use(linkReferences, find) : processor;
  const whole = marked.use(markSentences, language, sentences);
  const tree = whole.runSync(whole.parse(markdown)) as Root;
  return { tree, sections, sentences };
}
