import { useEffect, useId, useRef } from 'react';
import { openPointsMessages as m } from '#lib/questionnaires/open-points-texts.ts';
import { Modal } from '../../form/Modal.tsx';
import type { OpenPoint } from './open-points.ts';
import type { Way } from './use-report-export.ts';

interface OpenPointsProps {
  points: readonly OpenPoint[];
  way: Way;
  show(point: OpenPoint): void;
  onTakeAnyway(): void;
  onClose(): void;
}

const KINDS = ['refused', 'no-result', 'changed', 'missing'] as const;

/**
 * Dialog with the open points of a report, shown before export: each links to its place, and so does the main button,
 * which has the focus. The report can still be exported as it is.
 */
export function OpenPoints({ points, way, show, onTakeAnyway, onClose }: OpenPointsProps) {
  const id = useId();
  const main = useRef<HTMLButtonElement>(null);
  const [first] = points;
  // Opening the dialog has focused its first button: move the focus to the main one.
  useEffect(() => main.current?.focus(), []);
  return (
    <Modal className="open-points" labelledBy={id} onEscape={onClose}>
      <h2 id={id}>{m.title(points.length)}</h2>
      <p>{m.nothingYet[way]}</p>
      {KINDS.map((kind) => {
        const listed = points.filter((point) => point.kind === kind);
        if (listed.length === 0) return null;
        return (
          <section key={kind} aria-labelledby={`${id}-${kind}`}>
            <h3 id={`${id}-${kind}`}>{m.kinds[kind](listed.length)}</h3>
            <ul>
              {listed.map((point) => (
                <li key={`${point.question} ${point.text}`}>
                  <button type="button" className="link-button" onClick={() => show(point)}>
                    {point.text || m.side}
                  </button>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      <div className="dialog-actions">
        <button type="button" className="button" onClick={onTakeAnyway}>
          {m.takeAnyway[way]}
        </button>
        <button type="button" className="button primary" ref={main} onClick={() => first && show(first)}>
          {m.complete}
        </button>
      </div>
    </Modal>
  );
}
