import type { CaseFigures } from '#lib/cases/figures-schema.ts';
import type { CaseSummary } from '#lib/cases/summary.ts';
import type { ProtocolFigures } from '#lib/protocols/figures-schema.ts';
import type { ProtocolSummary } from '#lib/protocols/summary.ts';
import type { QuestionnaireFigures } from '#lib/questionnaires/figures-schema.ts';
import type { QuestionnaireSummary } from '#lib/questionnaires/summary.ts';

/** The summaries of bodies for cards, stored with the items: lists never need to read bodies. */
export interface SummaryOfKind {
  questionnaire: QuestionnaireSummary;
  case: CaseSummary;
  protocol: ProtocolSummary;
}
export type ItemSummary = SummaryOfKind[keyof SummaryOfKind];

/** The part of a summary that comes from some parts of the body. */
export type SummaryPart = Partial<ItemSummary>;

/** The figures of a body on a card. */
export interface FiguresOfKind {
  questionnaire: QuestionnaireFigures;
  case: CaseFigures;
  protocol: ProtocolFigures;
}

/** The images shown small: the item's cover, and those of its folders. */
export function coversOf(summary: ItemSummary): string[] {
  if (!('folderImages' in summary)) return [];
  const files = [summary.mainImage?.file, ...summary.folderImages.map(({ file }) => file)];
  return [...new Set(files)].filter((file) => file !== undefined);
}

/** The number of images of an item, as a measure of the cost of processing it. */
export function imageCountOf(summary: ItemSummary): number {
  return 'imageCount' in summary ? summary.imageCount : 0;
}
