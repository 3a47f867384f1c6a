import type { RemovedNode } from '#lib/questionnaires/edits/removed-nodes.ts';
import type { OutlineReading } from '#lib/questionnaires/outline/read-outline.ts';
import { outlineMessages as m } from '#lib/questionnaires/outline-texts.ts';

/** Maximum number of errors listed. */
const SHOWN = 20;

interface FaultsProps {
  id: string;
  reading: OutlineReading;
  /** Moves the cursor to a line of the text. */
  goTo(line: number): void;
}

/** The errors by line, each with a button that goes to its line. */
export function Faults({ id, reading: { faults, faultCount }, goTo }: FaultsProps) {
  const shown = faults.slice(0, SHOWN);
  return (
    <div className="outline-faults" id={id}>
      <p role="status" className={faultCount > 0 ? 'fault' : 'quiet'}>
        {m.faults(faultCount)}
      </p>
      <ul>
        {shown.map((fault, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line may have the same fault twice
          <li key={index}>
            <button type="button" onClick={() => goTo(fault.line)}>
              {m.faultAt(fault)}
            </button>
          </li>
        ))}
      </ul>
      {faultCount > shown.length && <p className="quiet">{m.moreFaults(faultCount - shown.length)}</p>}
    </div>
  );
}

/** The nodes that applying the text would remove. */
export function RemovedNodes({ removed }: { removed: readonly RemovedNode[] }) {
  return (
    <div className="outline-removed">
      <p>{m.removed}</p>
      <ul>
        {removed.slice(0, SHOWN).map((each) => (
          <li key={`${each.kind} ${each.node}`}>{m.removedNode(each)}</li>
        ))}
      </ul>
      {removed.length > SHOWN && <p className="quiet">{m.moreFaults(removed.length - SHOWN)}</p>}
    </div>
  );
}
