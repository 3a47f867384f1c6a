import { atom } from 'nanostores';

/** The specification's key in local storage. */
const DARK_MODE = 'darkMode';

/** Whether the dark theme is on; the boot script has set the attribute before first paint. */
export const $darkMode = atom(false);

/** Starts the store from what the boot script put on the page. */
export function restoreTheme(): void {
  $darkMode.set(document.documentElement.dataset.theme === 'dark');
}

/** Switches the theme and remembers it on this device. */
export function toggleTheme(): void {
  const dark = !$darkMode.get();
  $darkMode.set(dark);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  try {
    localStorage.setItem(DARK_MODE, String(dark));
  } catch {
    // Storage refused: the choice lasts as long as the page.
  }
}
