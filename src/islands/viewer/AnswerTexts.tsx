import type { ReactNode } from 'react';
import type { CaseAnswer } from '#lib/cases/viewer-schemas.ts';
import { viewerMessages as m } from '#lib/viewer/texts.ts';
import { SheetLink } from '../item/SheetLink.tsx';
import { OwnWords } from '../practice/OwnWords.tsx';
import { RichText } from '../rich-text/RichText.tsx';
import { CaseTags } from './CaseTags.tsx';
import { CaseText } from './CaseText.tsx';

interface ToSheetProps {
  caseId: string;
  sheet: CaseAnswer['sheet'];
  mine: boolean;
}

/** A link to the page of the sheet; also shown under the answer, as long as the sheet is not open here. */
export const ToSheet = ({ caseId, sheet, mine }: ToSheetProps) => (
  <SheetLink caseId={caseId} written={isWritten(sheet)} mine={mine} />
);

const isWritten = (sheet: CaseAnswer['sheet']): sheet is NonNullable<CaseAnswer['sheet']> =>
  sheet !== null && sheet.length > 0;

interface AnswerProps {
  itemId: string;
  mine: boolean;
  /** Whether this is the author's preview: the draft of the sheet has no page of its own. */
  isPreview: boolean;
  answer: CaseAnswer;
  asked: boolean;
}

type AnswerOnly = Omit<AnswerProps, 'mine' | 'isPreview'> & { children: ReactNode };

/** The answer of the case, with the reader's own hypothesis and the tags. */
export function Answer({ itemId, answer, asked, children }: AnswerOnly) {
  return (
    <CaseText title={m.answer} asked={asked}>
      <p className="case-answer">{answer.answer || m.noAnswer}</p>
      <OwnWords caseId={itemId} />
      <CaseTags tags={answer.tags} />
      {children}
    </CaseText>
  );
}

/** The sheet, shown on demand, independently of the answer. */
export function Sheet({ itemId, mine, isPreview, answer: { sheet }, asked }: AnswerProps) {
  return (
    <CaseText title={m.sheet} asked={asked}>
      {isWritten(sheet) ? <RichText itemId={itemId} content={sheet} under={2} /> : <p>{m.noSheet}</p>}
      {!isPreview && <ToSheet caseId={itemId} sheet={sheet} mine={mine} />}
    </CaseText>
  );
}
