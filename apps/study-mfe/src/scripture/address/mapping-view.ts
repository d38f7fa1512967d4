import { PAGES } from '@word-unfolded/domain';
import { storedText, useLocation, useNavigate } from '@word-unfolded/ui';

const VIEW = 'view';
const MAPPING = 'mapping';

/** The view in which the study page was left. */
const lastView = storedText('studyView');

/** Whether the query of an address opens Scripture Mapping on the study page. */
export const isMappingAddress = (search: string) => new URLSearchParams(search).get(VIEW) === MAPPING;

/** The query of an address without the view that it opens: what it says of the passage. */
export const withoutView = (search: string) => withView(search, undefined);

/** An address that opens Scripture Mapping too. */
export const mappingAddress = (search: string) => `${PAGES.study}${withView(search, MAPPING)}`;

/** The query as it is written, so that the passage in it stays readable. */
function withView(search: string, view: string | undefined): string {
  const rest = search
    .replace(/^\?/, '')
    .split('&')
    .filter((each) => each !== '' && !each.startsWith(`${VIEW}=`));
  const query = [...rest, ...(view === undefined ? [] : [`${VIEW}=${view}`])].join('&');
  return query && `?${query}`;
}

/** Notes in which view the study page is, for the next visit. */
export function rememberView(search: string): void {
  lastView.write(isMappingAddress(search) ? MAPPING : '');
}

/** The query of an address that names no passage, with the view in which the page was left. */
export function searchWhereLeft(search: string): string {
  return lastView.read() === MAPPING ? withView(search, MAPPING) : search;
}

/** Scripture Mapping as the address opens it: a reload keeps it, and the way back of the browser leaves it. */
export function useMappingView() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const isOpen = isMappingAddress(search);
  return {
    isOpen,
    open: () => {
      if (!isOpen) void navigate(mappingAddress(search), { preventScrollReset: true });
    },
    close: () => {
      if (isOpen) void navigate(`${PAGES.study}${withoutView(search)}`, { preventScrollReset: true });
    },
  };
}
