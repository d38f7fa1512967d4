import { READER_MESSAGE_STATUSES, type ReaderMessage } from '@word-unfolded/contracts';
import { isReaderId } from '../../dashboard/addresses.js';
import { useAddress } from '../../dashboard/data/use-address.js';

export const MESSAGE_KINDS = ['contact', 'feedback'] as const satisfies readonly ReaderMessage['kind'][];

/** Which messages are shown, and which one is open, as the address has it. */
export function useMessageList() {
  const address = useAddress();
  const kind = address.choose('kind', MESSAGE_KINDS);
  const status = address.choose('status', READER_MESSAGE_STATUSES);
  const after = address.read('after');
  return {
    ...{ address, kind, status },
    isFurther: after !== '',
    openId: address.read('message'),
    query: { kind, status, after: isReaderId(after) ? after : undefined },
    toggle: (id: string) =>
      address.change({ message: address.read('message') === id ? undefined : id }, { replace: true }),
  };
}

export type MessageList = ReturnType<typeof useMessageList>;
