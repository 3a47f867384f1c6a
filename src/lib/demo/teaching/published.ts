import type { Credit } from '#lib/cases/credit.ts';
import manifest from './manifest.json' with { type: 'json' };

/** Images of a folder of a case: published files, or a directory of them. */
export interface PublishedFolder {
  name: string;
  /** Below `images/`. */
  path: string;
  /** For those who cannot see them; it must not give the answer away. */
  description: string;
  /** The cover of the folder, counted from 1; the middle one when absent. */
  cover?: number;
}

/** Real, openly licensed images, all of one source. */
export interface Published {
  /** Id of the source in `manifest.json`. */
  id: string;
  folders: PublishedFolder[];
}

/** The facts about the images of a source: their place, and their terms. */
export interface PublishedSource {
  id: string;
  files: string[];
  /** As the source wants to be named. */
  attribution: string;
  /** The file with the licence, in `images/LICENCES/`. */
  licenceText: string;
  credit: Credit;
}

export const SOURCES: readonly PublishedSource[] = manifest;

/** The credit of the images. @throws when their author is unknown */
export function creditOf({ id }: Published): Credit {
  const source = SOURCES.find((each) => each.id === id);
  if (!source) throw new Error(`No credit for ${id}`);
  return source.credit;
}
