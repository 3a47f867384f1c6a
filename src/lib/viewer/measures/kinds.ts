import type { MeasureKind } from '#lib/imaging/measure.ts';

/**
 * The facts about a kind of measure needed before anybody measures; the drawing code is fetched on demand
 * (`tools.ts`).
 */
export interface MeasureFacts {
  icon: string;
  key: string;
  /** Together with Shift: all letters are taken. */
  shift?: boolean;
  /** Whether it reads the image's values: frames are then worth loading. */
  readsValues: boolean;
  /** Whether it is in the menu of the tool bar, which has no room for all. */
  isInMenu?: boolean;
  /** Whether it measures nothing: only authors get it, to mark findings. */
  marksOnly?: boolean;
}

/** Every kind of measure, in the order of the tool bar. */
export const MEASURES: Record<MeasureKind, MeasureFacts> = {
  length: { icon: 'i-lucide-ruler', key: 'u', readsValues: false },
  bidirectional: {
    icon: 'i-lucide-move-diagonal',
    key: 'u',
    shift: true,
    isInMenu: true,
    readsValues: false,
  },
  angle: { icon: 'i-lucide-drafting-compass', key: 'n', readsValues: false },
  cobb: {
    icon: 'i-lucide-chevrons-left-right-ellipsis',
    key: 'n',
    shift: true,
    isInMenu: true,
    readsValues: false,
  },
  ellipse: { icon: 'i-lucide-circle-dashed', key: 'e', readsValues: true },
  rectangle: { icon: 'i-lucide-square-dashed', key: 'e', shift: true, isInMenu: true, readsValues: true },
  region: { icon: 'i-lucide-lasso', key: 'o', shift: true, isInMenu: true, readsValues: true },
  probe: { icon: 'i-lucide-crosshair', key: 'o', readsValues: true },
  arrow: { icon: 'i-lucide-move-up-right', key: 'y', readsValues: false, marksOnly: true },
  contour: { icon: 'i-lucide-pentagon', key: ';', readsValues: false, marksOnly: true },
  label: { icon: 'i-lucide-type', key: ':', readsValues: false, marksOnly: true },
};

/** Whether a tool draws measures. */
export function isMeasureKind(tool: string): tool is MeasureKind {
  return tool in MEASURES;
}
