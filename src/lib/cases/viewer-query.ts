import { clampIndex } from '#lib/imaging/stack.ts';

/**
 * The state in the viewer's address. Folder and image are numbers, not names: an address must not give the diagnosis
 * away.
 */
export interface ViewerQuery {
  /** Indices, from 0. In the address they count from 1. */
  folder: number;
  image: number;
  title: boolean;
  information: boolean;
  answer: boolean;
  sheet: boolean;
  about: boolean;
  questions: boolean;
  /** Id of the finding that the tour is at, once the answer is shown. */
  finding?: string | undefined;
}

/** The folders against which an address is checked. */
export interface ViewerStacks {
  folders: { count: number; start: number }[];
  /** The folder one starts with. */
  main: number;
}

const FLAGS = {
  title: 'titre',
  information: 'infos',
  answer: 'reponse',
  sheet: 'fiche',
  about: 'apropos',
  questions: 'questions',
} as const;
/** An id says nothing of what is found. */
const FINDING = 'constat';
const FINDING_ID = /^[A-Za-z0-9][\w-]{0,63}$/;
type Flag = keyof typeof FLAGS;

function numbered(text: string | null): number | null {
  return text !== null && /^\d{1,5}$/.test(text) ? Number(text) - 1 : null;
}

/** Reads `?serie=2&image=5&titre=1`; anything out of range goes to the nearest thing there is. */
export function parseViewerQuery(params: URLSearchParams, { folders, main }: ViewerStacks): ViewerQuery {
  const folder = clampIndex(numbered(params.get('serie')) ?? main, folders.length);
  const stack = folders[folder] ?? { count: 0, start: 0 };
  const asks = (flag: Flag) => params.get(FLAGS[flag]) === '1';
  const finding = params.get(FINDING);
  return {
    folder,
    image: clampIndex(numbered(params.get('image')) ?? stack.start, stack.count),
    title: asks('title'),
    information: asks('information'),
    answer: asks('answer'),
    sheet: asks('sheet'),
    about: asks('about'),
    questions: asks('questions'),
    ...(finding && FINDING_ID.test(finding) && { finding }),
  };
}

/** The query string of a view of the case, with its question mark; nothing is revealed that is not named. */
export function viewerSearch(query: Pick<ViewerQuery, 'folder' | 'image'> & Partial<ViewerQuery>): string {
  const params = new URLSearchParams({ serie: String(query.folder + 1), image: String(query.image + 1) });
  for (const flag of Object.keys(FLAGS) as Flag[]) if (query[flag]) params.set(FLAGS[flag], '1');
  if (query.finding) params.set(FINDING, query.finding);
  return `?${params}`;
}
