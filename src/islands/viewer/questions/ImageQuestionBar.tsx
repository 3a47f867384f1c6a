import type { MeasureKind } from '#lib/imaging/measure.ts';
import { spacingNote } from '#lib/imaging/spacing-texts.ts';
import { imageAnswerMessages as m } from '#lib/questions/image-answer-texts.ts';
import type { ImageQuestion } from '#lib/questions/image-answers-store.ts';
import { questionMessages } from '#lib/questions/texts.ts';
import { commandLabels, probeNames } from '#lib/viewer/commands-texts.ts';
import type { Engine } from '#lib/viewer/engine.ts';
import { MEASURES } from '#lib/viewer/measures/kinds.ts';
import { chooseTool } from '#lib/viewer/state.ts';
import { ToolButton } from '../ToolButton.tsx';
import { kindsFor } from './drawn-answer.ts';
import type { MeasureReading } from './read-measure.ts';
import { useImageAnswer } from './use-image-answer.ts';

interface ImageQuestionBarProps {
  engine: Engine;
  question: ImageQuestion;
  tool: string;
}

const NO_VALUE: Record<Extract<MeasureReading, string>, string> = {
  'no-scale': m.noScale,
  'no-density': m.noDensity,
  'values-coming': m.valuesComing,
  incomplete: '',
};

const nameOf = (kind: MeasureKind) =>
  kind === 'label' ? m.point : kind === 'probe' ? probeNames.density : commandLabels[kind];

/** The instruction of the question, or the current answer. */
function stateOf(question: ImageQuestion, reading: MeasureReading | null): string {
  if (question.format === 'zone') {
    const { points, expected } = question;
    const isFull = points.length >= expected && expected > 1;
    return isFull ? `${m.toPoint(points.length, expected)} ${m.full}` : m.toPoint(points.length, expected);
  }
  if (typeof reading === 'string' && NO_VALUE[reading]) return NO_VALUE[reading];
  const { measure, quantity } = question;
  if (!measure) return m.toMeasure(quantity);
  const note = measure.drawn && typeof reading === 'object' ? spacingNote(reading?.spacingKind) : '';
  return m.taken(questionMessages.measured(measure.value, quantity) + note);
}

/** The bar below the images while a question is answered on them: instruction, tools, and a button to go back. */
export function ImageQuestionBar({ engine, question, tool }: ImageQuestionBarProps) {
  const reading = useImageAnswer(engine, question);
  const choose = (kind: MeasureKind) => engine.update((state) => chooseTool(state, kind));
  return (
    <section className="finding-tour image-question" aria-label={m.label}>
      {kindsFor(question).map((kind) => (
        <ToolButton
          key={kind}
          icon={kind === 'label' ? 'i-lucide-map-pin' : MEASURES[kind].icon}
          label={nameOf(kind)}
          pressed={tool === kind}
          onPress={() => choose(kind)}
        />
      ))}
      <p className="finding-said" role="status">
        {stateOf(question, reading)} <span className="image-keys">{m.keys}</span>
      </p>
      <button type="button" className="button" onClick={question.onDone}>
        {m.done}
      </button>
    </section>
  );
}
