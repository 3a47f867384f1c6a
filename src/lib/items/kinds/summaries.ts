import type { CaseFigures } from '#lib/cases/figures-schema.ts';
import type { CaseSummary } from '#lib/cases/summary.ts';
import type { ProtocolFigures } from '#lib/protocols/figures-schema.ts';
import type { ProtocolSummary } from '#lib/protocols/summary.ts';
import type { QuestionnaireFigures } from '#lib/questionnaires/figures-schema.ts';
import type { QuestionnaireSummary } from '#lib/questionnaires/summary.ts';

/** What a card needs of a body, stored beside the item so that a list never reads bodies. */
export interface SummaryOfKind {
  questionnaire: QuestionnaireSummary;
  case: CaseSummary;
  protocol: ProtocolSummary;
}
export type ItemSummary = SummaryOfKind[keyof SummaryOfKind];

/** What of a summary comes from some of the body's parts. */
export type SummaryPart = Partial<ItemSummary>;

/** What a card says of a body. */
export interface FiguresOfKind {
  questionnaire: QuestionnaireFigures;
  case: CaseFigures;
  protocol: ProtocolFigures;
}

/** The images that pages show small: the one that stands for the item, and those of its folders. */
export function coversOf(summary: ItemSummary): string[] {
  if (!('folderImages' in summary)) return [];
  const files = [summary.mainImage?.file, ...summary.folderImages.map(({ file }) => file)];
  return [...new Set(files)].filter((file) => file !== undefined);
}

/** How many images an item has: what working on it costs. */
export function imageCountOf(summary: ItemSummary): number {
  return 'imageCount' in summary ? summary.imageCount : 0;
}
