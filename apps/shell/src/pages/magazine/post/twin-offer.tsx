import type { PublishedPost } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import { Icon, Link } from '@word-unfolded/ui';
import { postAddress } from '../addresses.js';
import { useTexts } from '../texts.js';
import styles from './post-page.module.css';

/** Offers the version of a post in the language of the interface, if the post is in the other. */
export function TwinOffer({ post: { language, twin } }: { readonly post: PublishedPost }) {
  const t = useTexts();
  const other = useLanguage();
  if (other === language) return null;
  const names = { language: t(`languages.${language}`), other: t(`languages.${other}`) };
  return (
    <div role="note" aria-label={t('post.twin.label')} className={styles.twin}>
      <p>{t('post.twin.title', names)}</p>
      {twin?.language === other ? (
        <Link to={postAddress(twin.slug)}>
          {t('post.twin.read', { ...names, title: twin.title })}
          <Icon name="on" small />
        </Link>
      ) : (
        <p>{t('post.twin.only', names)}</p>
      )}
    </div>
  );
}
