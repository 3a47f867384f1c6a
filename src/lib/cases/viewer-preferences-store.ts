import { atom } from 'nanostores';

/** A person's preferences for handling the viewer on this device. */
export interface ViewerPreferences {
  /** 0.25 to 3. */
  scroll: number;
  zoom: number;
  pan: number;
  window: number;
  /** Slices a second. */
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

/** Starts the store from what this device remembers. */
export function restoreViewerPreferences(): void {
  try {
    const saved = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, unknown>;
    const names = Object.keys(USUAL) as PreferenceName[];
    const restored = Object.fromEntries(names.map((name) => [name, bounded(name, saved[name])]));
    $viewerPreferences.set(restored as unknown as ViewerPreferences);
  } catch {
    // Storage refused or not ours: the usual ones.
  }
}

export function setViewerPreference(name: PreferenceName, value: number): void {
  const changed = { ...$viewerPreferences.get(), [name]: bounded(name, value) };
  $viewerPreferences.set(changed);
  try {
    localStorage.setItem(KEY, JSON.stringify(changed));
  } catch {
    // Storage refused: they last as long as the page.
  }
}

export function resetViewerPreferences(): void {
  for (const name of Object.keys(USUAL) as PreferenceName[]) setViewerPreference(name, USUAL[name]);
}
