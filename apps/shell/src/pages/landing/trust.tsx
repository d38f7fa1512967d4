import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '@word-unfolded/i18n';
import { Icon, type IconName } from '@word-unfolded/ui';
import type { ReactNode } from 'react';
import styles from './landing-page.module.css';
import { passageQuery } from './passage-query.js';
import { useTexts } from './texts.js';
import trustStyles from './trust.module.css';

/** The three origins of a text, and their marks. */
export function Trust() {
  const t = useTexts();
  return (
    <section className={styles.columns}>
      <h2>{t('trust.title')}</h2>
      <div className={trustStyles.origins}>
        <Origin icon="page" name={t('trust.scripture.name')} mark={<Exact />}>
          <Quotation />
        </Origin>
        <Origin icon="news" name={t('trust.source.name')}>
          <p>{t('trust.source.says')}</p>
        </Origin>
        <Origin icon="star" name={t('trust.machine.name')}>
          <p>{t('trust.machine.says')}</p>
        </Origin>
      </div>
    </section>
  );
}

type OriginProps = {
  readonly icon: IconName;
  readonly name: string;
  readonly mark?: ReactNode;
  readonly children: ReactNode;
};

function Origin({ icon, name, mark, children }: OriginProps) {
  return (
    <section className={trustStyles.origin}>
      <header className={trustStyles.head}>
        <h3 className={trustStyles.from}>
          <Icon name={icon} small />
          {name}
        </h3>
        {mark}
      </header>
      {children}
    </section>
  );
}

function Exact() {
  const t = useTexts();
  return (
    <span className={trustStyles.exact}>
      <Icon name="tick" small />
      {t('trust.scripture.exact')}
    </span>
  );
}

/** A real verse from the library; until it has loaded, a text explains the mark. */
function Quotation() {
  const t = useTexts();
  const language = useLanguage();
  const { data } = useQuery(passageQuery(t('trust.scripture.reference'), language));
  const verse = data?.passages[0]?.verses[0];
  return (
    <>
      {data && verse && (
        <figure className={trustStyles.quotation}>
          <blockquote>
            <q lang={data.translation.language}>
              {verse.lines
                .flatMap(({ spans }) => spans)
                .map((span, index) =>
                  span.divineName ? (
                    <span key={index} className={trustStyles.name}>
                      {span.text}
                    </span>
                  ) : (
                    span.text
                  ),
                )}
            </q>
          </blockquote>
          <figcaption>
            {t('trust.scripture.cited', {
              reference: data.reference,
              translation: data.translation.abbreviation,
            })}
          </figcaption>
        </figure>
      )}
      <p>{t('trust.scripture.says')}</p>
    </>
  );
}
