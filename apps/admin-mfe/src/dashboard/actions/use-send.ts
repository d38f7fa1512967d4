import { callRoute, type RouteInput } from '@word-unfolded/api-client';
import type { MessageContract, RouteContract } from '@word-unfolded/contracts';
import { useLanguage } from '@word-unfolded/i18n';
import { useTexts } from '../texts.js';

/** Returns a function that sends what an administrator does. @throws AppError always */
export function useSend() {
  const t = useTexts();
  const language = useLanguage();
  return <Message extends MessageContract, Data>(
    route: RouteContract<Message, Data>,
    input: RouteInput,
  ): Promise<Data> => callRoute(route, input, { language, action: t('actions.offlineAction') });
}
