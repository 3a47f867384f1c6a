import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { EstablishmentSettings } from '#lib/platform/server/base/establishment-settings.ts';
import { StartError } from '#lib/platform/server/base/start-error.ts';
import { LEGAL_PAGES, type LegalPage, TEXT_ENDINGS, TEXT_MAX } from './pages.ts';
import { legalMessages as m } from './texts.ts';

type Texts = ReadonlyMap<LegalPage, string>;

const known = new Map<string, Promise<Texts>>();

async function readText(path: string): Promise<string> {
  if ((await stat(path)).size > TEXT_MAX) throw new StartError(m.tooLong(path));
  return readFile(path, 'utf8');
}

async function readFolder(folder: string): Promise<Texts> {
  const names = await readdir(folder);
  const texts = new Map<LegalPage, string>();
  for (const page of LEGAL_PAGES) {
    const name = TEXT_ENDINGS.map((ending) => page + ending).find((each) => names.includes(each));
    if (name !== undefined) texts.set(page, await readText(join(folder, name)));
  }
  // The folder contains no file with an expected name: either the names or the setting are wrong.
  if (texts.size === 0) throw new StartError(m.noText(folder, LEGAL_PAGES.join(', ')));
  return texts;
}

/**
 * The establishment's own texts for legal pages, as Markdown by page, read once.
 * @throws StartError when the folder `LEGAL_DIR` is unreadable or contains no such text
 */
export function ownTexts({ legalDir }: Pick<EstablishmentSettings, 'legalDir'>): Promise<Texts> {
  if (legalDir === '') return Promise.resolve(new Map());
  const reading =
    known.get(legalDir) ??
    readFolder(legalDir).catch((error: unknown) => {
      known.delete(legalDir);
      const { code } = error as NodeJS.ErrnoException;
      throw code === undefined ? error : new StartError(m.unreadable(legalDir, code));
    });
  known.set(legalDir, reading);
  return reading;
}
