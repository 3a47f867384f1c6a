import type { MeasureKind } from '#lib/imaging/measure.ts';

/**
 * Properties of a kind of measurement that are needed before the drawing code is loaded (`tools.ts`), which happens on
 * demand.
 */
export interface MeasureFacts {
  icon: string;
  key: string;
  /** Whether its key requires Shift, because all letters are in use. */
  shift?: boolean;
  /** Whether it reads pixel values, which makes loading the frames worthwhile. */
  readsValues: boolean;
  /** Whether it is in the toolbar's menu, because the toolbar has no room for all. */
  isInMenu?: boolean;
  /** Whether it is a mark without a measurement, available to authors only. */
  marksOnly?: boolean;
}

/** All kinds of measurements, in toolbar order. */
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

/** Whether a tool draws measurements. */
export function isMeasureKind(tool: string): tool is MeasureKind {
  return tool in MEASURES;
}
