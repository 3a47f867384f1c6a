import { french } from '#lib/platform/typography.ts';
import type { Fiche } from '#lib/questionnaires/tree.ts';
import type { FichePicture } from '../fiche-picture.ts';
import { fiche } from '../fiches.ts';

/** A fiche with its image. */
export interface TaughtFiche {
  fiche: Fiche;
  picture: FichePicture;
}

/** Reads « rx-thorax/rx-thorax-01.png | alternative text | caption ». */
function pictureOf(words: string): FichePicture {
  const [path = '', alt = '', caption = ''] = words.split('|').map((part) => part.trim());
  const [, source = ''] = /([^/]+)\.\w+$/.exec(path) ?? [];
  return { source, path, alt: french(alt), caption: french(caption) };
}

/** @param content in the demo's markup: definition, signs, technique, pitfalls, differential, report, sources */
export const taught = (id: string, title: string, picture: string, content: string): TaughtFiche => ({
  fiche: fiche(id, title, content),
  picture: pictureOf(picture),
});
