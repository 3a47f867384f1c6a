import { imageReviewMessages as m } from '#lib/messages/image-review.ts';
import { notify } from '#lib/stores/notices.ts';
import { keptPlaces } from '../image-review/group.ts';
import { ImageReview, type Reviewed } from '../image-review/ImageReview.tsx';
import type { CaseEditor, GivenImages } from './editor.ts';
import { tellKnown } from './import-files.ts';
import { sendSeries } from './send-dicom.ts';
import { sendPhotographs } from './send-photographs.ts';

function summaryOf({ groups, reading }: GivenImages): string {
  const pictures = groups.reduce((sum, { kind, count }) => sum + (kind === 'photographs' ? count : 0), 0);
  if (!reading) return m.summaryPictures(pictures);
  const left = reading.files.reduce((sum, { inspected }) => sum + inspected.left.count, 0);
  const series = m.summary(reading.files.length, reading.series.length, left);
  return pictures > 0 ? m.summaryMixed(series, pictures) : series;
}

/** What will leave the author's machine and what will not, before anything does. */
export function CaseReview({ editor, review }: { editor: CaseEditor; review: GivenImages }) {
  const close = () => editor.$import.set({ ...editor.$import.get(), review: null });
  const cancel = () => {
    review.reading?.importer.close();
    close();
  };
  const send = async (kept: Reviewed[]) => {
    try {
      let known = 0;
      for (const each of kept) {
        const { group, name, masks, part } = each;
        if (group.kind === 'series')
          known += await sendSeries(
            editor,
            group.reading,
            { ...group.series, name },
            { masks, places: keptPlaces(group, each), every: part?.every ?? 1 },
          );
        else known += await sendPhotographs(editor, each, review.folderId);
      }
      tellKnown(known);
      close();
    } catch {
      notify('error', m.failure);
    }
  };
  return <ImageReview groups={review.groups} summary={summaryOf(review)} onAttest={send} onClose={cancel} />;
}
