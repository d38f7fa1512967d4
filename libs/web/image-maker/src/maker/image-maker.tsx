import { localeOf } from '@word-unfolded/domain';
import { useLanguage } from '@word-unfolded/i18n';
import { Button, IconButton, showToast, useLayer } from '@word-unfolded/ui';
import { useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useTexts } from '../locales/texts.js';
import { MadePreview } from '../preview/made-preview.js';
import type { ImageMakerOptions } from '../image-maker-options.js';
import { changed, firstChoices, newSeed, type Choices, type ImageMakerRequest } from './choices.js';
import { DesignForm } from './design-form.js';
import styles from './image-maker.module.css';
import { ImagesLeft } from './images-left.js';
import { JobNote } from '../job/job-note.js';
import { MakerTabs, type MakerTab } from './maker-tabs.js';
import { SketchPicture } from './sketch-picture.js';
import { begunFor, forgetStoredJob, storeJob } from '../job/stored-job.js';
import { useImageJob, type ImageJob } from '../job/use-image-job.js';

type ImageMakerProps = ImageMakerOptions & {
  readonly request: ImageMakerRequest;
  readonly onClose: () => void;
};

/** Makes an image of a quote: choices with a live sketch, and a preview of the image that the server has made. */
export function ImageMaker({ request, onClose, ...options }: ImageMakerProps) {
  const t = useTexts();
  const language = useLanguage();
  const [begun] = useState(() => begunFor(request));
  const [choices, setChoices] = useState<Choices>(() => begun?.choices ?? firstChoices(request));
  const [isDesigning, setDesigning] = useState(false);
  const { job, make } = useImageJob(language, begun);
  const change = (changes: Partial<Choices>) => {
    const next = changed(choices, changes);
    setChoices(next);
    if (!isWorking(job)) storeJob({ page: window.location.pathname, choices: next });
  };
  // A finished image is shown, until the reader returns to the choices.
  const tab: MakerTab = job.kind === 'made' && !isDesigning ? 'preview' : 'design';
  const start = () => {
    setDesigning(false);
    make(choices);
  };
  const close = () => {
    if (job.kind === 'made') forgetStoredJob();
    if (isWorking(job)) showToast(t('goesOn'), 'plain');
    onClose();
  };
  useLayer(true, close);
  return (
    <I18nProvider locale={localeOf(language)}>
      <ModalOverlay isOpen isDismissable onOpenChange={close} className={styles.veil}>
        <Modal className={styles.sheet}>
          <Dialog aria-label={t('title')} className={styles.dialog}>
            <div className={styles.within}>
              <header className={styles.head}>
                <h2 className={styles.title}>{t('title')}</h2>
                <MakerTabs
                  chosen={tab}
                  hasPreview={job.kind === 'made'}
                  onChoose={(to) => setDesigning(to === 'design')}
                />
                <IconButton icon="shut" label={t('close')} className={styles.shut} onClick={close} />
              </header>
              {tab === 'preview' && job.kind === 'made' ? (
                <MadePreview {...options} made={job} onAnother={() => setDesigning(true)} />
              ) : (
                <div className={styles.design}>
                  <DesignForm choices={choices} onChange={change} />
                  <div className={styles.beside}>
                    <div className={styles.sketch}>
                      <SketchPicture choices={choices} />
                    </div>
                    <div className={styles.actions}>
                      <Button variant="main" busy={isWorking(job)} onClick={start}>
                        {t('make')}
                      </Button>
                      <Button onClick={() => change({ seed: newSeed() })}>{t('another')}</Button>
                      <ImagesLeft key={job.kind} />
                      <JobNote job={job} />
                    </div>
                  </div>
                </div>
              )}
            </div>
          </Dialog>
        </Modal>
      </ModalOverlay>
    </I18nProvider>
  );
}

const isWorking = ({ kind }: ImageJob) => kind !== 'none' && kind !== 'made' && kind !== 'failed';
