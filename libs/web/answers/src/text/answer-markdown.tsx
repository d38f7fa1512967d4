import { readAnswerHref } from '@word-unfolded/answer-text';
import { useDeferredValue, type ReactNode } from 'react';
import Markdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { useTexts } from '../locales/texts.js';
import { AnswerAnchor, type Cited } from './answer-anchor.js';
import { markCitedPassages } from './cited-passages.js';
import { levelHeadings } from './level-headings.js';
import styles from './answer-text.module.css';

export type HeadingLevel = 2 | 3 | 4;

type AnswerMarkdownProps = { readonly content: string; readonly headingLevel: HeadingLevel };

const COMPONENTS: Components = {
  a: ({ href, children, node }) => (
    <AnswerAnchor href={href} cited={citedOf(node?.properties)}>
      {children}
    </AnswerAnchor>
  ),
  img: ({ alt }) => alt,
  table: ({ children }) => <AnswerTable>{children}</AnswerTable>,
};

/** What `markCitedPassages` has found out about a link. */
function citedOf(properties: Readonly<Record<string, unknown>> = {}): Cited {
  const { dataCited, dataCut, dataPlace } = properties;
  return {
    isNamed: dataCited !== undefined,
    isCut: dataCut !== undefined,
    place: typeof dataPlace === 'string' ? dataPlace : undefined,
  };
}

/** A table may be wider than the column: then it is moved within its frame, by keyboard too. */
function AnswerTable({ children }: { readonly children?: ReactNode }) {
  const t = useTexts();
  return (
    <div className={styles.table} role="region" aria-label={t('table')} tabIndex={0}>
      <table>{children}</table>
    </div>
  );
}

/** Only the links of answers, and those to the web. */
const keepAddress = (href: string) => (readAnswerHref(href) || /^https?:\/\//i.test(href) ? href : '');

/** Answer Markdown as HTML. HTML in it is shown as the text that it is. */
export function AnswerMarkdown({ content, headingLevel }: AnswerMarkdownProps) {
  return (
    <Markdown
      remarkPlugins={[remarkGfm]}
      rehypePlugins={[markCitedPassages, [levelHeadings, headingLevel]]}
      components={COMPONENTS}
      urlTransform={keepAddress}
    >
      {useDeferredValue(content)}
    </Markdown>
  );
}
