import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { examMessages as m } from '#lib/cases/exams-texts.ts';
import type { ExamCase } from '../case-editor/beside.ts';
import { CaseReview } from '../case-editor/CaseReview.tsx';
import { ExamDrafts } from '../case-editor/ExamDrafts.tsx';
import { IntakeProgress, IntakeSkippedFiles } from '../case-editor/IntakeState.tsx';
import { takeFiles } from '../case-editor/import-files.ts';
import { createIntake, type GivenFiles } from '../case-editor/intake.ts';
import { MarksStep } from '../case-editor/marks/MarksStep.tsx';
import { TeachingStep } from '../case-editor/teaching/TeachingStep.tsx';
import '../files/files.css';
import './new-cases.css';

/**
 * Creates cases from files: these are parsed and reviewed as in a case's editor, then each exam becomes a draft.
 * The page must stay open while it uploads the images.
 */
export function NewCases({ given }: { given: GivenFiles }) {
  const [intake] = useState(() => createIntake());
  const [cases, setCases] = useState<readonly ExamCase[]>([]);
  const { review, marks } = useStore(intake.$import);
  const show = (sent: readonly ExamCase[]) => setCases((before) => [...new Set([...before, ...sent])]);
  useEffect(() => void takeFiles(intake, given), [intake, given]);
  return (
    <div className="new-cases">
      <IntakeProgress intake={intake} />
      <IntakeSkippedFiles intake={intake} />
      <TeachingStep intake={intake} onSent={show} />
      <MarksStep intake={intake} />
      {review && !marks && <CaseReview intake={intake} review={review} onSent={show} />}
      {cases.length > 0 && <ExamDrafts drafts={cases} words={m.madeOf} />}
    </div>
  );
}
