import type { Window } from './windowing.ts';

/** The usual windows of computed tomography, in Hounsfield units. */
export const CT_PRESETS = {
  soft: { centre: 50, width: 400 },
  lung: { centre: -600, width: 1500 },
  bone: { centre: 400, width: 1800 },
  brain: { centre: 40, width: 80 },
  subdural: { centre: 75, width: 215 },
  liver: { centre: 60, width: 160 },
  mediastinum: { centre: 40, width: 350 },
  angio: { centre: 300, width: 600 },
} as const satisfies Record<string, Window>;

export type PresetName = keyof typeof CT_PRESETS;

/** The preset equal to a window, if any. */
export function presetOf(window: Window): PresetName | undefined {
  const names = Object.keys(CT_PRESETS) as PresetName[];
  return names.find(
    (name) => CT_PRESETS[name].centre === window.centre && CT_PRESETS[name].width === window.width,
  );
}
