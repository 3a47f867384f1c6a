import { imagePath } from '#lib/images/image-paths.ts';
import { firstWords } from '#lib/platform/first-words.ts';
import { countQuestions } from '#lib/questions/count-questions.ts';
import { bringingSteps, bringsImages } from '#lib/questions/kept-back.ts';
import type { CaseBody, CaseFolder, CaseImages } from './body-schema.ts';
import { coverIndex } from './cover.ts';
import { isCredited } from './credit.ts';
import type { CaseFigures } from './figures-schema.ts';
import { imageAspect } from './image-aspect.ts';
import { CASE_MAX } from './limits.ts';

export interface CaseSummary {
  /** 1 (easy) to 5 (hard). */
  difficulty: number;
  /** Number of folders with images. */
  seriesCount: number;
  imageCount: number;
  /** Main image: file, size in pixels (to reserve its box), and the height-to-width ratio of a pixel. */
  mainImage: { file: string; width: number; height: number; aspect?: number } | null;
  /** One image for each folder, for `folderMainImages`. */
  folderImages: { folder: string; file: string }[];
  /** DICOM modality codes of the images, each once, for the search; absent in older summaries. */
  modalities?: string[];
  /** Whether its images carry a credit; absent in older summaries. */
  credited?: boolean;
  /** The beginning of the clinical information, which does not reveal the answer; absent in older summaries. */
  indication?: string;
  /**
   * Number of questions, number of invalid ones, and ids of the folders withheld until a later step, which no other
   * property mentions; absent in older summaries. A step may name a folder that has no images yet: then nothing is
   * withheld so far.
   */
  questions?: { count: number; faulty: number; namesFolders?: true; keptBack?: string[] };
}

const coverOf = (folder: CaseFolder) => folder.images[coverIndex(folder)];

type ImagesSummary = Omit<CaseSummary, 'difficulty' | 'credited' | 'indication' | 'questions'>;

function summariseImages({ folders, mainImage }: CaseImages): ImagesSummary {
  const shown = folders.filter(({ images }) => images.length > 0);
  const chosen = folders.find(({ id }) => id === mainImage?.folderId);
  const main = chosen?.images[mainImage?.imageIndex ?? 0];
  const folder = main ? chosen : shown[0];
  const image = main ?? (folder && coverOf(folder));
  const aspect = folder && image && imageAspect(folder, image);
  return {
    seriesCount: shown.length,
    imageCount: folders.reduce((sum, { images }) => sum + images.length, 0),
    mainImage: image
      ? {
          file: image.file,
          width: image.width,
          height: image.height,
          ...(aspect !== undefined && { aspect }),
        }
      : null,
    modalities: [...new Set(shown.flatMap(({ series }) => series?.modality ?? []))],
    folderImages: shown.flatMap((folder) => {
      const own = coverOf(folder);
      return own ? [{ folder: folder.name, file: own.file }] : [];
    }),
  };
}

/** Only a summary made with the findings can tell whether a zone's finding still exists: publishing checks again. */
function summariseQuestions({ questions, ...body }: Partial<CaseBody>) {
  const folders = body.folders ?? null;
  const asking = { questions, findings: body.findings ?? null };
  const isThere = (id: string) => folders?.some((each) => each.id === id && each.images.length > 0) ?? true;
  const keptBack = [...bringingSteps(asking).keys()].filter(isThere);
  return {
    ...countQuestions(asking, folders),
    ...(bringsImages(questions) && { namesFolders: true as const }),
    ...(keptBack.length > 0 && { keptBack }),
  };
}

/** The summary of a case, or of some of its parts, for its card; counts only images shown from the beginning. */
export function summariseCase(body: Partial<CaseBody>): Partial<CaseSummary> {
  const { clinicalInformation, difficulty, folders, mainImage = null } = body;
  const questions = 'questions' in body ? summariseQuestions(body) : undefined;
  const shown = folders?.filter(({ id }) => !questions?.keptBack?.includes(id));
  return {
    ...('credit' in body && { credited: isCredited(body.credit) }),
    ...(questions && { questions }),
    ...(clinicalInformation !== undefined && {
      indication: firstWords(clinicalInformation, CASE_MAX.indication),
    }),
    ...(difficulty !== undefined && { difficulty }),
    ...(shown && summariseImages({ folders: shown, mainImage })),
  };
}

/** A case's data for its card. Folder names are hidden with the title, since they often name the diagnosis. */
export function caseFiguresOf(
  { difficulty, seriesCount, imageCount, mainImage, folderImages, indication, questions }: CaseSummary,
  { id, titlesHidden, withIndication }: { id: string; titlesHidden: boolean; withIndication?: boolean },
): CaseFigures {
  const named = folderImages.map(({ folder, file }, index): [string, string] => [
    titlesHidden ? String(index + 1) : folder,
    imagePath(id, file),
  ]);
  return {
    difficulty,
    seriesCount,
    imageCount,
    mainImage: mainImage && imagePath(id, mainImage.file),
    ...(mainImage?.aspect !== undefined && { mainImageAspect: mainImage.aspect }),
    folders: named.map(([folder]) => folder),
    folderMainImages: Object.fromEntries(named),
    ...(withIndication && indication && { indication }),
    ...(questions && questions.count > 0 && { questionsCount: questions.count }),
  };
}
