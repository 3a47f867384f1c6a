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

/** A case as the viewer gets it before anything is revealed: small, it comes before the first image. */
const viewerCase = z.object({
  facts: z.custom<ItemFacts>(),
  /** Null until it is asked for. */
  title: z.string().nullable(),
  difficulty: z.number().int(),
  clinicalInformation: z.string(),
  folders: z.array(viewerFolder),
  /** Null when the images are the author's own. */
  credit: shownLicence.nullable(),
  /** The number of questions in each step; nothing else about them is sent here. */
  questions: z.number().int(),
  /** They keep images back, which come with later steps or once the answer is asked for. */
  awaitsImages: z.literal(true).optional(),
  /** Index of the folder one starts with. */
  main: z.number().int(),
  /** Present where an author previews the working copy: there is nothing to grade, keep, rate or copy. */
  isPreview: z.literal(true).optional(),
  /** The folders in the panels that its author chose, by index; and whether each scrolls for itself. */
  panels: z.array(z.number().int()).optional(),
  unlinked: z.boolean().optional(),
});
export type ViewerCase = z.infer<typeof viewerCase>;

/** All that the viewer shows of a case before the answer. */
export const viewerAnswer = z.object({ shown: viewerCase, stacks: z.array(viewerStack) });
export type ViewerAnswer = z.infer<typeof viewerAnswer>;

/** Everything that may give the diagnosis away; sent only when asked for. */
export const caseAnswer = z.object({
  answer: z.string(),
  sheet: richText.nullable(),
  /** In the order of their tour. */
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

/** The file of an image, for those who come without script. */
export function fileOf(body: ShownParts, folder: number, image: number): string | undefined {
  return shownFolders(body)[folder]?.images[image]?.file;
}

/** The keys of a case's body that the viewer needs; findings only so that the case does not open on their slices. */
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
/** The parts of a case that its viewer needs, as far as the reader may see them. */
export type ViewerBody = Pick<CaseBody, (typeof VIEWER_KEYS)[number]> & ShownPart;

/** The viewer's part of a case. */
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

/** The part of a case that spoils; links of its sheet are looked up in the folders. */
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
