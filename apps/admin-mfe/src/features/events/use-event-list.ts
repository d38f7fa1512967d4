import { eventName, loggedEvent } from '@word-unfolded/contracts';
import { isReaderId } from '../../dashboard/addresses.js';
import { useAddress } from '../../dashboard/data/use-address.js';

export const EVENT_KINDS = loggedEvent.shape.kind.options;

/** Which events are shown, as the address has it. */
export function useEventList() {
  const address = useAddress();
  const userId = address.read('userId').trim();
  const [from, to] = [momentOf(address.read('from')), momentOf(address.read('to'))];
  const after = address.read('after');
  const filters = {
    name: eventName.safeParse(address.read('name')).data,
    kind: address.choose('kind', EVENT_KINDS),
    userId: isReaderId(userId) ? userId : undefined,
  };
  const isReversed = from !== undefined && to !== undefined && from > to;
  return {
    ...{ address, filters, from, to, isReversed },
    typedReader: userId,
    /** New events belong to this page: it is the first one, and has no end. */
    isLive: !isReversed && to === undefined && after === '',
    isFurther: after !== '',
    query: {
      ...filters,
      // A period that is upside down is shown at its field, and not asked about.
      ...(isReversed ? {} : { from, to }),
      after: isReaderId(after) ? after : undefined,
    },
  };
}

export type EventList = ReturnType<typeof useEventList>;

/** An ISO time in UTC, from any that the address has. */
function momentOf(text: string): string | undefined {
  const moment = Date.parse(text);
  return text === '' || Number.isNaN(moment) ? undefined : new Date(moment).toISOString();
}
