import { useEffect } from 'react';
import type { ReadFinding } from '#lib/cases/findings-schemas.ts';
import { findingMessages as m } from '#lib/cases/findings-texts.ts';
import type { Engine } from '#lib/viewer/engine.ts';
import { hideMarks, marksAsMeasures, ownMeasures, showFinding } from '#lib/viewer/show-finding.ts';
import { ToolButton } from '../ToolButton.tsx';
import './findings.css';

interface TourProps {
  engine: Engine;
  /** The findings in order; at least one. */
  findings: readonly ReadFinding[];
  /** Id of the current finding; undefined before the tour. */
  at: string | undefined;
  onStep(by: -1 | 1): void;
  onLeave(): void;
}

/** A tour of the author's findings, one after the other, each shown on the images. */
export function FindingTour({ engine, findings, at, onStep, onLeave }: TourProps) {
  const index = findings.findIndex(({ id }) => id === at);
  const finding = findings[index];
  useEffect(() => {
    if (!finding) return hideMarks(engine);
    const own = ownMeasures(engine.snapshot().state.measures);
    showFinding(engine, finding, [...own, ...marksAsMeasures(finding, true)]);
  }, [engine, finding]);
  useEffect(() => () => hideMarks(engine), [engine]);
  const count = findings.length;
  return (
    <section className={finding ? 'finding-tour touring' : 'finding-tour'} aria-label={m.tour}>
      {finding ? (
        <>
          <ToolButton icon="i-lucide-chevron-left" label={m.previous} onPress={() => onStep(-1)} />
          <div className="finding-said">
            <p>
              <strong>{m.numbered(index + 1, finding.name)}</strong>{' '}
              <span className="tabular">{m.position(index + 1, count)}</span>
            </p>
            {finding.explanation && <p className="finding-explanation">{finding.explanation}</p>}
          </div>
          <ToolButton icon="i-lucide-chevron-right" label={m.next} onPress={() => onStep(1)} />
          <ToolButton icon="i-lucide-x" label={m.leave} onPress={onLeave} />
        </>
      ) : (
        <button type="button" className="button" onClick={() => onStep(1)}>
          <i className="i-lucide-map-pin" aria-hidden="true" />
          {m.start(count)}
        </button>
      )}
      <p className="visually-hidden" role="status">
        {finding && m.spoken(index + 1, count, finding.name, finding.explanation)}
      </p>
    </section>
  );
}
