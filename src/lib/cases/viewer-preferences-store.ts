import { atom } from 'nanostores';

/** A person's settings of the viewer's controls, on this device. */
export interface ViewerPreferences {
  /** Speed factors from 0.25 to 3: for scrolling and, below, for zoom, pan and window. */
  scroll: number;
  zoom: number;
  pan: number;
  window: number;
  /** Slices per second. */
  cine: number;
}

export type PreferenceName = keyof ViewerPreferences;

export const PREFERENCE_BOUNDS: Record<PreferenceName, { least: number; most: number; step: number }> = {
  scroll: { least: 0.25, most: 3, step: 0.25 },
  zoom: { least: 0.25, most: 3, step: 0.25 },
  pan: { least: 0.25, most: 3, step: 0.25 },
  window: { least: 0.25, most: 3, step: 0.25 },
  cine: { least: 2, most: 30, step: 1 },
};

const USUAL: ViewerPreferences = { scroll: 1, zoom: 1, pan: 1, window: 1, cine: 10 };
const KEY = 'viewer';

export const $viewerPreferences = atom<ViewerPreferences>(USUAL);

function bounded(name: PreferenceName, value: unknown): number {
  const { least, most } = PREFERENCE_BOUNDS[name];
  return typeof value === 'number' && value >= least && value <= most ? value : USUAL[name];
}

/** Loads the stored settings into the store. */
export function restoreViewerPreferences(): void {
  try {
    const saved = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, unknown>;
    const names = Object.keys(USUAL) as PreferenceName[];
    const restored = Object.fromEntries(names.map((name) => [name, bounded(name, saved[name])]));
    $viewerPreferences.set(restored as unknown as ViewerPreferences);
  } catch {
    // Storage is forbidden, or its content invalid: defaults apply.
  }
}

export function setViewerPreference(name: PreferenceName, value: number): void {
  const changed = { ...$viewerPreferences.get(), [name]: bounded(name, value) };
  $viewerPreferences.set(changed);
  try {
    localStorage.setItem(KEY, JSON.stringify(changed));
  } catch {
    // Storage is forbidden or full: the settings last as long as the page.
  }
}

export function resetViewerPreferences(): void {
  for (const name of Object.keys(USUAL) as PreferenceName[]) setViewerPreference(name, USUAL[name]);
}
