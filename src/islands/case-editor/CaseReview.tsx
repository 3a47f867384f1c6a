import { useMemo, useState } from 'react';
import { examMessages } from '#lib/cases/exams-texts.ts';
import { imageReviewMessages as m } from '#lib/images/review-texts.ts';
import { notify } from '#lib/platform/notices-store.ts';
import { examsOf } from '../image-review/exams.ts';
import type { ReviewedGroup } from '../image-review/group.ts';
import { type ImageGroup, keptPlaces } from '../image-review/group.ts';
import { ImageReview } from '../image-review/ImageReview.tsx';
import { ExamChoice } from './ExamChoice.tsx';
import type { CaseEditor } from './editor.ts';
import { areSplitByDefault, casesOfExams, draftOf, isNamed, placeOf } from './exam-drafts.ts';
import { notifyAlreadyPresent } from './import-files.ts';
import type { GivenImages, Intake } from './intake.ts';
import { type SentFrame, sendSeries } from './send-dicom.ts';
import { sendPhotographs } from './send-photographs.ts';
import { examsOfTexts } from './teaching/exams-of-texts.ts';

function summaryOf({ groups, reading }: GivenImages): string {
  const pictures = groups.reduce((sum, { kind, count }) => sum + (kind === 'photographs' ? count : 0), 0);
  if (!reading) return m.summaryPictures(pictures);
  const left = reading.files.reduce((sum, { inspected }) => sum + inspected.left.count, 0);
  const series = m.summary(reading.files.length, reading.series.length, left);
  return pictures > 0 ? m.summaryMixed(series, pictures) : series;
}

/**
 * Sends what was attested: exams into their own cases, the rest into this case or, without one, into the first of the
 * exams' cases. Resolves to how many images were there already, and to the cases.
 */
async function sendAll(
  editor: CaseEditor | undefined,
  kept: readonly ReviewedGroup[],
  { groups, folderId, isSplit, exports = [], marks }: GivenImages & { isSplit: boolean },
): Promise<{ known: number; cases: CaseEditor[] }> {
  const exams = examsOf(kept.map(({ group }) => group));
  const own = isSplit ? [...exams, ...examsOfTexts(exports, groups, exams)] : [];
  const cases = await casesOfExams(editor, own);
  const rest = editor ?? cases.values().next().value ?? (await draftOf(exams));
  let known = 0;
  const sent: SentFrame[] = [];
  for (const each of kept) {
    const { group, name, masks, part } = each;
    if (group.kind === 'series')
      known += await sendSeries(
        cases.get(group.exam ?? '') ?? rest,
        group.reading,
        { ...group.series, name },
        { masks, places: keptPlaces(group, each), every: part?.every ?? 1 },
        (frame) => sent.push(frame),
      );
    else known += await sendPhotographs(cases.get(group.exam ?? '') ?? rest, each, folderId);
  }
  for (const { exam: id, taken } of exports) {
    const into = cases.get(id);
    const exam = own.find((each) => each.id === id);
    if (into) await (await import('./teaching/fill-case.ts')).fillCase(into, taken, isNamed(into, exam, own));
  }
  if (marks) (await import('./marks/place-marks.ts')).placeMarks(marks, sent);
  return { known, cases: [...new Set([...cases.values(), rest])] };
}

/** The choice shown above the series when several exams were given. */
function useExams(editor: CaseEditor | undefined, { groups, exports }: GivenImages) {
  const exams = useMemo(() => examsOf(groups), [groups]);
  const [isSplit, setSplit] = useState(() => exports !== undefined || areSplitByDefault(editor, exams));
  const [place] = useState(() => placeOf(editor, exams));
  const { length } = exams;
  if (length < 2) return { isSplit };
  const headingOf = (group: ImageGroup) => {
    const at = exams.findIndex((exam) => exam.groups[0] === group);
    const exam = exams[at];
    return exam && examMessages.heading(at + 1, length, exam.modalities, exam.images);
  };
  const before = !exports && <ExamChoice count={length} place={place} isSplit={isSplit} onSplit={setSplit} />;
  return { isSplit, before, headingOf };
}

interface CaseReviewProps {
  intake: Intake;
  review: GivenImages;
  /** The case that the images were given to; drafts are made where there is none. */
  editor?: CaseEditor;
  /** Called with the cases that receive the images. */
  onSent(cases: readonly CaseEditor[]): void;
}

/** Review before upload: shows what will leave the author's machine and what will not. */
export function CaseReview({ intake: { $import }, editor, review, onSent }: CaseReviewProps) {
  const { isSplit, ...exams } = useExams(editor, review);
  const close = () => $import.set({ ...$import.get(), review: null });
  const cancel = () => {
    review.reading?.importer.close();
    close();
  };
  const send = async (kept: ReviewedGroup[]) => {
    try {
      const { known, cases } = await sendAll(editor, kept, { ...review, isSplit });
      onSent(cases);
      notifyAlreadyPresent(known);
      close();
    } catch {
      notify('error', m.failure);
    }
  };
  return (
    <ImageReview
      groups={review.groups}
      summary={summaryOf(review)}
      {...exams}
      onAttest={send}
      onClose={cancel}
    />
  );
}
