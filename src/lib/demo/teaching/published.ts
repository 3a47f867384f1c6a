import type { Credit } from '#lib/cases/credit.ts';
import manifest from './manifest.json' with { type: 'json' };

/** Images of a folder of a case: published files, or a directory of them. */
export interface PublishedFolder {
  name: string;
  /** Path below `images/`. */
  path: string;
  /** For people who cannot see the images; it must not reveal the answer. */
  description: string;
  /** The cover of the folder, counted from 1; the middle one when absent. */
  cover?: number;
}

/** Real images under an open licence, all from one source. */
export interface Published {
  /** Id of the source in `manifest.json`. */
  id: string;
  folders: PublishedFolder[];
}

/** A source's images: their location and their terms of use. */
export interface PublishedSource {
  id: string;
  files: string[];
  /** The attribution requested by the source. */
  attribution: string;
  /** The file with the licence text, in `images/LICENCES/`. */
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
