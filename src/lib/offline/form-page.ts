import { imagePath, LIGHT_COPY, LIGHT_WIDTH } from '#lib/images/image-paths.ts';
import { questionnairePaths } from '#lib/questionnaires/paths.ts';

/** The data on a questionnaire's page that are needed to keep it offline. */
export interface FormPage {
  /** When the questionnaire was last changed. */
  updatedAt: string;
  /** Addresses of its fiches' pages. */
  fiches: string[];
  /** Files of its pictures, and the addresses under which the form loads them. */
  pictures: string[];
  images: string[];
}

const UPDATED = /"updatedAt":\[0,"([^"]+)"\]/;
/** Matches a picture in the form's properties, with its width if given. */
const PICTURE = /"file":\[0,"([0-9a-f]{64})"\](?:[^{}]{0,60}?"width":\[0,(\d+)\])?/g;

/** Reads the server-rendered page on which a questionnaire is filled in. */
export function readFormPage(id: string, page: string): FormPage {
  const text = page.replaceAll('&quot;', '"');
  const widths = new Map(
    [...text.matchAll(PICTURE)].map(([, file = '', width]) => [file, Number(width ?? LIGHT_WIDTH + 1)]),
  );
  const start = questionnairePaths.fiche(id, '');
  return {
    updatedAt: UPDATED.exec(text)?.[1] ?? '',
    fiches: [
      ...new Set(
        text
          .split(`"${start}`)
          .slice(1)
          .map((rest) => start + rest.split(/["#?]/)[0]),
      ),
    ],
    pictures: [...widths.keys()],
    images: [...widths].flatMap(([file, width]) => [
      imagePath(id, file),
      ...(width > LIGHT_WIDTH ? [imagePath(id, file, LIGHT_COPY)] : []),
    ]),
  };
}
