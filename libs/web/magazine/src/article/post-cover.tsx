import { classNames } from '@word-unfolded/ui';
import { useState } from 'react';
import styles from './post-cover.module.css';

/** Width and height of a cover, in pixels; an uploaded one is cut to this shape. */
const SIZE = { width: 1200, height: 630 } as const;

type PostCoverProps = {
  readonly address: string;
  readonly className?: string | undefined;
  /** Whether it is the first picture of the page, which is not waited for. */
  readonly isFirst?: boolean;
};

/** The cover of a post: decoration beside its title. Without a network its place stays quiet. */
export function PostCover({ address, className, isFirst = false }: PostCoverProps) {
  const [broken, setBroken] = useState<string>();
  if (broken === address) return <div className={classNames(styles.cover, className)} data-broken="" />;
  return (
    <img
      {...SIZE}
      className={classNames(styles.cover, className)}
      src={address}
      alt=""
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => setBroken(address)}
    />
  );
}
