import { readAnswerHref } from '@word-unfolded/answer-text';
import { useDeferredValue, type ReactNode } from 'react';
import Markdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { useTexts } from '../../locales/texts.js';
import { AnswerAnchor, type Cited } from '../answer-anchor.js';
import { markCitedPassages } from '../cited-passages.js';
import { levelHeadings } from './level-headings.js';
import styles from '../answer-text.module.css';

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

/** The data that `markCitedPassages` has attached to a link. */
function citedOf(properties: Readonly<Record<string, unknown>> = {}): Cited {
  const { dataCited, dataCut, dataPlace } = properties;
  return {
    isNamed: dataCited !== undefined,
    isCut: dataCut !== undefined,
    place: typeof dataPlace === 'string' ? dataPlace : undefined,
  };
}

/** A table wider than the column scrolls within its frame, also by keyboard. */
function AnswerTable({ children }: { readonly children?: ReactNode }) {
  const t = useTexts();
  return (
    <div className={styles.table} role="region" aria-label={t('table')} tabIndex={0}>
      <table>{children}</table>
    </div>
  );
}

/** Only the link schemes of answers, and web addresses. */
const storeAddress = (href: string) => (readAnswerHref(href) || /^https?:\/\//i.test(href) ? href : '');

/** Renders answer Markdown as HTML. HTML within it is shown as literal text. */
export function AnswerMarkdown({ content, headingLevel }: AnswerMarkdownProps) {
  return (
    <Markdown
      remarkPlugins={[remarkGfm]}
      rehypePlugins={[markCitedPassages, [levelHeadings, headingLevel]]}
      components={COMPONENTS}
      urlTransform={storeAddress}
    >
      {useDeferredValue(content)}
    </Markdown>
  );
}
