import { useStore } from '@nanostores/react';
import type { ShownQuestion } from '#lib/questions/attempt-schemas.ts';
import { $hasImages, $shownOnImages, type ShownOnImages } from '#lib/questions/image-answers-store.ts';
import { questionMessages as m } from '#lib/questions/texts.ts';

interface AnsweredProps {
  question: ShownQuestion;
}

/** Button that shows or hides a part of a validated question on the images. */
export function SeeOnImages({ shown, label, name }: { shown: ShownOnImages; label: string; name?: string }) {
  const isOn = useStore($shownOnImages)?.id === shown.id;
  if (!useStore($hasImages, { ssr: false })) return null;
  return (
    <button
      type="button"
      className="button small"
      aria-pressed={isOn}
      aria-label={name}
      onClick={() => $shownOnImages.set(isOn ? null : shown)}
    >
      <i className="i-lucide-eye" aria-hidden="true" />
      {label}
    </button>
  );
}

/** Each structure, once its key may be shown: whether it was pointed at, its name, and its place. */
export function AnsweredZone({ question: { id, answer, key } }: AnsweredProps) {
  const points = answer?.points ?? [];
  if (!key?.structures)
    return (
      <p>
        {m.ownAnswer} : {points.length === 0 ? m.noAnswer : m.pointCount(points.length)}
      </p>
    );
  return (
    <ul className="propositions">
      {key.structures.map(({ finding: findingId, isHit }) => {
        const finding = key.findings?.find((each) => each.id === findingId);
        if (!finding) return null;
        return (
          <li key={findingId} className={`answered ${isHit ? 'is-matched' : 'is-missed'}`}>
            <span className="letter">
              <i className={isHit ? 'i-lucide-check' : 'i-lucide-x'} aria-hidden="true" />
            </span>
            <span>
              {finding.name}
              {finding.explanation && <span className="proposition-explanation">{finding.explanation}</span>}
              <SeeOnImages
                shown={{ id: `${id} ${findingId}`, finding, points }}
                label={m.see}
                name={m.seeFinding(finding.name)}
              />
            </span>
            <span className="outcome">{isHit ? m.hit : m.missed}</span>
          </li>
        );
      })}
    </ul>
  );
}

export function AnsweredMeasure({ question: { id, quantity = 'length', answer, key } }: AnsweredProps) {
  const measure = answer?.measure;
  const [least, most] = key?.bounds ?? [];
  return (
    <dl className="answered-text">
      <dt>{m.ownAnswer}</dt>
      <dd>
        {measure ? m.measured(measure.value, quantity) : m.noAnswer}{' '}
        {measure?.drawn && (
          <SeeOnImages
            shown={{ id: `${id} mesure`, drawn: measure.drawn }}
            label={m.see}
            name={m.seeMeasure}
          />
        )}
      </dd>
      {least !== undefined && most !== undefined && (
        <>
          <dt>{m.expectedMeasure}</dt>
          <dd>{m.bounds(least, most, quantity)}</dd>
        </>
      )}
    </dl>
  );
}

/** The findings that an explanation refers to, each with a button that shows it on the images. */
export function ExplainedFindings({ question: { id, key } }: AnsweredProps) {
  const structures = new Set(key?.structures?.map(({ finding }) => finding));
  const findings = (key?.findings ?? []).filter((finding) => !structures.has(finding.id));
  const hasImages = useStore($hasImages, { ssr: false });
  if (findings.length === 0) return null;
  return (
    <ul className="explained-findings">
      {findings.map((finding) => (
        <li key={finding.id}>
          {hasImages ? (
            <SeeOnImages shown={{ id: `${id} ${finding.id}`, finding }} label={finding.name} />
          ) : (
            <strong>{finding.name}</strong>
          )}
          {finding.explanation && <span className="proposition-explanation">{finding.explanation}</span>}
        </li>
      ))}
    </ul>
  );
}
