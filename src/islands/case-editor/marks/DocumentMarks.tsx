import { marksMessages as m } from '#lib/cases/marks-texts.ts';
import { Tick } from '../teaching/Tick.tsx';
import type { DocumentWithMarks } from './found-marks.ts';
import { MarkedFinding } from './MarkedFinding.tsx';
import { type DocumentChoice, type FindingChoice, hasOpening } from './marks-state.ts';

const SHOWN = 20;

/** The first lines of a list, under a summary that opens it. */
function Lines({ summary, lines }: { summary: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <details>
      <summary>{summary}</summary>
      <ul>
        {lines.slice(0, SHOWN).map((line) => (
          <li key={line}>{line}</li>
        ))}
        {lines.length > SHOWN && <li>{m.more(lines.length - SHOWN)}</li>}
      </ul>
    </details>
  );
}

interface DocumentMarksProps {
  given: DocumentWithMarks;
  heading: string;
  /** Number of this document's first finding, counted over all documents. */
  first: number;
  choice: DocumentChoice;
  onChange(choice: DocumentChoice): void;
}

/** What one document marks: one tick for all that is geometry or a code, one for each text that somebody wrote. */
export function DocumentMarks({ given, heading, first, choice, onChange }: DocumentMarksProps) {
  const { document, missing, repeated, names, path } = given;
  const { findings, takesOpening } = choice;
  const plain = findings.filter(({ isFree }) => !isFree);
  const isOpening = hasOpening(document);
  const change = (at: number, next: FindingChoice) =>
    onChange({ ...choice, findings: findings.with(at, next) });
  const tickPlain = (isTicked: boolean) =>
    onChange({
      ...choice,
      findings: findings.map((each) => (each.isFree ? each : { ...each, isTicked })),
    });
  return (
    <section className="teaching-export" aria-label={heading}>
      <h3>{heading}</h3>
      <p className="hint">{path}</p>
      {missing.length > 0 && (
        <div className="teaching-warning">
          <p>
            <i className="i-lucide-triangle-alert" aria-hidden="true" /> {m.missing(missing.length)}
          </p>
          <Lines summary={m.missingNames(missing.length)} lines={missing} />
        </div>
      )}
      {repeated > 0 && <p className="hint">{m.repeated(repeated)}</p>}
      {findings.length === 0 && !isOpening && repeated === 0 && <p>{m.nothing}</p>}
      {isOpening && (
        <div>
          <Tick
            isTicked={takesOpening}
            label={m.opening(document.keyImages.length)}
            onTick={(next) => onChange({ ...choice, takesOpening: next })}
          />
          <p className="hint">{m.openingHint}</p>
        </div>
      )}
      {plain.length > 0 && (
        <Tick
          isTicked={plain.every(({ isTicked }) => isTicked)}
          label={m.takePlain(plain.length)}
          onTick={tickPlain}
        />
      )}
      {findings.map((each, at) => (
        <MarkedFinding
          // biome-ignore lint/suspicious/noArrayIndexKey: findings never move here
          key={at}
          number={first + at}
          choice={each}
          names={names}
          onChange={(next) => change(at, next)}
        />
      ))}
      <Lines summary={m.left(document.left.length)} lines={document.left.map(m.leftPart)} />
    </section>
  );
}
