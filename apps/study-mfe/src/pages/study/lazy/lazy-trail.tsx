import { useOwner, VISITOR } from '@word-unfolded/offline';
import { useSession } from '@word-unfolded/session';
import { Delayed, useLocation, useModule, useNavigate } from '@word-unfolded/ui';
import { Suspense, type ReactNode } from 'react';
import { ListenAction, speechPassages } from '@word-unfolded/speech';
import { offerDraft } from '../../../features/theo/hooks/use-draft.js';
import { openConversation, showTheo } from '../../../features/theo/theo-open.js';
import { TrailLine } from '../../../features/trail/components/trail-line.js';
import { readTrailAddress } from '../../../features/trail/trail-address.js';
import { useIsWide } from '../../../layout/use-is-wide.js';
import { passageAddress } from '../../../scripture/address/passage-address.js';
import { usePassagesAhead } from './use-passages-ahead.js';

/** The line of Rhema Trail on a page, and its dialog, which is loaded when it is opened. */
export function TrailPart() {
  const owner = useOwner();
  return owner === undefined || owner === VISITOR ? null : <OwnTrailPart />;
}

function OwnTrailPart() {
  const { view } = readTrailAddress(useLocation().search);
  const dialog = useModule(
    () => import('../../../features/trail/components/trail-dialog.js'),
    view !== undefined,
  );
  usePassagesAhead();
  return (
    <>
      <TrailLine />
      {dialog && <dialog.TrailDialog />}
    </>
  );
}

type WithPlanViewerProps = {
  /** The player of what is read aloud; the page has its own. */
  readonly player: ReactNode;
  readonly children: ReactNode;
};

/** The viewer of the plan in the address instead of the page; the page itself when the address names none. */
export function WithPlanViewer({ player, children }: WithPlanViewerProps) {
  const { planId, day } = readTrailAddress(useLocation().search);
  const owner = useOwner();
  const isWanted = planId !== undefined && owner !== undefined && owner !== VISITOR;
  const viewer = useModule(
    () => import('../../../features/trail/components/viewer/plan-viewer.js'),
    isWanted,
  );
  const onAskTheo = useAskTheo();
  if (!isWanted) return children;
  if (!viewer) return <Delayed>{null}</Delayed>;
  return (
    <>
      <viewer.PlanViewer planId={planId} day={day} callbacks={{ listen, onAskTheo }} />
      <Suspense>{player}</Suspense>
    </>
  );
}

const listen = (speech: Parameters<typeof speechPassages>[0]) => (
  <ListenAction spoken={speechPassages(speech)} />
);

/** Opens a new conversation about a passage: beside the reading where there is room, otherwise on the study page. */
function useAskTheo() {
  const isWide = useIsWide();
  const navigate = useNavigate();
  const readerId = useSession().user?._id;
  return (reference: string, question: string) => {
    openConversation(undefined);
    if (readerId !== undefined) offerDraft(readerId, question);
    showTheo(true);
    if (!isWide) void navigate(`${passageAddress(reference)}&tab=theo`);
  };
}
