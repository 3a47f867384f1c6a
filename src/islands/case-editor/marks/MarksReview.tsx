import type { WritableAtom } from 'nanostores';
import { useState } from 'react';
import { marksMessages as m } from '#lib/cases/marks-texts.ts';
import { commonMessages } from '#lib/platform/common-texts.ts';
import type { GivenImages, ImportState } from '../intake.ts';
import { FileReview } from '../teaching/FileReview.tsx';
import { DocumentMarks } from './DocumentMarks.tsx';
import type { FoundMarks } from './found-marks.ts';
import {
  acceptedMarks,
  type DocumentChoice,
  type FindingChoice,
  faultsOf,
  firstChoice,
} from './marks-state.ts';

interface MarksReviewProps {
  $import: WritableAtom<ImportState>;
  found: FoundMarks;
  review: GivenImages;
}

/** The number of each document's first finding. */
const firstNumbers = ({ documents }: FoundMarks): number[] =>
  documents.map((_, at) =>
    documents.slice(0, at).reduce((sum, { document }) => sum + document.findings.length, 1),
  );

/** The exits of the review: drop everything, keep the images alone, or keep the ticked marks too. */
function waysOf({ $import, found, review }: MarksReviewProps, choices: readonly DocumentChoice[]) {
  const { marks: _, ...rest } = $import.get();
  return {
    cancel() {
      review.reading?.importer.close();
      $import.set({ ...rest, review: null });
    },
    without: () => $import.set({ ...rest, review }),
    goOn: () => $import.set({ ...rest, review: { ...review, marks: acceptedMarks(found, choices) } }),
  };
}

interface ReviewEndProps extends ReturnType<typeof waysOf> {
  findings: readonly FindingChoice[];
  faults: readonly string[];
}

/** The number of ticked findings, the reasons why they cannot be accepted, and the buttons. */
function ReviewEnd({ findings, faults, cancel, without, goOn }: ReviewEndProps) {
  return (
    <footer>
      <p className="fault" role="status" hidden={faults.length === 0}>
        {faults.join(' ')}
      </p>
      <p className="hint" role="status">
        {m.ticked(findings.filter(({ isTicked }) => isTicked).length, findings.length)}
      </p>
      <div className="dialog-actions">
        <button type="button" className="button" onClick={cancel}>
          {commonMessages.cancel}
        </button>
        <button type="button" className="button" onClick={without}>
          {m.without}
        </button>
        <button type="button" className="button primary" disabled={faults.length > 0} onClick={goOn}>
          {m.next}
        </button>
      </div>
    </footer>
  );
}

/** Review of the marks that documents draw on the images, before any of them leaves the author's machine. */
export function MarksReview(props: MarksReviewProps) {
  const { documents } = props.found;
  const numbers = firstNumbers(props.found);
  const [choices, setChoices] = useState<readonly DocumentChoice[]>(() =>
    documents.map(({ document }, at) => firstChoice(document, numbers[at] ?? 1)),
  );
  const [isTouched, setTouched] = useState(false);
  const ways = waysOf(props, choices);
  const findings = choices.flatMap((choice) => choice.findings);
  const change = (at: number, choice: DocumentChoice) => {
    setTouched(true);
    setChoices((before) => before.with(at, choice));
  };
  return (
    <FileReview
      title={m.title}
      label={m.list}
      onEscape={() => !isTouched && ways.cancel()}
      end={<ReviewEnd findings={findings} faults={faultsOf(choices)} {...ways} />}
    >
      <p>{m.promise}</p>
      {findings.length > 0 && <p className="hint">{m.wait}</p>}
      {documents.map((given, at) => (
        <DocumentMarks
          key={given.path}
          given={given}
          heading={m.heading(given.document.source, at + 1, documents.length)}
          first={numbers[at] ?? 1}
          choice={choices[at]!}
          onChange={(choice) => change(at, choice)}
        />
      ))}
    </FileReview>
  );
}
