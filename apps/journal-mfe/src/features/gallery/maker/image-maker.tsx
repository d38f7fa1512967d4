import { useQuery } from '@tanstack/react-query';
import { callRoute } from '@word-unfolded/api-client';
import { getAllowanceRoute } from '@word-unfolded/contracts';
import { localeOf } from '@word-unfolded/domain';
import { useLanguage } from '@word-unfolded/i18n';
import { Button, IconButton } from '@word-unfolded/ui';
import { useDeferredValue, useId, useState, type KeyboardEvent } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import viewer from '../components/image-viewer.module.css';
import { useGalleryTexts } from '../texts.js';
import { firstChoices, newSeed, type Choices } from './choices.js';
import { DesignForm } from './design-form.js';
import styles from './image-maker.module.css';
import { MadePreview } from './made-preview.js';
import { SimulatedProgress } from './simulated-progress.js';
import { storedChoices, useImageJob, type ImageJob } from './use-image-job.js';
import { useSketch } from './use-sketch.js';

const TABS = ['design', 'preview'] as const;

type Tab = (typeof TABS)[number];

/** Makes an image of a quote: choices with a live sketch, and a preview of the image that the server has made. */
export function ImageMaker({ onClose }: { readonly onClose: () => void }) {
  const t = useGalleryTexts();
  const language = useLanguage();
  const [choices, setChoices] = useState<Choices>(() => storedChoices() ?? firstChoices());
  const [isDesigning, setDesigning] = useState(false);
  const { job, make } = useImageJob(language);
  const change = (changes: Partial<Choices>) => setChoices((before) => ({ ...before, ...changes }));
  // A finished image is shown, until the reader returns to the choices.
  const tab: Tab = job.kind === 'made' && !isDesigning ? 'preview' : 'design';
  const start = () => {
    setDesigning(false);
    void make(choices);
  };
  return (
    <I18nProvider locale={localeOf(language)}>
      <ModalOverlay isOpen isDismissable onOpenChange={onClose} className={viewer.veil}>
        <Modal className={viewer.sheet}>
          <Dialog aria-label={t('maker.title')} className={viewer.dialog}>
            <div className={styles.within}>
              <header className={styles.head}>
                <h2 className={styles.title}>{t('maker.title')}</h2>
                <Tabs
                  chosen={tab}
                  hasPreview={job.kind === 'made'}
                  onChoose={(to) => setDesigning(to === 'design')}
                />
                <IconButton icon="shut" label={t('maker.close')} className={styles.shut} onClick={onClose} />
              </header>
              {tab === 'preview' && job.kind === 'made' ? (
                <MadePreview made={job} onAnother={() => setDesigning(true)} />
              ) : (
                <div className={styles.design}>
                  <DesignForm choices={choices} onChange={change} />
                  <div className={styles.sketch}>
                    <SketchPicture choices={choices} />
                    <div className={styles.acts}>
                      <Button variant="main" busy={isWorking(job)} onClick={start}>
                        {t('maker.make')}
                      </Button>
                      <Button onClick={() => change({ seed: newSeed() })}>{t('maker.another')}</Button>
                      <ImagesLeft key={job.kind} />
                    </div>
                    <JobNote job={job} />
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

const isWorking = ({ kind }: ImageJob) => kind === 'waiting' || kind === 'drawing' || kind === 'storing';

type TabsProps = {
  readonly chosen: Tab;
  readonly hasPreview: boolean;
  readonly onChoose: (tab: Tab) => void;
};

/** Design and Preview; Preview is disabled until there is an image (specification, section 2, "Image modal"). */
function Tabs({ chosen, hasPreview, onChoose }: TabsProps) {
  const t = useGalleryTexts();
  const id = useId();
  const choose = (tab: Tab) => {
    if (tab === 'preview' && !hasPreview) return;
    onChoose(tab);
    document.getElementById(`${id}-${tab}`)?.focus();
  };
  const press = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight' || key === 'ArrowLeft') choose(chosen === 'design' ? 'preview' : 'design');
  };
  return (
    <div role="tablist" aria-label={t('maker.tabs')} className={styles.tabs}>
      {TABS.map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={`${id}-${tab}`}
          aria-selected={tab === chosen}
          aria-disabled={(tab === 'preview' && !hasPreview) || undefined}
          tabIndex={tab === chosen ? 0 : -1}
          className={styles.tab}
          onClick={() => choose(tab)}
          onKeyDown={press}
        >
          {t(`maker.${tab}`)}
        </button>
      ))}
    </div>
  );
}

/** The card as it will be, without the check of its words. */
function SketchPicture({ choices }: { readonly choices: Choices }) {
  const t = useGalleryTexts();
  const language = useLanguage();
  const sketch = useSketch(useDeferredValue(choices), t('maker.example'), language);
  if (!sketch) return <p role="status">{t('maker.sketching')}</p>;
  if (sketch.kind === 'unsupported')
    return (
      <p role="alert" className={styles.bad}>
        {t('maker.unsupported', { characters: sketch.characters })}
      </p>
    );
  const { address, width, height } = sketch;
  return (
    <img src={address} alt={t('maker.sketch')} width={width} height={height} className={styles.picture} />
  );
}

/** What is left of the day's images, before one is used (beyond, 23). */
function ImagesLeft() {
  const t = useGalleryTexts();
  const language = useLanguage();
  const { data } = useQuery({
    queryKey: ['images-left'],
    queryFn: () => callRoute(getAllowanceRoute, {}, { language }),
    staleTime: 0,
  });
  if (!data?.limited) return null;
  return (
    <span className={styles.note}>
      {t('maker.left', { count: Math.max(0, data.limits.images - data.used.images) })}
    </span>
  );
}

function JobNote({ job }: { readonly job: ImageJob }) {
  const t = useGalleryTexts();
  if (job.kind === 'failed')
    return (
      <p role="alert" className={styles.bad}>
        {job.reason}
      </p>
    );
  if (job.kind === 'none' || job.kind === 'made') return null;
  return (
    <div role="status">
      <p className={styles.note}>
        {job.kind === 'waiting' ? t('maker.waiting', { place: job.place }) : t(`maker.${job.kind}`)}
      </p>
      <SimulatedProgress label={t('maker.progress')} />
    </div>
  );
}
