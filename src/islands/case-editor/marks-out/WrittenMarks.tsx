import { useEffect, useRef } from 'react';
import { LOST_IN, type LostMarks } from '#lib/cases/marks/losses.ts';
import { marksOutMessages as m } from '#lib/cases/marks-out-texts.ts';
import type { WrittenFinding } from '#lib/dicom/attributes/written-marks.ts';
import { Tick } from '../teaching/Tick.tsx';
import type { FoundOriginals } from './find-originals.ts';
import { blankOf, type DocumentChoices } from './make-documents.ts';

interface WrittenMarksProps {
  found: FoundOriginals;
  findings: readonly WrittenFinding[];
  lost: readonly LostMarks[];
  /** Whether there is an image for which a presentation state can be written. */
  hasViews: boolean;
  choices: DocumentChoices;
  onChange(choices: DocumentChoices): void;
}

/** Which images were found again. */
function Recognised({ originals, unfound, refused }: FoundOriginals) {
  return (
    <>
      <p role="status">{m.recognised(originals.size, originals.size + unfound.length)}</p>
      {unfound.length > 0 && (
        <>
          <p>{m.unfoundTitle}</p>
          <ul className="mirc-losses">
            {unfound.map(({ on, why }) => (
              <li key={on.place}>
                {m.unfound(on.folder.name, Number(on.place.split(' ')[1]) + 1)}{' '}
                <span className="hint">({m.unfoundHint(why)})</span>
              </li>
            ))}
          </ul>
          <p className="hint">{m.replacing}</p>
        </>
      )}
      {refused > 0 && <p>{m.refused(refused)}</p>}
    </>
  );
}

/** Which findings will be written, in which documents, and which will not. */
export function WrittenMarks({ found, findings, lost, hasViews, choices, onChange }: WrittenMarksProps) {
  const tick = (name: keyof DocumentChoices) => (isTicked: boolean) =>
    onChange({ ...choices, [name]: isTicked });
  const told = lost.filter(({ loss }) =>
    LOST_IN[loss].some((kind) => choices[kind] && (kind === 'report' || hasViews)),
  );
  const blank = blankOf(findings, found.headers);
  const place = useRef<HTMLElement>(null);
  // On a phone this section is below the button that was pressed.
  useEffect(() => place.current?.focus(), []);
  return (
    <section ref={place} className="marks-written" tabIndex={-1} aria-label={m.written}>
      <Recognised {...found} />
      {findings.length === 0 ? (
        <p>{m.nothing}</p>
      ) : (
        <>
          <h3>{m.written}</h3>
          <ul className="mirc-losses">
            {findings.map(({ name, marks }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: findings never move here
              <li key={at}>{m.finding(name, marks.length)}</li>
            ))}
          </ul>
          <Tick isTicked={choices.report} label={m.report} onTick={tick('report')} />
          <p className="hint">{m.reportHint}</p>
          {choices.report && (
            <Tick isTicked={choices.comments} label={m.comments} onTick={tick('comments')} />
          )}
          {hasViews ? (
            <>
              <Tick isTicked={choices.state} label={m.state} onTick={tick('state')} />
              <p className="hint">{m.stateHint}</p>
            </>
          ) : (
            <p className="hint">{m.emptyState}</p>
          )}
          <Tick isTicked={choices.identity} label={m.identity} onTick={tick('identity')} />
          <p className="hint">{m.identityHint}</p>
          {choices.identity && blank.length > 0 && <p>{m.blank(blank)}</p>}
        </>
      )}
      {told.length > 0 && (
        <>
          <h3>{m.lostTitle}</h3>
          <ul className="mirc-losses">
            {told.map((each, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they never move
              <li key={at}>{m.lost(each)}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
