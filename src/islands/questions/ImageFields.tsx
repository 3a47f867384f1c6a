import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { casePaths } from '#lib/cases/paths.ts';
import { typedNumber } from '#lib/questionnaires/typed-number.ts';
import { fieldNames } from '#lib/questions/form-answers.ts';
import {
  $hasImages,
  $imageQuestion,
  $shownOnImages,
  type ImageQuestion,
  leaveImages,
} from '#lib/questions/image-answers-store.ts';
import { questionMessages as m } from '#lib/questions/texts.ts';
import { readTypedMeasure } from '#lib/questions/typed-measure.ts';
import { IconButton } from '../form/IconButton.tsx';
import type { FieldsProps } from './fields-props.ts';

/** A link to the images, where they are not shown beside the questions. */
function ToViewer({ caseId }: Pick<FieldsProps, 'caseId'>) {
  return (
    <p className="hint">
      {m.onlyOnImages}{' '}
      {caseId !== null && <a href={`${casePaths.item(caseId)}?questions=1`}>{m.answerInViewer}</a>}
    </p>
  );
}

interface OnImagesProps {
  id: string;
  label: string;
  /** The question as passed to the viewer; updated with the answer given there. */
  question: ImageQuestion;
  /** The current answer, whose change updates the viewer. */
  answer: unknown;
}

const ICONS: Record<ImageQuestion['format'], string> = {
  zone: 'i-lucide-map-pin',
  measure: 'i-lucide-ruler',
};

/** Button that starts answering a question on the images; the focus then comes back to this button. */
function OnImages({ id, label, question, answer }: OnImagesProps) {
  const isOn = useStore($imageQuestion)?.id === id;
  const buttonId = `viser-${id}`;
  const asked: ImageQuestion = {
    ...question,
    onDone() {
      leaveImages(id);
      document.getElementById(buttonId)?.focus();
    },
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: updated when the answer has changed
  useEffect(() => {
    if ($imageQuestion.get()?.id === id) $imageQuestion.set(asked);
  }, [answer]);
  useEffect(() => () => leaveImages(id), [id]);
  return (
    <button
      id={buttonId}
      type="button"
      className="button"
      aria-pressed={isOn}
      onClick={() => {
        if (isOn) return asked.onDone();
        $shownOnImages.set(null);
        $imageQuestion.set(asked);
        document.querySelector<HTMLElement>('.panel-view.active')?.focus({ preventScroll: true });
      }}
    >
      <i className={ICONS[question.format]} aria-hidden="true" />
      {label}
    </button>
  );
}

/** Structures to point at: one point on the images for each. */
export function ZoneFields({ question: { id, expected = 1 }, caseId, answer, onChange }: FieldsProps) {
  const hasImages = useStore($hasImages, { ssr: false });
  const points = answer.points ?? [];
  const setPoints = (next: typeof points) => onChange({ points: next });
  return (
    <div className="on-images">
      {hasImages ? (
        <OnImages
          id={id}
          label={m.pointOnImages}
          answer={answer.points}
          question={{
            id,
            format: 'zone',
            expected,
            points,
            onChange: setPoints,
            onDone: () => undefined,
          }}
        />
      ) : (
        <ToViewer caseId={caseId} />
      )}
      {points.length > 0 && (
        <>
          <p className="hint" role="status">
            {m.placed(points.length, expected)}
          </p>
          <ol className="placed-points">
            {points.map((point, index) => (
              <li key={`${point.file} ${point.x} ${point.y}`}>
                <button
                  type="button"
                  className="link-button"
                  disabled={!hasImages}
                  onClick={() => $shownOnImages.set({ id: `${id} ${index}`, points: [point] })}
                >
                  {m.point(index + 1)}
                </button>
                <IconButton
                  icon="i-lucide-x"
                  label={m.removePoint(index + 1)}
                  onPress={() => {
                    leaveImages(id);
                    setPoints(points.toSpliced(index, 1));
                  }}
                />
              </li>
            ))}
          </ol>
        </>
      )}
    </div>
  );
}

/** A measurement: made on the images, or typed as a number. */
export function MeasureFields({ question: { id, quantity = 'length' }, answer, onChange }: FieldsProps) {
  const hasImages = useStore($hasImages, { ssr: false });
  const { measure } = answer;
  const [typed, setTyped] = useState<string>();
  const read = typed === undefined ? null : readTypedMeasure(typed, quantity);
  const isTyped = typed !== undefined && (read ?? undefined) === measure?.value;
  const isWrong = isTyped && read === null && typed.trim() !== '';
  return (
    <div className="on-images">
      {hasImages && (
        <OnImages
          id={id}
          label={m.measureOnImages}
          answer={measure}
          question={{
            id,
            format: 'measure',
            quantity,
            measure,
            onChange: (next) => {
              setTyped(undefined);
              onChange({ measure: next });
            },
            onDone: () => undefined,
          }}
        />
      )}
      <label className="short-answer">
        <span className="label">{m.measureFor(quantity)}</span>
        <input
          type="text"
          className="input"
          inputMode="decimal"
          autoComplete="off"
          name={fieldNames(id).measure}
          value={isTyped || measure === undefined ? (typed ?? '') : typedNumber(measure.value)}
          onChange={({ target }) => {
            leaveImages(id);
            setTyped(target.value);
            const value = readTypedMeasure(target.value, quantity);
            onChange({ measure: value === null ? undefined : { value } });
          }}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? `faute-${id}` : undefined}
        />
      </label>
      {isWrong && (
        <p className="step-fault" id={`faute-${id}`} role="alert">
          {m.notMeasure(quantity)}
        </p>
      )}
    </div>
  );
}
