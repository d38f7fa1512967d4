import { callRoute, getData } from '@word-unfolded/api-client';
import {
  addReminderDeviceRoute,
  getPlanReminderRoute,
  removeReminderDeviceRoute,
  savePlanReminderRoute,
  type PlanReminder,
} from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import { endPush, pushDeviceId, pushState, startPush, type PushState } from '@word-unfolded/offline';
import { log } from '@word-unfolded/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { planProblem } from '../plan-problem.js';

/** The reminder, and this device among those that show it. */
type Loaded = {
  readonly reminder: PlanReminder;
  readonly push: PushState;
  /** Devices that show it besides this one. */
  readonly others: number;
};

export type UsedReminder = ReturnType<typeof useReminder>;

/** When and how the reader is reminded. Every change is saved at once. */
export function useReminder() {
  const language = useLanguage();
  const options = { language };
  const [loaded, setLoaded] = useState<Loaded>();
  const [error, setError] = useState<unknown>();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const [tries, setTries] = useState(0);

  const load = useEffectEvent(async () =>
    seen(await getData(getPlanReminderRoute, {}, { ...options, remember: false })),
  );
  useEffect(() => {
    let isHere = true;
    load().then(
      (next) => isHere && setLoaded(next),
      (thrown: unknown) => isHere && setError(thrown),
    );
    return () => {
      isHere = false;
    };
  }, [tries]);

  const run = async (change: () => Promise<PlanReminder | undefined>) => {
    setProblem(undefined);
    setSaved(false);
    setBusy(true);
    try {
      const reminder = (await change()) ?? loaded?.reminder;
      if (reminder) setLoaded(await seen(reminder));
      setSaved(true);
    } catch (thrown) {
      log.warn('A reminder could not be saved', thrown);
      setProblem(planProblem(thrown, language, 'REMINDER_SAVE_FAILED'));
    } finally {
      setBusy(false);
    }
  };

  return {
    ...loaded,
    error,
    problem,
    isBusy,
    isSaved,
    retry: () => {
      setError(undefined);
      setTries(tries + 1);
    },
    save: (body: { readonly hour: number | null; readonly mail: boolean }) =>
      run(() => callRoute(savePlanReminderRoute, { body }, options)),
    addDevice: (publicKey: string) =>
      run(async () => {
        const subscription = await startPush(publicKey);
        return subscription && callRoute(addReminderDeviceRoute, { body: subscription }, options);
      }),
    removeDevice: () =>
      run(async () => {
        const deviceId = await pushDeviceId();
        const left =
          deviceId === undefined
            ? undefined
            : await callRoute(removeReminderDeviceRoute, { params: { deviceId } }, options);
        await endPush();
        return left;
      }),
  };
}

/** This device shows the reminder if it is subscribed, and the server knows that. */
async function seen(reminder: PlanReminder): Promise<Loaded> {
  const [state, deviceId] = await Promise.all([pushState(), pushDeviceId()]);
  const isKnown = reminder.devices.some((device) => device.deviceId === deviceId);
  const push = state === 'on' && !isKnown ? 'off' : state;
  return { reminder, push, others: reminder.devices.length - (isKnown ? 1 : 0) };
}
