import { AnswerText, readerAddress } from '@word-unfolded/answers';
import type { SharedEntry } from '@word-unfolded/contracts';
import { CONTENT_TYPES } from '@word-unfolded/domain';
import { formatsOf, useLanguage } from '@word-unfolded/i18n';
import { Link, PageBody } from '@word-unfolded/ui';
import styles from './shared-page.module.css';
import { useTexts } from './texts.js';

/** The current text of an entry, and its generated content with the mark for generated text. */
export function SharedEntryView({ shared }: { readonly shared: SharedEntry }) {
  const t = useTexts();
  const { date: dateText } = formatsOf(useLanguage());
  const { title, content, scripture, date, generatedContent, expiresAt } = shared;
  const when = dateText(new Date(`${date}T12:00:00`));
  const made = CONTENT_TYPES.flatMap((type) =>
    type === 'image'
      ? []
      : generatedContent.filter((each) => each.type === type).map((each) => ({ ...each, type })),
  );
  return (
    <PageBody title={title} lead={t('entry.lead', { when, ends: dateText(new Date(expiresAt)) })}>
      {scripture && (
        <p>
          {t('about')} <Link to={readerAddress(scripture)}>{scripture}</Link>
        </p>
      )}
      <div className={styles.messages}>
        <div className={styles.entry}>
          <AnswerText content={withBreaks(content)} headingLevel={2} />
        </div>
        {made.map(({ id, type, content: text, writer }) => (
          <section key={id} className={styles.message} aria-label={t(`entry.made.${type}`)}>
            <h2 className={styles.by}>{t(`entry.made.${type}`)}</h2>
            <AnswerText content={text} />
            <p className={styles.aside}>{writer ? t('entry.byMachine', { writer }) : t('entry.machine')}</p>
          </section>
        ))}
      </div>
    </PageBody>
  );
}

/** Line breaks in a journal are intended. */
function withBreaks(markdown: string): string {
  return markdown.replace(/(?<=\S)\n(?=[^\n])/g, '  \n');
}
