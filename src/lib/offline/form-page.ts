import { imagePath, LIGHT_COPY, LIGHT_WIDTH } from '#lib/images/image-paths.ts';
import { questionnairePaths } from '#lib/questionnaires/paths.ts';

/** What the page of a questionnaire says of what keeping it takes. */
export interface FormPage {
  /** When the questionnaire was last changed. */
  updatedAt: string;
  /** Addresses of its fiches' pages. */
  fiches: string[];
  /** Files of its pictures, and the addresses under which the form shows them. */
  pictures: string[];
  images: string[];
}

const UPDATED = /"updatedAt":\[0,"([^"]+)"\]/;
/** A picture as the form is given it, with its width where that stands beside it. */
const PICTURE = /"file":\[0,"([0-9a-f]{64})"\](?:[^{}]{0,60}?"width":\[0,(\d+)\])?/g;

/** Reads the page on which a questionnaire is answered, as the server writes it. */
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
