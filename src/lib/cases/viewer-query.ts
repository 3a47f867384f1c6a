import { clampIndex } from '#lib/imaging/stack.ts';

/**
 * The state in the viewer's address. Folder and image are numbers, not names: an address must not reveal the
 * diagnosis.
 */
export interface ViewerQuery {
  /** Indexes counted from 0; in the address they count from 1. */
  folder: number;
  image: number;
  title: boolean;
  information: boolean;
  answer: boolean;
  sheet: boolean;
  about: boolean;
  questions: boolean;
  /** Whether to show images withheld by the questions: the answer was revealed, or a link of the sheet led to them. */
  early: boolean;
  /** Id of the finding shown by the tour, once the answer is revealed. */
  finding?: string | undefined;
}

/** The folders against which an address is validated. */
export interface ViewerStacks {
  folders: { count: number; start: number }[];
  /** Index of the folder shown first. */
  main: number;
  /** Present when further folders exist that are not shown yet. */
  awaitsImages?: boolean | undefined;
}

const FLAGS = {
  title: 'titre',
  information: 'infos',
  answer: 'reponse',
  sheet: 'fiche',
  about: 'apropos',
  questions: 'questions',
  early: 'toutes',
} as const;
/** Findings are named by id, which reveals nothing about them. */
const FINDING = 'constat';
const FINDING_ID = /^[A-Za-z0-9][\w-]{0,63}$/;
type Flag = keyof typeof FLAGS;

function numbered(text: string | null): number | null {
  return text !== null && /^\d{1,5}$/.test(text) ? Number(text) - 1 : null;
}

/**
 * Reads `?serie=2&image=5&titre=1`; a number out of range is replaced by the nearest valid one. A folder that is not
 * shown yet is not replaced: the case then opens as without a query string.
 */
export function parseViewerQuery(
  params: URLSearchParams,
  { folders, main, awaitsImages = false }: ViewerStacks,
): ViewerQuery {
  const asked = numbered(params.get('serie')) ?? main;
  const isLater = awaitsImages && asked >= folders.length;
  const folder = clampIndex(isLater ? main : asked, folders.length);
  const stack = folders[folder] ?? { count: 0, start: 0 };
  const asks = (flag: Flag) => params.get(FLAGS[flag]) === '1';
  const finding = params.get(FINDING);
  return {
    folder,
    image: clampIndex((isLater ? null : numbered(params.get('image'))) ?? stack.start, stack.count),
    title: asks('title'),
    information: asks('information'),
    answer: asks('answer'),
    sheet: asks('sheet'),
    about: asks('about'),
    questions: asks('questions'),
    early: asks('early'),
    ...(finding && FINDING_ID.test(finding) && { finding }),
  };
}

/** The query string for a folder with the questions panel open, which revealed the folder. */
export const stepSearch = (folder: number): string =>
  `?${new URLSearchParams({ serie: String(folder + 1), [FLAGS.questions]: '1' })}`;

/** Whether a view reveals what the case withholds, including the images of later steps of its questions. */
export const asksForAll = ({ answer, sheet, early }: ViewerQuery): boolean => answer || sheet || early;

/** The query string of a view of the case, with its question mark; parts not mentioned stay hidden. */
export function viewerSearch(query: Pick<ViewerQuery, 'folder' | 'image'> & Partial<ViewerQuery>): string {
  const params = new URLSearchParams({ serie: String(query.folder + 1), image: String(query.image + 1) });
  for (const flag of Object.keys(FLAGS) as Flag[]) if (query[flag]) params.set(FLAGS[flag], '1');
  if (query.finding) params.set(FINDING, query.finding);
  return `?${params}`;
}
