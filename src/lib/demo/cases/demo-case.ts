import type { CaseBody } from '#lib/cases/body-schema.ts';
import type { FolderView } from '#lib/cases/presentation-schema.ts';
import { french } from '#lib/platform/typography.ts';
import { markup } from '../markup.ts';
import type { PhantomName } from '../phantoms/catalogue.ts';
import type { LesionSpec } from '../phantoms/types.ts';
import type { Published } from '../teaching/published.ts';

/** A phantom to draw for a case: the arguments of `buildPhantom`. */
export interface Imaging {
  phantom: PhantomName;
  lesion?: LesionSpec;
  seed: number;
  /** Draws as many slices as a real exam has. */
  long?: boolean;
}

/** An image of the case that its sheet shows after the section of signs. */
export interface Illustration {
  folder: string;
  /** Index of the image, from 0. */
  image: number;
  alt: string;
  caption: string;
}

/** The opening presentation that a demo case's author chose. */
export interface DemoOpening {
  views: Omit<FolderView, 'key'>[];
  panels: string[];
}

/** A finding of a demo case. */
export interface DemoFinding {
  /** Id of the folder on which the finding lies. */
  on: string;
  /** The image, counted from 1; the cover when absent. */
  image?: number;
  name: string;
  explanation: string;
  zoom?: number;
  /** « ellipse 60 100 84 216 »: kind and points, in pixels of the drawn image; a label ends with its text. */
  marks: string[];
}

export interface DemoCase {
  title: string;
  tags: string[];
  /** The body without its images, which seeding draws and stores. */
  body: Omit<CaseBody, 'folders' | 'mainImage' | 'findings' | 'presentation' | 'credit'>;
  imaging: Imaging[];
  /** Real images, used instead of drawn ones. */
  published?: Published;
  illustration?: Illustration;
  findings?: DemoFinding[];
  /** The case's presentation, on the cover slices of its folders. */
  opening?: DemoOpening;
}

type Difficulty = 1 | 2 | 3 | 4 | 5;

/** Makes a demo case; `tags` are separated by commas, and `sheet` is in the demo markup. */
export function clinicalCase(
  title: string,
  tags: string,
  difficulty: Difficulty,
  clinicalInformation: string,
  answer: string,
  sheet: string,
  ...imaging: Imaging[]
): DemoCase {
  return {
    title: french(title),
    tags: tags.split(',').map((tag) => tag.trim()),
    body: {
      difficulty,
      clinicalInformation: french(clinicalInformation),
      answer: french(answer),
      sheet: markup(sheet),
    },
    imaging,
  };
}

/** Adds an image to the sheet of a case: `f1:5` is the fifth image of the folder f1. */
export function illustrated(demo: DemoCase, place: string, caption: string, alt: string): DemoCase {
  const [folder = '', image] = place.split(':');
  const texts = { alt: french(alt), caption: french(caption) };
  return { ...demo, illustration: { folder, image: Number(image) - 1, ...texts } };
}

/** Parses « phantom lesion side »: `phantomImaging('head-ct extradural right', 3)`; the seed determines the patient. */
export function phantomImaging(
  words: string,
  seed: number,
  more: { scale?: number; level?: number } = {},
): Imaging {
  const [name, kind, side] = words.split(' ');
  const phantom = name as PhantomName;
  if (kind === undefined) return { phantom, seed };
  return { phantom, seed, lesion: { kind, ...((side === 'right' || side === 'left') && { side }), ...more } };
}

/** A sheet with the usual sections. Lists are separated by ` | `; `- ` nests an item under the one before it. */
export function sheet(
  definition: string,
  signs: string,
  differentials: string,
  management: string,
  remember: string,
): string {
  const list = (items: string): string =>
    items
      .split(' | ')
      .map((item) => (item.startsWith('- ') ? `-${item}` : `- ${item}`))
      .join('\n');
  return `## Définition
${definition}
## Signes en imagerie
${list(signs)}
## Diagnostics différentiels
${list(differentials)}
## Conduite à tenir
${management}
## À retenir
**${remember}**`;
}

/**
 * A section with a table, to append to a sheet; cells are separated by ` | `, and the first row names the columns. A
 * last row that begins with `= ` is the table's caption.
 */
export function table(heading: string, ...rows: string[]): string {
  const lines = rows.map((row) => (row.startsWith('= ') ? `|${row}` : `| ${row} |`));
  return [`\n## ${heading}`, ...lines].join('\n');
}

/** A section to append to a sheet, one paragraph per line. */
export function section(heading: string, ...lines: string[]): string {
  return [`\n## ${heading}`, ...lines].join('\n');
}
