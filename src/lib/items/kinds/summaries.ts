import type { CaseFigures } from '#lib/cases/figures-schema.ts';
import type { CaseSummary } from '#lib/cases/summary.ts';
import type { ProtocolFigures } from '#lib/protocols/figures-schema.ts';
import type { ProtocolSummary } from '#lib/protocols/summary.ts';
import type { QuestionnaireFigures } from '#lib/questionnaires/figures-schema.ts';
import type { QuestionnaireSummary } from '#lib/questionnaires/summary.ts';

/** The facts of a body that cards need, stored beside the item so that a list never reads bodies. */
export interface SummaryOfKind {
  questionnaire: QuestionnaireSummary;
  case: CaseSummary;
  protocol: ProtocolSummary;
}
export type ItemSummary = SummaryOfKind[keyof SummaryOfKind];

/** The facts of a summary that come from some of the body's parts. */
export type SummaryPart = Partial<ItemSummary>;

/** The facts of a body on a card. */
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

/** How many images an item has: a measure of the cost of processing it. */
export function imageCountOf(summary: ItemSummary): number {
  return 'imageCount' in summary ? summary.imageCount : 0;
}
