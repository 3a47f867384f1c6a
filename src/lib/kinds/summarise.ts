import type { ItemKind } from '#lib/domain/item.ts';
import type { BodyOfKind } from './bodies.ts';
import type { CaseFolder, CaseImages } from './case/body-schema.ts';
import { walkQuestions } from './questionnaire/tree.ts';
import type { ItemSummary } from './summary.ts';

const SUMMARISE: { [Kind in ItemKind]: (body: Partial<BodyOfKind[Kind]>) => ItemSummary } = {
  questionnaire: ({ pages = [] }) => ({
    questions: Array.from(walkQuestions(pages), ({ question }) => question.id),
  }),
  case: ({ difficulty, folders, mainImage = null }) => ({
    ...(difficulty !== undefined && { difficulty }),
    ...(folders && summariseImages({ folders, mainImage })),
  }),
  protocol: ({ imagingType, region }) => ({ imagingType, region }),
};

/** What a card shows of a body, so that lists never read bodies; of a part of it, what the card shows of that part. */
export function summarise<Kind extends ItemKind>(kind: Kind, body: Partial<BodyOfKind[Kind]>): ItemSummary {
  return SUMMARISE[kind](body);
}

function summariseImages({ folders, mainImage }: CaseImages): ItemSummary {
  const shown = folders.filter(({ images }) => images.length > 0);
  const main = folders.find(({ id }) => id === mainImage?.folderId)?.images[mainImage?.imageIndex ?? 0];
  const image = main ?? (shown[0] && mainImageOf(shown[0]));
  return {
    seriesCount: shown.length,
    imageCount: folders.reduce((sum, { images }) => sum + images.length, 0),
    mainImage: image ? { file: image.file, width: image.width, height: image.height } : null,
    folderImages: shown.flatMap((folder) => {
      const own = mainImageOf(folder);
      return own ? [{ folder: folder.name, file: own.file }] : [];
    }),
  };
}

function mainImageOf({ images, mainImage = 0 }: CaseFolder) {
  return images[mainImage] ?? images[0];
}
