import type { ReadingPlan } from '@word-unfolded/contracts';
import { Menu, MenuItem, type OverlayProps } from '@word-unfolded/ui/overlays';
import { useTexts } from '../../texts.js';

type PlanMenuProps = OverlayProps & {
  readonly plan: ReadingPlan;
  readonly onEdit: (field: 'title' | 'topic') => void;
  readonly onReschedule: () => void;
  readonly onCalendar: () => void;
  readonly onReminder: () => void;
  readonly onPause: () => void;
  readonly onDelete: () => void;
};

/** What can be done with a plan. */
export function PlanMenu({
  plan,
  onEdit,
  onReschedule,
  onCalendar,
  onReminder,
  onPause,
  onDelete,
  ...overlay
}: PlanMenuProps) {
  const t = useTexts();
  return (
    <Menu label={t('viewer.menu')} {...overlay}>
      <MenuItem icon="past" onAction={onReschedule}>
        {t('viewer.reschedule')}
      </MenuItem>
      <MenuItem icon={plan.paused ? 'play' : 'pause'} onAction={onPause}>
        {t(plan.paused ? 'viewer.resume' : 'viewer.pause')}
      </MenuItem>
      <MenuItem icon="day" onAction={onCalendar}>
        {t('viewer.calendar')}
      </MenuItem>
      <MenuItem icon="bell" onAction={onReminder}>
        {t('reminder.title')}
      </MenuItem>
      <MenuItem icon="pen" onAction={() => onEdit('title')}>
        {t('viewer.rename')}
      </MenuItem>
      <MenuItem icon="pen" onAction={() => onEdit('topic')}>
        {t('viewer.retopic')}
      </MenuItem>
      <MenuItem icon="shut" onAction={onDelete}>
        {t('viewer.delete')}
      </MenuItem>
    </Menu>
  );
}
