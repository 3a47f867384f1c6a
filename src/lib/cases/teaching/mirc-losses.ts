import type { EditedCase } from '../body-schema.ts';
import { isQuizQuestion } from './write-mirc.ts';

/** The parts of a case that a MIRC document cannot hold. */
const MIRC_LOSSES = ['values', 'findings', 'questions', 'explanations', 'sheet'] as const;
export type MircLoss = (typeof MIRC_LOSSES)[number];

/** The parts of a case that are lost in a MIRC document; losses of the sheet are always listed. */
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
