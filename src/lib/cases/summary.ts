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
  /** 1 to 5. */
  difficulty: number;
  /** Folders with images. */
  seriesCount: number;
  imageCount: number;
  /** Main image: its file and pixel size, for the reserved box; and how much taller than wide its pixels are. */
  mainImage: { file: string; width: number; height: number; aspect?: number } | null;
  /** One image per folder, for `folderMainImages`. */
  folderImages: { folder: string; file: string }[];
  /** DICOM's codes of how they were made, each once, for the search; absent in summaries from before that. */
  modalities?: string[];
  /** Whether its images carry a credit; absent in older summaries. */
  credited?: boolean;
  /** The beginning of its clinical information, which gives nothing away; absent in older summaries. */
  indication?: string;
  /**
   * Questions that it asks, how many of them cannot be asked as they are, and the ids of the folders that their steps bring,
   * of which nothing else here tells; absent in summaries from before them. A step may name a folder whose images are still to
   * come: then nothing is kept back yet.
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

/** Whether a zone's finding is still there is known only where findings are read with it: publishing asks again. */
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

/** What a card shows of a case, or of the parts of one that are given: of its images those that are there from the beginning. */
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

/** A case's figures on its card. With its title its folders' names are hidden: authors name them after what they show. */
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
