import type { ReactNode } from 'react';
import type { QuestionnaireIndex } from '#lib/questionnaires/questionnaire-index.ts';
import { questionnaireMessages as m } from '#lib/questionnaires/texts.ts';
import type { QuestionOption } from '#lib/questionnaires/tree.ts';
import { ContentImage } from '../rich-text/ContentImage.tsx';
import { CodesView } from './CodesView.tsx';
import { Condition } from './Condition.tsx';
import { FicheNote } from './FicheNote.tsx';
import { Repeated } from './Repeated.tsx';
import { ReportSentence } from './ReportSentence.tsx';

interface OptionViewProps {
  itemId: string;
  option: QuestionOption;
  multiple: boolean;
  isDefault: boolean;
  /** Depth of the question that the option belongs to. */
  depth: number;
  index: QuestionnaireIndex;
  /** The sub-questions of the option. */
  children: ReactNode;
}

function iconOf(multiple: boolean, isDefault: boolean): string {
  if (multiple) return isDefault ? 'i-lucide-square-check' : 'i-lucide-square';
  return isDefault ? 'i-lucide-circle-check' : 'i-lucide-circle';
}

/** One option, with its sentence in the report and its sub-questions. */
export function OptionView({ itemId, option, multiple, isDefault, depth, index, children }: OptionViewProps) {
  const subQuestions = option.questions?.length ?? 0;
  return (
    <li className={isDefault ? 'option is-default' : 'option'}>
      <Condition condition={option.condition} names={index.names} />
      <p className="option-text">
        <i className={iconOf(multiple, isDefault)} aria-hidden="true" />
        <span>{option.text}</span>
        {option.points !== undefined && <span className="mark">{m.points(option.points)}</span>}
        {isDefault && <span className="mark">{m.byDefault}</span>}
        {option.exclusive && multiple && <span className="mark">{m.exclusive}</span>}
        {option.normal && (
          <span className="mark" title={m.normalHint}>
            {m.normal[option.normal]}
          </span>
        )}
      </p>
      <ReportSentence node={option} names={index.names} />
      {option.image && <ContentImage itemId={itemId} image={option.image} alt={m.imageOf(option.text)} />}
      <FicheNote itemId={itemId} node={option.id} fiche={option.fiche} index={index} />
      {option.repeat && <Repeated option={option} repeat={option.repeat} names={index.names} />}
      <CodesView node={option} />
      {subQuestions > 0 && (
        // Sub-questions of top-level questions are expanded; deeper ones are collapsed.
        <details className="sub-questions" open={depth === 1}>
          <summary>
            {m.subQuestions(subQuestions)}
            <span className="visually-hidden">{m.subQuestionsOf(option.text)}</span>
          </summary>
          <ol>{children}</ol>
        </details>
      )}
    </li>
  );
}
