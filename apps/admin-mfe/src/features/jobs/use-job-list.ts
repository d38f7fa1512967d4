import { ADMINISTERED_JOBS, JOB_STATES } from '@word-unfolded/contracts';
import { useAddress } from '../../dashboard/data/use-address.js';

/** Jobs of a page. */
export const PAGE_JOBS = 50;

/** The most pages that the contract lists. */
const PAGES_AT_MOST = 10_000;

/** Which queue and state is shown, as the address has it. Without one, the dead letters of the first queue. */
export function useJobList() {
  const address = useAddress();
  const queue = address.choose('queue', ADMINISTERED_JOBS) ?? ADMINISTERED_JOBS[0] ?? '';
  const state = address.choose('state', JOB_STATES) ?? 'failed';
  const typed = Number(address.read('page'));
  const page = Number.isSafeInteger(typed) && typed >= 1 ? Math.min(typed, PAGES_AT_MOST) : 1;
  return {
    ...{ address, queue, state, page },
    query: { queue, state, page: String(page), limit: String(PAGE_JOBS) },
  };
}
