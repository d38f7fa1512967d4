import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType, type Location } from 'react-router';
import { create } from 'zustand';

/** Something that lies over a page, such as a bar or a sheet. */
type Layer = { readonly close: () => void };

/** The open layers of the page, in the order in which they were opened. */
const useLayers = create<{ readonly open: readonly Layer[] }>(() => ({ open: [] }));

/** Makes the way back of the browser close something that is open, before the page is left. */
export function useLayer(isOpen: boolean, close: () => void): void {
  const run = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return undefined;
    const layer: Layer = { close: () => run() };
    useLayers.setState(({ open }) => ({ open: [...open, layer] }));
    return () => useLayers.setState(({ open }) => ({ open: open.filter((each) => each !== layer) }));
  }, [isOpen]);
}

/** What the history notes of an entry that belongs to open layers. */
type LayerState = { readonly layers: number; readonly page: string };

function layersOf({ state }: Location): LayerState | undefined {
  const noted: unknown = state;
  if (typeof noted !== 'object' || noted === null || !('layers' in noted) || !('page' in noted))
    return undefined;
  const { layers, page } = noted;
  return typeof layers === 'number' && typeof page === 'string' ? { layers, page } : undefined;
}

/** The name of a visit of a page, under which its scroll position is kept: the same with its layers open and closed. */
export const scrollKeyOf = (location: Location): string => layersOf(location)?.page ?? location.key;

/** Whether the browser is at another entry of its history than the page that is displayed. */
function isLeaving({ key }: Location): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'key' in state && state.key !== key;
}

/**
 * Gives each open layer an entry of the history, so that the way back of the browser closes it before it leaves the page.
 * A layer that is closed otherwise takes its entry back. Only the frame of the application uses it.
 */
export function useWayBack(): void {
  const location = useLocation();
  const navigate = useNavigate();
  const isReturn = useNavigationType() === 'POP';
  const depth = useLayers(({ open }) => open.length);
  const noted = layersOf(location)?.layers ?? 0;
  const before = useRef(noted);
  const wentBack = useRef(false);
  const isTakingBack = useRef(false);
  const agree = useEffectEvent(() => {
    // Another page may be on its way, as when a menu closes because of its link.
    if (isLeaving(location)) return;
    const { open } = useLayers.getState();
    const isBack = wentBack.current;
    wentBack.current = false;
    if (isBack && open.length > noted) {
      for (const layer of open.slice(noted).reverse()) layer.close();
    } else if (open.length > noted) {
      const { pathname, search, hash } = location;
      const kept: unknown = location.state;
      const layer: LayerState = { layers: noted + 1, page: scrollKeyOf(location) };
      const state = typeof kept === 'object' ? { ...kept, ...layer } : layer;
      void navigate({ pathname, search, hash }, { state, preventScrollReset: true });
    } else if (open.length < noted) {
      isTakingBack.current = true;
      void navigate(open.length - noted);
    }
  });
  const arrive = useEffectEvent(() => {
    wentBack.current = noted < before.current && isReturn && !isTakingBack.current;
    isTakingBack.current = false;
  });
  useEffect(() => {
    if (noted !== before.current) arrive();
    before.current = noted;
    // One layer often closes as another opens: only what remains of it counts.
    const settled = setTimeout(agree);
    return () => clearTimeout(settled);
  }, [depth, noted, location.key]);
}
