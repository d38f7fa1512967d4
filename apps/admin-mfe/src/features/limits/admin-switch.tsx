import { setAdminLimitsRoute } from '@word-unfolded/contracts';
import { Button } from '@word-unfolded/ui';
import { useSend } from '../../dashboard/actions/use-send.js';
import type { Actions } from '../../dashboard/actions/use-actions.js';
import { useLimitTexts } from './texts.js';
import styles from './limits.module.css';

type AdminSwitchProps = { readonly isLimited: boolean; readonly actions: Actions };

/** Whether administrators are limited like readers (specification, section 6). It asks first, because it actions at once. */
export function AdminSwitch({ isLimited, actions }: AdminSwitchProps) {
  const t = useLimitTexts();
  const send = useSend();
  const set = (adminsAreLimited: boolean) => send(setAdminLimitsRoute, { body: { adminsAreLimited } });
  const to = isLimited ? 'off' : 'on';
  const ask = () =>
    actions.ask({
      title: t(`admins.${to}.title`),
      body: t(`admins.${to}.body`),
      confirm: t(`admins.${to}.confirm`),
      done: t(`admins.${to}.done`),
      run: () => set(!isLimited),
      undo: () => set(isLimited),
    });
  return (
    <div className={styles.admins}>
      <p>{t(isLimited ? 'admins.areLimited' : 'admins.areFree')}</p>
      <Button onClick={ask}>{t(`admins.${to}.confirm`)}</Button>
    </div>
  );
}
