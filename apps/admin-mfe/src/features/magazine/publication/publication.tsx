import { Button, ButtonLink, useOverlay } from '@word-unfolded/ui';
import { useState } from 'react';
import { useStore } from 'zustand';
import { useActions } from '../../../dashboard/actions/use-actions.js';
import { useFormats } from '../../../dashboard/use-formats.js';
import { publicAddress } from '../addresses.js';
import type { PostDraft } from '../draft/post-draft.js';
import { useMagazineTexts } from '../texts.js';
import styles from './publication.module.css';
import { ScheduleForm } from './schedule-form.js';
import { usePublication } from './use-publication.js';

/** The state of a post, and what leads from it to another. */
export function Publication({ draft }: { readonly draft: PostDraft }) {
  const t = useMagazineTexts();
  const { time } = useFormats();
  const actions = useActions();
  const { post, theirs } = useStore(draft.state);
  const publication = usePublication(draft, actions);
  const [isScheduling, setScheduling] = useState(false);
  const { open, overlay, module } = useOverlay('dialog', () => import('../versions/versions-dialog.js'));
  const { state, publishAt, publishedAt, hasChanges, slug } = post;
  const isPublic = publishedAt !== null && state !== 'archived' && state !== 'draft';
  return (
    <section aria-label={t('publication.label')} className={styles.publication}>
      <p className={styles.state}>
        <strong>{t(`states.${state}`)}</strong>
        {state === 'scheduled' && publishAt !== null && (
          <span>{t('publication.at', { when: time(publishAt) })}</span>
        )}
        {state === 'published' && publishedAt !== null && (
          <span>{t('publication.since', { when: time(publishedAt) })}</span>
        )}
        {state === 'published' && hasChanges && <span>{t('publication.changes')}</span>}
      </p>
      <div className={styles.actions}>
        {state !== 'archived' && (
          <Button variant="main" disabled={theirs !== undefined} onClick={publication.publish}>
            {t(isPublic ? 'publication.publishChanges' : 'publication.publish')}
          </Button>
        )}
        {(state === 'draft' || state === 'scheduled') && (
          <Button aria-expanded={isScheduling} onClick={() => setScheduling(!isScheduling)}>
            {t(state === 'scheduled' ? 'publication.reschedule' : 'publication.schedule')}
          </Button>
        )}
        {state !== 'draft' && <Button onClick={publication.withdraw}>{t('publication.withdraw')}</Button>}
        {state === 'published' && <Button onClick={publication.archive}>{t('publication.archive')}</Button>}
        <Button variant="quiet" aria-haspopup="dialog" onClick={open}>
          {t('versions.open')}
        </Button>
        {isPublic && (
          <ButtonLink variant="quiet" to={publicAddress(slug)}>
            {t('publication.view')}
          </ButtonLink>
        )}
        <Button variant="quiet" onClick={publication.remove}>
          {t('publication.delete')}
        </Button>
      </div>
      {isScheduling && (
        <ScheduleForm
          publishAt={publishAt}
          onSchedule={async (at, zone) => {
            if (await publication.schedule(at, zone)) setScheduling(false);
          }}
        />
      )}
      {actions.dialog}
      {module && <module.VersionsDialog {...overlay} draft={draft} />}
    </section>
  );
}
