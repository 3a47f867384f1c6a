import { useState } from 'react';
import { teachingMessages as m } from '#lib/cases/teaching-texts.ts';
import { commonMessages } from '#lib/platform/common-texts.ts';
import { notify } from '#lib/platform/notices-store.ts';
import type { CaseEditor } from '../editor.ts';
import type { Intake } from '../intake.ts';
import { ExportReview } from './ExportReview.tsx';
import { FileReview } from './FileReview.tsx';
import type { FoundExports } from './given-export.ts';
import { type AcceptedExport, continueWith, uncitedImages } from './go-on.ts';
import {
  acceptedParts,
  type ExportChoice,
  firstChoice,
  hasTooManyBlocks,
  tooLongIn,
} from './review-state.ts';

/** The author's choices for each export. */
function useChoices({ exports }: FoundExports) {
  const [choices, setChoices] = useState<readonly ExportChoice[]>(() =>
    exports.map(({ file }) => firstChoice(file)),
  );
  const [isTouched, setTouched] = useState(false);
  const change = (at: number, choice: ExportChoice) => {
    setTouched(true);
    setChoices((before) => before.with(at, choice));
  };
  const decided = exports.flatMap((given, at): AcceptedExport[] => {
    const choice = choices[at]!;
    return choice.isTaken ? [{ given, taken: acceptedParts(given.file, choice) }] : [];
  });
  return { choices, change, decided, isTouched };
}

/** Number of ticked texts and questions in the accepted exports. */
function countsOf(choices: readonly ExportChoice[]) {
  const all = choices
    .filter(({ isTaken }) => isTaken)
    .flatMap(({ texts, questions }) => [...texts, ...questions]);
  return { ticked: all.filter(({ isTicked }) => isTicked).length, all: all.length };
}

/** Why the ticked texts cannot go into a case as they are. */
function faultsOf(decided: readonly AcceptedExport[]): string[] {
  return decided.flatMap(({ taken }) => [
    ...tooLongIn(taken).map(m.tooLong),
    ...(hasTooManyBlocks(taken) ? [m.tooManyBlocks] : []),
  ]);
}

interface ReviewEndProps {
  counts: { ticked: number; all: number };
  faults: readonly string[];
  isReady: boolean;
  hasImages: boolean;
  busy: boolean;
  onCancel(): void;
  /** Continues with the images alone, where there are any. */
  onWithout: (() => void) | undefined;
  onNext(): void;
}

/** The number of ticked texts, the reasons why they cannot be accepted, and the buttons to continue. */
function ReviewEnd(props: ReviewEndProps) {
  const { counts, faults, isReady, hasImages, busy, onCancel, onWithout, onNext } = props;
  return (
    <footer>
      <p className="fault" role="status" hidden={faults.length === 0}>
        {faults.join(' ')}
      </p>
      <p className="hint" role="status">
        {m.ticked(counts.ticked, counts.all)}
      </p>
      <div className="dialog-actions">
        <button type="button" className="button" disabled={busy} onClick={onCancel}>
          {commonMessages.cancel}
        </button>
        {onWithout && (
          <button type="button" className="button" disabled={busy} onClick={onWithout}>
            {m.withoutExport}
          </button>
        )}
        <button
          type="button"
          className="button primary"
          disabled={busy || faults.length > 0 || !isReady}
          onClick={onNext}
        >
          {hasImages ? m.next : m.fill}
        </button>
      </div>
    </footer>
  );
}

interface TeachingReviewProps {
  intake: Intake;
  found: FoundExports;
  /** The case that receives the files; drafts are made if there is none. */
  editor?: CaseEditor | undefined;
  /** Called with the cases that receive texts without images. */
  onSent(cases: readonly CaseEditor[]): void;
}

/** The exits of the review: drop everything, keep the images alone, or keep the ticked texts too. */
function useWays({ intake: { $import }, found, editor, onSent }: TeachingReviewProps) {
  const [busy, setBusy] = useState(false);
  const { plain, reading } = found;
  const { teaching: _, ...rest } = $import.get();
  return {
    busy,
    cancel() {
      reading.importer.close();
      $import.set({ ...rest, review: null });
    },
    without: plain ? () => $import.set({ ...rest, review: plain }) : undefined,
    async goOn(decided: readonly AcceptedExport[]) {
      setBusy(true);
      try {
        $import.set({ ...rest, review: await continueWith(found, decided, editor, onSent) });
      } catch {
        notify('error', m.failure);
        setBusy(false);
      }
    },
  };
}

/** Review of the free texts of teaching exports, before any text leaves the author's machine. */
export function TeachingReview({ intake, found, editor, onSent }: TeachingReviewProps) {
  const { exports } = found;
  const { choices, change, decided, isTouched } = useChoices(found);
  const { busy, cancel, without, goOn } = useWays({ intake, found, editor, onSent });
  const uncited = uncitedImages(found, decided);
  const end = (
    <ReviewEnd
      counts={countsOf(choices)}
      faults={faultsOf(decided)}
      isReady={decided.length > 0}
      hasImages={decided.some(({ given }) => given.groups.length > 0)}
      busy={busy}
      onCancel={cancel}
      onWithout={without}
      onNext={() => void goOn(decided)}
    />
  );
  return (
    <FileReview title={m.title} label={m.texts} onEscape={() => !busy && !isTouched && cancel()} end={end}>
      <p>{m.promise}</p>
      {exports.map((given, at) => (
        <ExportReview
          key={given.id}
          given={given}
          heading={m.exportHeading(m.kinds[given.file.kind], at + 1, exports.length)}
          isOptional={exports.length > 1 || given.file.doubts.length > 0}
          choice={choices[at]!}
          onChange={(choice) => change(at, choice)}
        />
      ))}
      {uncited > 0 && <p className="hint">{m.uncited(uncited)}</p>}
    </FileReview>
  );
}
