import type { PostReference } from '@word-unfolded/contracts';
import type { Language } from '@word-unfolded/domain';
import { useIsSpoken } from '@word-unfolded/speech';
import { Link } from '@word-unfolded/ui';
import { toJsxRuntime, type Components } from 'hast-util-to-jsx-runtime';
import { memo, useMemo, useRef, type ReactNode } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { useTexts } from '../locales/texts.js';
import { linkAddress, pictureAddress } from '../markdown/post-address.js';
import type { PostTree } from '../markdown/post-tree.js';
import { ReferenceLink } from '../references/reference-link.js';
import { ReferencePreview } from '../references/reference-preview.js';
import styles from './post-body.module.css';

type PostBodyProps = {
  readonly content: PostTree;
  readonly language: Language;
  /** The words of its references, if they came with the post. */
  readonly references?: readonly PostReference[];
};

const NONE: readonly PostReference[] = [];

/** The text of a post, set as in a magazine. */
export const PostBody = memo(function PostBody({
  content: { tree },
  language,
  references = NONE,
}: PostBodyProps) {
  const place = useRef<HTMLDivElement>(null);
  const text = useMemo(
    () =>
      toJsxRuntime(tree, {
        Fragment,
        jsx,
        jsxs,
        components: componentsFor(language),
        ignoreInvalidStyle: true,
      }),
    [tree, language],
  );
  return (
    <>
      <div ref={place} className={styles.text}>
        {text}
      </div>
      <ReferencePreview place={place} language={language} references={references} />
    </>
  );
});

type Attributes = Readonly<Record<string, unknown>>;

function componentsFor(language: Language): Partial<Components> {
  return {
    a: ({ children, ...attributes }) => (
      <PostAnchor attributes={attributes} language={language}>
        {children}
      </PostAnchor>
    ),
    span: ({ children, ...attributes }) => (
      <Sentence id={String((attributes as Attributes)['data-sentence'] ?? '')}>{children}</Sentence>
    ),
    img: ({ src, alt }) => {
      const address = pictureAddress(src);
      return address === undefined ? (
        alt
      ) : (
        <img src={address} alt={alt ?? ''} loading="lazy" decoding="async" />
      );
    },
    table: ({ children }) => <PostTable>{children}</PostTable>,
    input: ({ checked }) => <input type="checkbox" checked={checked} disabled aria-hidden="true" />,
  };
}

type PostAnchorProps = {
  readonly attributes: Attributes;
  readonly language: Language;
  readonly children?: ReactNode;
};

/** A reference, a page of this site, another site, or a note; an address of another kind is only its words. */
function PostAnchor({ attributes, language, children }: PostAnchorProps) {
  const osis = attributes['data-osis'];
  if (typeof osis === 'string')
    return (
      <ReferenceLink osis={osis} language={language}>
        {children}
      </ReferenceLink>
    );
  const address = linkAddress(attributes['href']);
  if (address === undefined) return children;
  if (address.startsWith('#')) {
    const { id, 'aria-label': label, 'aria-describedby': described } = attributes;
    const isText = (value: unknown) => typeof value === 'string';
    return (
      <a
        href={address}
        {...(isText(id) && { id })}
        {...(isText(label) && { 'aria-label': label })}
        {...(isText(described) && { 'aria-describedby': described })}
      >
        {children}
      </a>
    );
  }
  if (address.startsWith('/')) return <Link to={address}>{children}</Link>;
  return (
    <a href={address} rel="noopener noreferrer" target="_blank">
      {children}
    </a>
  );
}

/** A sentence, marked while it is read aloud. */
function Sentence({ id, children }: { readonly id: string; readonly children?: ReactNode }) {
  const isSpoken = useIsSpoken(id);
  return (
    <span data-sentence={id} className={styles.sentence} data-spoken={isSpoken || undefined}>
      {children}
    </span>
  );
}

/** A table wider than the column scrolls within its frame, also by keyboard. */
function PostTable({ children }: { readonly children?: ReactNode }) {
  const t = useTexts();
  return (
    <div className={styles.table} role="region" aria-label={t('table')} tabIndex={0}>
      <table>{children}</table>
    </div>
  );
}
