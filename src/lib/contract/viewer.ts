import { z } from 'zod';
import type { ViewerStacks } from '#lib/domain/viewer-query.ts';
import type { CaseBody, CaseFolder } from './bodies/case.ts';
import { type ItemCard, type ItemDetail, ratingComment } from './items.ts';
import { richText } from './rich-text.ts';
import { readableSheet } from './sheet.ts';

/** What an item's panel shows: nothing in it names the item. */
export type ItemFacts = Pick<
  ItemCard,
  | '_id'
  | 'visibility'
  | 'mine'
  | 'views'
  | 'copies'
  | 'averageRating'
  | 'ratingsCount'
  | 'userRating'
  | 'createdAt'
  | 'updatedAt'
> & { author: string };

export interface ViewerFolder {
  name: string;
  /** The author's description for those who cannot see the images; written not to spoil. */
  description: string;
  /** Content addresses of the images, in order. */
  files: string[];
  /** Index of the image that stands for the folder, and its size in pixels. */
  start: number;
  width: number;
  height: number;
}

/** A case as the viewer gets it before anything is revealed. */
export interface ViewerCase {
  facts: ItemFacts;
  /** Null until asked for. */
  title: string | null;
  difficulty: number;
  clinicalInformation: string;
  folders: ViewerFolder[];
  /** Index of the folder one starts with. */
  main: number;
}

/** Everything that may give the diagnosis away; sent only when asked for. */
export const caseAnswer = z.object({
  answer: z.string(),
  sheet: richText.nullable(),
  tags: z.array(z.string()),
  lineage: z
    .object({ sourceId: z.string().nullable(), sourceTitle: z.string(), sourceAuthor: z.string() })
    .nullable(),
  comments: z.array(ratingComment),
});
export type CaseAnswer = z.infer<typeof caseAnswer>;

/** The facts of a card, without its title and tags. */
export function itemFacts(card: ItemCard): ItemFacts {
  const { _id, visibility, mine, views, copies, averageRating, ratingsCount, userRating } = card;
  const { createdAt, updatedAt } = card;
  const author = card.user?.name || card.author.name;
  return {
    ...{ _id, visibility, mine, views, copies, averageRating, ratingsCount, userRating },
    ...{ createdAt, updatedAt, author },
  };
}

function viewerFolder(folder: CaseFolder, start: number): ViewerFolder {
  const { width = 1, height = 1 } = folder.images[start] ?? {};
  return {
    name: folder.name,
    description: folder.description,
    files: folder.images.map(({ file }) => file),
    ...{ start, width, height },
  };
}

/** The viewer's part of a case. Empty folders are left out: there is nothing to see in them. */
export function toViewerCase({ card, body }: ItemDetail<CaseBody>, withTitle: boolean): ViewerCase {
  const shown = body.folders.filter(({ images }) => images.length > 0);
  const main = shown.findIndex(({ id }) => id === body.mainImage?.folderId);
  return {
    facts: itemFacts(card),
    title: withTitle ? card.title : null,
    difficulty: body.difficulty,
    clinicalInformation: body.clinicalInformation,
    folders: shown.map((folder, index) =>
      viewerFolder(folder, (index === main ? body.mainImage?.imageIndex : folder.mainImage) ?? 0),
    ),
    main: Math.max(0, main),
  };
}

/** The part of a case that spoils. */
export function toCaseAnswer({ card, body, lineage, comments }: ItemDetail<CaseBody>): CaseAnswer {
  return { answer: body.answer, sheet: readableSheet(card._id, body), tags: card.tags, lineage, comments };
}

/** What the viewer's address is read against. */
export function stacksOf({ folders, main }: ViewerCase): ViewerStacks {
  return { folders: folders.map(({ files, start }) => ({ count: files.length, start })), main };
}
