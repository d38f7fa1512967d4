import { readableText } from '@word-unfolded/api-client';
import type { PlanDay, ReadingPlan } from '@word-unfolded/contracts';
import { PLAN_LIMITS } from '@word-unfolded/domain';
import { useLanguage } from '@word-unfolded/i18n';
import { useOwner } from '@word-unfolded/offline';
import { Button, Icon, showToast, TextArea, useOverlay } from '@word-unfolded/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { saveInJournal } from '../../../../../journal/local-entry.js';
import { useJournalEntry } from '../../../../../journal/use-journal-entry.js';
import type { PlanChanges } from '../../../hooks/use-plan-changes.js';
import { useTexts } from '../../../texts.js';
import styles from './trail-note-field.module.css';

type TrailNoteFieldProps = {
  readonly plan: ReadingPlan;
  readonly open: PlanDay;
  readonly changes: PlanChanges;
};

/** A pause in writing after which the note is stored on this device, in milliseconds. */
const PAUSE_MS = 400;

/** What the reader writes beside a day. It is stored by itself; the text of another device stays beside it. */
export function TrailNoteField({ plan, open, changes }: TrailNoteFieldProps) {
  const t = useTexts();
  const stored = open.trailNote?.text ?? '';
  const other = open.trailNote?.other ?? null;
  const [text, setText] = useState(stored);
  const written = useRef(stored);
  const store = () => {
    const value = text.slice(0, PLAN_LIMITS.noteCharacters);
    if (value === written.current) return;
    written.current = value;
    void changes.writeNote(open.day, value);
  };
  const save = useEffectEvent(store);
  // A text that came from another device replaces one that was not changed here.
  const arrive = useEffectEvent((next: string) => {
    if (text !== written.current) return;
    written.current = next;
    setText(next);
  });
  useEffect(() => arrive(stored), [stored]);
  useEffect(() => {
    const timer = setTimeout(() => save(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  useEffect(() => {
    const leave = () => save();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
  const settle = (next: string) => {
    written.current = next;
    setText(next);
    void changes.settleNote(open.day, next, stored);
  };
  return (
    <section className={styles.note}>
      <TextArea
        label={t('day.note')}
        hint={t('day.noteHint')}
        rows={3}
        limit={PLAN_LIMITS.noteCharacters}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onBlur={store}
      />
      {other !== null && (
        <div className={styles.other} role="status">
          <p>{t('day.other')}</p>
          <blockquote>{other}</blockquote>
          <div className={styles.actions}>
            <Button variant="quiet" onClick={() => settle(`${stored}\n\n${other}`.trim())}>
              {t('day.useOther')}
            </Button>
            <Button variant="quiet" onClick={() => settle(stored)}>
              {t('day.dropOther')}
            </Button>
          </div>
        </div>
      )}
      <JournalButton plan={plan} open={open} text={text} />
    </section>
  );
}

/** Puts the note of a day into the journal; the entry is the same however often it is saved. */
function JournalButton({
  plan,
  open,
  text,
}: Omit<TrailNoteFieldProps, 'changes'> & { readonly text: string }) {
  const owner = useOwner();
  if (owner === undefined || text.trim() === '') return null;
  return <OwnJournalButton owner={owner} plan={plan} open={open} text={text} />;
}

function OwnJournalButton({
  owner,
  plan,
  open,
  text,
}: Omit<TrailNoteFieldProps, 'changes'> & { readonly owner: string; readonly text: string }) {
  const t = useTexts();
  const language = useLanguage();
  const sourceId = `trail-${plan.planId}-${open.day}`;
  const content = [text.trim(), open.question && `> ${open.question}`].filter(Boolean).join('\n\n');
  const { isOpen, status } = useJournalEntry(owner, sourceId, content);
  const upgrade = useOverlay('dialog', () => import('../../../../../journal/upgrade-dialog.js'));
  const save = async () => {
    try {
      const title = `${plan.title}: ${open.reference}`.slice(0, 200);
      const date = new Date().toISOString();
      await saveInJournal(owner, { sourceId, title, content, scripture: open.reference, date });
      showToast(t('day.journalSaved'), 'good');
    } catch (error) {
      showToast(readableText(error, language, 'action'), 'bad');
    }
  };
  return (
    <div className={styles.actions}>
      <Button
        variant="quiet"
        disabled={status === 'synced' || status === 'pending'}
        onClick={isOpen ? () => void save() : upgrade.open}
      >
        <Icon name={status === 'synced' ? 'tick' : 'pen'} small />
        {t(`day.inJournal.${status}`)}
      </Button>
      {upgrade.module && <upgrade.module.UpgradeDialog {...upgrade.overlay} body={t('day.upgrade')} />}
    </div>
  );
}
