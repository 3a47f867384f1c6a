import { marksMessages as m } from '#lib/cases/marks-texts.ts';
import { MarkedText } from '../teaching/MarkedText.tsx';
import { Tick } from '../teaching/Tick.tsx';
import type { FindingChoice } from './marks-state.ts';

interface MarkedFindingProps {
  number: number;
  choice: FindingChoice;
  names: ReadonlySet<string>;
  onChange(choice: FindingChoice): void;
}

/** A finding that a document draws: its tick, its name and the texts of its labels, to be read and changed. */
export function MarkedFinding({ number, choice, names, onChange }: MarkedFindingProps) {
  const { finding, isTicked, isFree } = choice;
  const { name, marks, others, alsoNamed = [] } = finding;
  const hints = [
    ...(others === undefined ? [] : [m.others(others)]),
    ...(alsoNamed.length > 0 ? [m.alsoNamed(alsoNamed)] : []),
  ];
  const change = (part: Partial<typeof finding>) => onChange({ ...choice, finding: { ...finding, ...part } });
  return (
    <div className="teaching-text">
      {isFree && (
        <Tick
          isTicked={isTicked}
          label={m.take(number, marks)}
          onTick={(next) => onChange({ ...choice, isTicked: next })}
        />
      )}
      <MarkedText
        label={m.nameLabel(number)}
        text={name}
        names={names}
        rows={1}
        hint={hints.join(' ')}
        onChange={(next) => change({ name: next })}
      />
      {marks.map(
        (mark, at) =>
          mark.text !== undefined && (
            <MarkedText
              // biome-ignore lint/suspicious/noArrayIndexKey: marks never move here
              key={at}
              label={m.labelText(number, at + 1)}
              text={mark.text}
              names={names}
              rows={1}
              onChange={(text) => change({ marks: marks.with(at, { ...mark, text }) })}
            />
          ),
      )}
    </div>
  );
}
