import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const onPath = (name: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file));

/** Debian's Firefox, if it is there. */
export const findFirefox = (): string | undefined => onPath('firefox-esr') ?? onPath('firefox');

/** Where WebKit's programs are, and the screen that they draw on. */
export interface WebkitPrograms {
  driver: string;
  browser: string;
  screen: string;
}

/** Debian's WebKit (`webkit2gtk-driver`, with its small browser) and a screen (`xvfb`), if all of them are there. */
export function findWebkit(): WebkitPrograms | undefined {
  const [driver, screen] = [onPath('WebKitWebDriver'), onPath('Xvfb')];
  const browser = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').sort().at(-1);
  return driver && screen && browser ? { driver, browser, screen } : undefined;
}

/** Debian's Orthanc (`orthanc`) with its plugin (`orthanc-dicomweb`), if both are there. */
export function findOrthanc(): { program: string; plugin: string } | undefined {
  const program = onPath('Orthanc') ?? ['/usr/sbin/Orthanc'].find((file) => existsSync(file));
  const plugin = ['/usr/share/orthanc/plugins/libOrthancDicomWeb.so'].find((file) => existsSync(file));
  return program && plugin ? { program, plugin } : undefined;
}
