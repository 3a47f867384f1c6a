import { z } from 'zod';
import { type ItemFacts, itemFacts } from '#lib/items/item-facts.ts';
import { richText } from '#lib/items/kinds/rich-text-schema.ts';
import { type RelatedItem, relatedItem } from '#lib/items/related-schemas.ts';
import { type ItemDetail, ratingComment } from '#lib/items/schemas.ts';
import { askedSteps } from '#lib/questions/faults.ts';
import type { CaseBody } from './body-schema.ts';
import { shownCredit, shownLicence, shownWork } from './credits-schemas.ts';
import { readFinding } from './findings-schemas.ts';
import { readableFindings } from './readable-findings.ts';
import { readableSheet } from './sheet.ts';
import { imageCredit, licenceName, workCredit } from './shown-credit.ts';
import type { ShownPart } from './shown-folders.ts';
import { folderOf, viewerFolder } from './viewer-folder-schemas.ts';
import { type ShownParts, shownFolders, viewerStack } from './viewer-stacks-schemas.ts';

/** A case as the viewer loads it before the answer: small, since it arrives before the first image. */
const viewerCase = z.object({
  facts: z.custom<ItemFacts>(),
  /** Null until the title is requested. */
  title: z.string().nullable(),
  difficulty: z.number().int(),
  clinicalInformation: z.string(),
  folders: z.array(viewerFolder),
  /** Null when the images are the author's own. */
  credit: shownLicence.nullable(),
  /** Total number of questions; their content is not sent here. */
  questions: z.number().int(),
  /** Present when the questions withhold images, which appear with later steps or after the answer. */
  awaitsImages: z.literal(true).optional(),
  /** Index of the folder shown first. */
  main: z.number().int(),
  /** Present when an author previews the working copy: self-assessment, lists, rating and copying are then disabled. */
  isPreview: z.literal(true).optional(),
  /** Indexes of the folders in the panels that the author chose, and whether the panels scroll independently. */
  panels: z.array(z.number().int()).optional(),
  unlinked: z.boolean().optional(),
});
export type ViewerCase = z.infer<typeof viewerCase>;

/** Everything that the viewer shows of a case before the answer. */
export const viewerAnswer = z.object({ shown: viewerCase, stacks: z.array(viewerStack) });
export type ViewerAnswer = z.infer<typeof viewerAnswer>;

/** Everything that may reveal the diagnosis; sent only on request. */
export const caseAnswer = z.object({
  answer: z.string(),
  sheet: richText.nullable(),
  /** In the order of the tour. */
  findings: z.array(readFinding),
  credit: shownWork.nullable(),
  imageCredit: shownCredit.nullable(),
  tags: z.array(z.string()),
  lineage: z
    .object({
      sourceId: z.string().nullable(),
      sourceTitle: z.string(),
      sourceAuthor: z.string(),
      sourceHasChanged: z.boolean(),
    })
    .nullable(),
  comments: z.array(ratingComment),
  related: z.array(relatedItem),
});
export type CaseAnswer = z.infer<typeof caseAnswer>;

/** The file of an image, for readers without script. */
export function fileOf(body: ShownParts, folder: number, image: number): string | undefined {
  return shownFolders(body)[folder]?.images[image]?.file;
}

/** The keys of a case's body that the viewer needs; findings only to avoid opening the case on their slices. */
export const VIEWER_KEYS = [
  'difficulty',
  'clinicalInformation',
  'folders',
  'mainImage',
  'findings',
  'presentation',
  'credit',
  'questions',
] as const;
/** The parts of a case that the viewer needs, limited to what the reader may see. */
export type ViewerBody = Pick<CaseBody, (typeof VIEWER_KEYS)[number]> & ShownPart;

/** The viewer's data of a case. */
export function toViewerCase({ card, body }: ItemDetail<ViewerBody>, withTitle: boolean): ViewerCase {
  const shown = body.folders.filter(({ images }) => images.length > 0);
  const { panels: kept = [], unlinked } = body.presentation ?? {};
  const asked = askedSteps(body.questions, body.findings ?? []);
  const panels = kept.map((id) => shown.findIndex((folder) => folder.id === id)).filter((at) => at !== -1);
  return {
    facts: itemFacts(card),
    title: withTitle ? card.title : null,
    difficulty: body.difficulty,
    clinicalInformation: body.clinicalInformation,
    folders: shown.map((folder) => ({
      ...folderOf(folder, body),
      ...(body.early?.includes(folder.id) && { isEarly: true as const }),
    })),
    main: panels[0] ?? 0,
    ...(panels.length > 1 && { panels, ...(unlinked && { unlinked }) }),
    credit: licenceName(body.credit),
    questions: asked.reduce((sum, { questions }) => sum + questions.length, 0),
    ...(body.awaitsImages && { awaitsImages: true as const }),
  };
}

/** The part of a case that reveals the answer; the folders serve to resolve links of the sheet. */
export function toCaseAnswer(
  {
    card,
    body,
    lineage,
    comments,
  }: ItemDetail<
    Pick<CaseBody, 'answer' | 'sheet' | 'findings' | 'folders' | 'presentation' | 'credit'> & ShownPart
  >,
  related: RelatedItem[] = [],
): CaseAnswer {
  return {
    answer: body.answer,
    sheet: readableSheet(card._id, body),
    findings: readableFindings(body),
    credit: workCredit(body.credit),
    imageCredit: imageCredit(body.credit),
    tags: card.tags,
    lineage,
    comments,
    related,
  };
}
