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
  /** A stack as long as a real exam's. */
  long?: boolean;
}

/** An image of the case that its sheet shows, after the signs. */
export interface Illustration {
  folder: string;
  /** Index, from 0. */
  image: number;
  alt: string;
  caption: string;
}

/** The author's opening presentation of a demo case. */
export interface DemoOpening {
  views: Omit<FolderView, 'key'>[];
  panels: string[];
}

/** A finding of a demo case. */
export interface DemoFinding {
  /** Id of the folder. */
  on: string;
  /** The image, counted from 1; the cover when absent. */
  image?: number;
  name: string;
  explanation: string;
  zoom?: number;
  /** « ellipse 60 100 84 216 »: kind and points, in pixels of the drawn image; a label ends with its words. */
  marks: string[];
}

export interface DemoCase {
  title: string;
  tags: string[];
  /** The body without its images, which the seeding draws and stores. */
  body: Omit<CaseBody, 'folders' | 'mainImage' | 'findings' | 'presentation' | 'credit'>;
  imaging: Imaging[];
  /** Real images in place of drawn ones. */
  published?: Published;
  illustration?: Illustration;
  findings?: DemoFinding[];
  /** Its presentation, on the covers of its folders. */
  opening?: DemoOpening;
}

type Difficulty = 1 | 2 | 3 | 4 | 5;

/** One case; tags separated by commas, `sheet` in the demo markup. */
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

/** The case with an image in its sheet: `f1:5` is the fifth image of the folder f1. */
export function illustrated(demo: DemoCase, place: string, caption: string, alt: string): DemoCase {
  const [folder = '', image] = place.split(':');
  const texts = { alt: french(alt), caption: french(caption) };
  return { ...demo, illustration: { folder, image: Number(image) - 1, ...texts } };
}

/** « phantom lesion side »: `shows('head-ct extradural right', 3)`; the seed is the patient. */
export function shows(words: string, seed: number, more: { scale?: number; level?: number } = {}): Imaging {
  const [name, kind, side] = words.split(' ');
  const phantom = name as PhantomName;
  if (kind === undefined) return { phantom, seed };
  return { phantom, seed, lesion: { kind, ...((side === 'right' || side === 'left') && { side }), ...more } };
}

/** The usual sheet. Lists are separated by ` | `; an item that begins with `- ` is nested under the one before it. */
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
 * A section with a table, to put after a sheet; cells separated by ` | `, the first row naming the columns. A last
 * row that begins with `= ` is the table's caption.
 */
export function table(heading: string, ...rows: string[]): string {
  const lines = rows.map((row) => (row.startsWith('= ') ? `|${row}` : `| ${row} |`));
  return [`\n## ${heading}`, ...lines].join('\n');
}

/** A last section, one paragraph per line. */
export function section(heading: string, ...lines: string[]): string {
  return [`\n## ${heading}`, ...lines].join('\n');
}
