import type { ItemCard } from '#lib/contract/items.ts';
import { imagePath } from '#lib/domain/image-paths.ts';
import { averageRating } from '#lib/domain/rating.ts';
import type { CardRow } from '../../db/card-rows.ts';

export interface CardOptions {
  /** Who asks, null signed out. */
  askerId: string | null;
  /** Spoiler mode: no title, and no folder name since authors name folders after what they show. */
  titlesHidden?: boolean;
  /** The ids of a questionnaire's questions (the API's answers); pages only need their number. */
  questionIds?: boolean;
}

/** An average out of 10 from a sum in half points, with two decimals: as many as anyone can want. */
export function averageOf(halfPoints: number, count: number): number {
  return Math.round(averageRating(halfPoints / 2, count) * 100) / 100;
}

/** A row as it crosses the wire. */
export function projectCard(row: CardRow, options: CardOptions): ItemCard {
  const name = row.shown_name ?? '';
  const { views, copies } = row;
  return {
    _id: row.id,
    title: options.titlesHidden ? null : row.title,
    tags: row.tags,
    visibility: row.visibility,
    user: row.username === null ? null : { username: row.username, name },
    // The product asks nobody for an e-mail address; the specification's field stays.
    author: { name, email: '' },
    mine: options.askerId !== null && row.owner_id === options.askerId,
    views,
    copies,
    stats: { views, copies },
    averageRating: averageOf(row.rating_sum, row.rating_count),
    ratingsCount: row.rating_count,
    userRating: row.my_rating === null ? null : row.my_rating / 2,
    revision: row.revision,
    createdAt: new Date(row.created_at).toISOString(),
    updatedAt: new Date(row.updated_at).toISOString(),
    ...ofKind(row, options),
  };
}

function ofKind({ id, kind, summary }: CardRow, options: CardOptions): Partial<ItemCard> {
  if (kind === 'questionnaire') {
    const questions = summary.questions ?? [];
    return { questionCount: questions.length, ...(options.questionIds ? { questions } : {}) };
  }
  if (kind === 'protocol') {
    const { imagingType, region } = summary;
    return { ...(imagingType ? { imagingType } : {}), ...(region ? { region } : {}) };
  }
  const { difficulty, seriesCount = 0, imageCount = 0, mainImage, folderImages = [] } = summary;
  const named = folderImages.map(({ folder, file }, index): [string, string] => [
    options.titlesHidden ? String(index + 1) : folder,
    imagePath(id, file),
  ]);
  return {
    ...(difficulty ? { difficulty } : {}),
    seriesCount,
    imageCount,
    mainImage: mainImage ? imagePath(id, mainImage.file) : null,
    folders: named.map(([folder]) => folder),
    folderMainImages: Object.fromEntries(named),
  };
}
