import { teachingMessages as m } from '#lib/cases/teaching-texts.ts';
import type { GivenExport } from './given-export.ts';
import { MarkedText } from './MarkedText.tsx';
import { QuestionReview } from './QuestionReview.tsx';
import { changeQuestion, changeText, type ExportChoice } from './review-state.ts';
import { Tick } from './Tick.tsx';

const SHOWN = 20;

/** The images that an export cites but that are not among the files. */
function Missing({ missing }: { missing: readonly string[] }) {
  if (missing.length === 0) return null;
  return (
    <div className="teaching-warning">
      <p>
        <i className="i-lucide-triangle-alert" aria-hidden="true" /> {m.missing(missing.length)}
      </p>
      <details>
        <summary>{m.missingNames(missing.length)}</summary>
        <ul>
          {missing.slice(0, SHOWN).map((name) => (
            <li key={name}>{name}</li>
          ))}
          {missing.length > SHOWN && <li>{m.more(missing.length - SHOWN)}</li>}
        </ul>
      </details>
    </div>
  );
}

/** Doubts about an export that need a decision, and how many of its images were given. */
function Facts({ given }: { given: GivenExport }) {
  const { file, present, missing, lacksAdditional } = given;
  return (
    <>
      {file.doubts.map((doubt) => (
        <p key={doubt} className="teaching-warning">
          <i className="i-lucide-triangle-alert" aria-hidden="true" /> {m.doubt(doubt)}
        </p>
      ))}
      <p>{present + missing.length === 0 ? m.noImages : m.images(present)}</p>
      <Missing missing={missing} />
      {lacksAdditional && (
        <p className="teaching-warning">
          <i className="i-lucide-triangle-alert" aria-hidden="true" /> {m.lacksAdditional}
        </p>
      )}
    </>
  );
}

/** Parts of the export that are not imported. */
function Left({ given: { file } }: { given: GivenExport }) {
  if (file.left.length === 0) return null;
  return (
    <details>
      <summary>{m.left(file.left.length)}</summary>
      <ul>
        {file.left.map((part) => (
          <li key={`${part.part} ${part.detail}`}>{m.leftPart(part)}</li>
        ))}
      </ul>
    </details>
  );
}

interface TextsProps {
  given: GivenExport;
  choice: ExportChoice;
  onChange(choice: ExportChoice): void;
}

/** Each text with its tick, then each question. */
function Texts({ given: { names }, choice, onChange }: TextsProps) {
  const { texts, questions } = choice;
  if (texts.length + questions.length === 0) return <p>{m.noText}</p>;
  return (
    <>
      {texts.map((text) => (
        <div key={text.id} className="teaching-text">
          <Tick
            isTicked={text.isTicked}
            label={m.takeText(m.textLabel(text))}
            onTick={(isTicked) => onChange(changeText(choice, text.id, { isTicked }))}
          />
          <MarkedText
            label={m.textLabel(text)}
            text={text.text}
            names={names}
            hint={m.hints[text.target]}
            onChange={(next) => onChange(changeText(choice, text.id, { text: next }))}
          />
        </div>
      ))}
      {questions.map((question, at) => (
        <QuestionReview
          key={question.id}
          number={at + 1}
          question={question}
          names={names}
          onChange={(part) => onChange(changeQuestion(choice, question.id, part))}
        />
      ))}
    </>
  );
}

interface ExportReviewProps {
  given: GivenExport;
  heading: string;
  /** Whether the export may be left out: there are other exports, or a doubt about this one. */
  isOptional: boolean;
  choice: ExportChoice;
  onChange(choice: ExportChoice): void;
}

/** The free texts of an export, each shown, changed and ticked by its author. */
export function ExportReview({ given, heading, isOptional, choice, onChange }: ExportReviewProps) {
  const { file, path } = given;
  const closed = m.closed(file.difficulty, file.tags);
  const { isTaken, takesClosed } = choice;
  return (
    <section className="teaching-export" aria-label={heading}>
      <h3>{heading}</h3>
      <p className="hint">{path}</p>
      <Facts given={given} />
      {isOptional && (
        <Tick
          isTicked={isTaken}
          label={file.doubts.length > 0 ? m.takeAnyway : m.take}
          onTick={(next) => onChange({ ...choice, isTaken: next })}
        />
      )}
      {isTaken && (
        <>
          {closed !== '' && (
            <Tick
              isTicked={takesClosed}
              label={m.takeClosed(closed)}
              onTick={(next) => onChange({ ...choice, takesClosed: next })}
            />
          )}
          <Texts given={given} choice={choice} onChange={onChange} />
          <Left given={given} />
        </>
      )}
    </section>
  );
}
