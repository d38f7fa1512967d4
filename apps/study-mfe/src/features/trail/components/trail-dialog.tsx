import { usePlans } from '@word-unfolded/offline';
import { Button, Icon } from '@word-unfolded/ui';
import { Dialog } from '@word-unfolded/ui/overlays';
import { useTrail } from '../hooks/use-trail.js';
import { useTexts } from '../texts.js';
import { CreatePlan } from './create/create-plan.js';
import { ReadyMadePlan } from './create/ready-made-plan.js';
import type { TrailView } from '../trail-address.js';
import { PlanList } from './list/plan-list.js';
import { ReminderSettings } from './reminder/reminder-settings.js';
import styles from './trail-dialog.module.css';

const TITLES = {
  plans: 'title',
  new: 'list.new',
  ready: 'list.ready',
  reminder: 'reminder.title',
} as const satisfies Readonly<Record<TrailView, string>>;

/** Rhema Trail as a dialog over the page: the saved plans, the two ways to begin one, and the reminder. */
export function TrailDialog() {
  const t = useTexts();
  const trail = useTrail();
  const used = usePlans();
  const { view } = trail;
  const show = (planId: string) => trail.go({ planId });
  return (
    <Dialog
      title={t(TITLES[view ?? 'plans'])}
      isOpen={view !== undefined}
      isAddressed
      closesOutside={view === 'plans'}
      onOpenChange={(isOpen) => {
        if (!isOpen) trail.go({});
      }}
    >
      <div className={styles.body}>
        {view === 'plans' ? (
          <PlanList used={used} onOpen={show} onCreate={(next) => trail.go({ view: next })} />
        ) : (
          <>
            <Button variant="quiet" className={styles.back} onClick={() => trail.go({ view: 'plans' })}>
              <Icon name="back" small />
              {t('list.back')}
            </Button>
            {view === 'reminder' && <ReminderSettings />}
            {view === 'new' && <CreatePlan actions={used.actions} onOpen={show} />}
            {view === 'ready' && <ReadyMadePlan actions={used.actions} onOpen={show} />}
          </>
        )}
      </div>
    </Dialog>
  );
}
