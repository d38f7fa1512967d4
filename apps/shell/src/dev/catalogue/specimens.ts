import type * as charts from '@word-unfolded/charts';
import type * as ui from '@word-unfolded/ui';
import type * as overlays from '@word-unfolded/ui/overlays';
import type { ComponentType } from 'react';
import { CHART_SPECIMENS } from './chart-specimens.js';
import { CONTROL_SPECIMENS } from './control-specimens.js';
import { FEEDBACK_SPECIMENS } from './feedback-specimens.js';
import { OVERLAY_SPECIMENS } from './overlay-specimens.js';
import { PAGE_SPECIMENS } from './page-specimens.js';

/** The exports of the design system whose names begin with a capital letter, except for constants. */
type ComponentName = Exclude<
  Extract<keyof typeof ui | keyof typeof overlays | keyof typeof charts, Capitalize<string>>,
  Uppercase<string>
>;

/** Every component of `libs/web/ui` and every chart of `libs/web/charts` in its states. A missing component is a compile error. */
export const SPECIMENS: Readonly<Record<ComponentName, ComponentType>> = {
  ...CHART_SPECIMENS,
  ...CONTROL_SPECIMENS,
  ...FEEDBACK_SPECIMENS,
  ...OVERLAY_SPECIMENS,
  ...PAGE_SPECIMENS,
};

/** The names of all components, sorted. */
export const COMPONENT_NAMES = (Object.keys(SPECIMENS) as ComponentName[]).sort();
