import type { EditedCase } from '../body-schema.ts';
import { isQuizQuestion } from './write-mirc.ts';

/** What a MIRC document does not say of a case. */
const MIRC_LOSSES = ['values', 'findings', 'questions', 'explanations', 'sheet'] as const;
export type MircLoss = (typeof MIRC_LOSSES)[number];

/** What of a case is lost in a MIRC document; of the sheet, whatever it holds. */
export function mircLosses({ folders, findings, questions }: EditedCase): MircLoss[] {
  const asked = questions?.steps.flatMap((step) => step.questions) ?? [];
  const isLost: Record<MircLoss, boolean> = {
    values: folders.some(({ images }) => images.some(({ kind }) => kind === 'frame')),
    findings: (findings ?? []).length > 0,
    questions: !asked.every(isQuizQuestion),
    explanations: asked.some(({ explanation }) => explanation),
    sheet: true,
  };
  return MIRC_LOSSES.filter((loss) => isLost[loss]);
}
