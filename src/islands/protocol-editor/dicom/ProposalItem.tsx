import { useId } from 'react';
import { fromDicomMessages as m } from '#lib/protocols/dicom-texts.ts';
import { privateSourceMessages } from '#lib/protocols/private-sources-texts.ts';
import type { Choice } from './choices.ts';
import type { Proposal, ProposedValue } from './proposals.ts';

interface ProposalItemProps {
  proposal: Proposal;
  choice: Choice;
  onTick(isTicked: boolean): void;
  onValue(key: string, isTaken: boolean): void;
  onLabel(useLabel: boolean): void;
}

/** One series: whether it becomes a row, with which values, and which attribute each value was read from. */
export function ProposalItem({ proposal, choice, onTick, onValue, onLabel }: ProposalItemProps) {
  const { name, images, why, values } = proposal;
  const taken = values.filter(({ field }) => !choice.without.has(field.key));
  return (
    <li className={choice.isTicked ? 'dicom-row' : 'dicom-row is-left'}>
      <label className="dicom-tick">
        <input
          type="checkbox"
          checked={choice.isTicked}
          disabled={why === 'empty'}
          onChange={(event) => onTick(event.target.checked)}
        />
        <span className="dicom-name">{choice.useLabel ? proposal.label : name}</span>
        <span className="dicom-images tabular">{m.images(images)}</span>
      </label>
      {why && <p className="hint">{m.why[why]}</p>}
      {taken.length > 0 && (
        <p className="dicom-summary tabular">
          {taken.map(({ field, text }) => (
            <span key={field.key}>
              <abbr title={field.label}>{field.abbreviation}</abbr> {text}
            </span>
          ))}
        </p>
      )}
      {why !== 'empty' && (
        <details>
          <summary>
            <i className="i-lucide-chevron-down" aria-hidden="true" />
            {m.values(taken.length, values.length)}
            <span className="visually-hidden"> {m.details(name)}</span>
          </summary>
          <ul className="dicom-values">
            {values.map((value) => (
              <Value
                key={value.field.key}
                value={value}
                rowName={name}
                isTaken={!choice.without.has(value.field.key)}
                onTake={(isTaken) => onValue(value.field.key, isTaken)}
              />
            ))}
          </ul>
          <Unread proposal={proposal} />
          <ConsoleName proposal={proposal} isTaken={choice.useLabel} onTake={onLabel} />
        </details>
      )}
    </li>
  );
}

interface ValueProps {
  value: ProposedValue;
  rowName: string;
  isTaken: boolean;
  onTake(isTaken: boolean): void;
}

function Value({ value, rowName, isTaken, onTake }: ValueProps) {
  const { field, text, source, others, disputes } = value;
  return (
    <li>
      <label className="dicom-tick">
        <input
          type="checkbox"
          checked={isTaken}
          aria-label={m.takeValue(field.label, rowName)}
          onChange={(event) => onTake(event.target.checked)}
        />
        <span>{field.label}</span>
        <span className="tabular dicom-value">{text}</span>
      </label>
      <p className="hint">
        {m.source(source)}
        {others.length > 0 && <> · {m.others(others.join(', '))}</>}
        {disputes.length > 0 && <>, {privateSourceMessages.butElsewhere(disputes)}</>}
      </p>
    </li>
  );
}

/** Fields without a value in the files, or with a value outside of the bounds. */
function Unread({ proposal: { outside, absent } }: { proposal: Proposal }) {
  return (
    <>
      {outside.map(({ field, text }) => (
        <p key={field.key} className="fault">
          {m.outside(field.label, text)}
        </p>
      ))}
      {absent.length > 0 && (
        <p className="hint">
          {m.absent(absent.map(({ label }) => label.toLocaleLowerCase('fr')).join(', '))}
        </p>
      )}
    </>
  );
}

interface ConsoleNameProps {
  proposal: Proposal;
  isTaken: boolean;
  onTake(isTaken: boolean): void;
}

/** The console's name for the series is free text that may identify a patient: it is never accepted by default. */
function ConsoleName({ proposal: { label, isLabelSuspect }, isTaken, onTake }: ConsoleNameProps) {
  const why = useId();
  if (label === '') return null;
  return (
    <div className="dicom-label">
      <label className="dicom-tick">
        <input
          type="checkbox"
          checked={isTaken}
          aria-describedby={why}
          onChange={(event) => onTake(event.target.checked)}
        />
        <span>{m.label(label)}</span>
      </label>
      <p id={why} className={isLabelSuspect ? 'fault' : 'hint'}>
        {isLabelSuspect ? m.labelDanger : m.labelWhy}
      </p>
    </div>
  );
}
