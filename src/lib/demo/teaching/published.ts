import type { Credit } from '#lib/cases/credit.ts';
import manifest from './manifest.json' with { type: 'json' };

/** Images of a folder of a case: files as they were published, or a folder of them. */
export interface PublishedFolder {
  name: string;
  /** Below `images/`. */
  path: string;
  /** For those who cannot see them; it must not give the answer away. */
  description: string;
  /** The image that stands for the folder, from 1; the middle one when absent. */
  cover?: number;
}

/** Real, openly licensed images, all of one source. */
export interface Published {
  /** By which `manifest.json` knows the source. */
  id: string;
  folders: PublishedFolder[];
}

/** What is known of the images of a source: where they lie, and what they ask for. */
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

/** Whose images these are. @throws when nobody is known for them */
export function creditOf({ id }: Published): Credit {
  const source = SOURCES.find((each) => each.id === id);
  if (!source) throw new Error(`No credit for ${id}`);
  return source.credit;
}
