import { atom } from 'nanostores';

/** Key in local storage, defined by the specification. */
const DARK_MODE = 'darkMode';

/** Whether the dark theme is on; the boot script sets the attribute before first paint. */
export const $darkMode = atom(false);

/** Restores the theme that the boot script has set on the page. */
export function restoreTheme(): void {
  $darkMode.set(document.documentElement.dataset.theme === 'dark');
}

/** Switches the theme and stores the choice on this device. */
export function toggleTheme(): void {
  const dark = !$darkMode.get();
  $darkMode.set(dark);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  try {
    localStorage.setItem(DARK_MODE, String(dark));
  } catch {
    // Storage is refused: the choice lasts as long as the page.
  }
}
