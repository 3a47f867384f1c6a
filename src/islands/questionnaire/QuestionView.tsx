import type { QuestionnaireIndex } from '#lib/questionnaires/questionnaire-index.ts';
import { questionnaireMessages as m } from '#lib/questionnaires/texts.ts';
import type { Question } from '#lib/questionnaires/tree.ts';
import { ContentImage } from '../rich-text/ContentImage.tsx';
import { AnswerField } from './AnswerField.tsx';
import { CodesView } from './CodesView.tsx';
import { Condition } from './Condition.tsx';
import { FicheNote } from './FicheNote.tsx';
import { HotspotFigure } from './HotspotFigure.tsx';
import { OptionView } from './OptionView.tsx';

interface QuestionViewProps {
  itemId: string;
  question: Question;
  /** 1 for a question of a page, 2 for one under an option of such a question, and so on. */
  depth: number;
  index: QuestionnaireIndex;
}

type ChoiceQuestion = Extract<Question, { type: 'single' | 'multiple' }>;

function QuestionMarks({ question }: Pick<QuestionViewProps, 'question'>) {
  return (
    <p className="marks">
      {question.important && (
        <span className="mark important" title={m.importantHint}>
          <i className="i-lucide-circle-alert" aria-hidden="true" />
          {m.important}
        </span>
      )}
      {question.hidden && (
        <span className="mark" title={m.hiddenHint}>
          <i className="i-lucide-eye-off" aria-hidden="true" />
          {m.hidden}
        </span>
      )}
      <span className="mark section">{m.sections[question.section]}</span>
      <span className="mark">{m.types[question.type]}</span>
    </p>
  );
}

function Options({ question, ...props }: QuestionViewProps & { question: ChoiceQuestion }) {
  const { itemId, depth, index } = props;
  const defaults = [question.defaultAnswer ?? []].flat();
  return (
    <ul className="options">
      {question.options.map((option) => (
        <OptionView
          key={option.id}
          {...props}
          option={option}
          multiple={question.type === 'multiple'}
          isDefault={defaults.includes(option.id)}
        >
          {option.questions?.map((child) => (
            <QuestionView key={child.id} itemId={itemId} question={child} depth={depth + 1} index={index} />
          ))}
        </OptionView>
      ))}
    </ul>
  );
}

/** The field of a question's answer. */
function Answer(props: QuestionViewProps) {
  const { question, itemId, index } = props;
  switch (question.type) {
    case 'single':
    case 'multiple':
      return <Options {...props} question={question} />;
    case 'hotspot':
      return <HotspotFigure itemId={itemId} question={question} names={index.names} />;
    case 'information':
      return null;
    default:
      return <AnswerField question={question} index={index} />;
  }
}

/** One question with its sub-questions. */
export function QuestionView(props: QuestionViewProps) {
  const { itemId, question, depth, index } = props;
  const classes = ['question', depth === 1 && 'panel', question.hidden && 'is-hidden'];
  return (
    <li className={classes.filter(Boolean).join(' ')}>
      <Condition condition={question.condition} names={index.names} />
      <div className="question-head">
        <p className="question-text">{question.text}</p>
        <QuestionMarks question={question} />
      </div>
      {question.type !== 'hotspot' && question.image && (
        <ContentImage itemId={itemId} image={question.image} alt={m.imageOf(question.text)} />
      )}
      <FicheNote itemId={itemId} node={question.id} fiche={question.fiche} index={index} />
      <CodesView node={question} />
      <Answer {...props} />
    </li>
  );
}
