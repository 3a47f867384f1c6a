import { useState } from 'react';
import { CASE_MAX } from '#lib/domain/case-max.ts';
import { dicomMessages } from '#lib/messages/dicom.ts';
import { dicomReviewMessages as m } from '#lib/messages/dicom-review.ts';
import { FileDetails } from './FileDetails.tsx';
import type { DicomReading, NamedSeries } from './inspect-dicom.ts';
import { MaskEditor } from './MaskEditor.tsx';
import { PreviewCanvas } from './PreviewCanvas.tsx';
import type { SeriesMasks } from './send-dicom.ts';

interface SeriesReviewProps {
  reading: DicomReading;
  series: NamedSeries;
  name: string;
  isKept: boolean;
  masks: SeriesMasks;
  onChange(change: { name?: string; isKept?: boolean; masks?: SeriesMasks }): void;
}

const RISKS = ['stated', 'seen', 'usual'] as const;

/** One series: its picture, its name, how likely a name is written into it, what stays of each of its files. */
export function SeriesReview({ reading, series, name, isKept, masks, onChange }: SeriesReviewProps) {
  const [isMasking, setMasking] = useState(false);
  const files = [...new Set(series.frames.map(({ file }) => file))].flatMap(
    (index) => reading.files[index] ?? [],
  );
  const risk = RISKS.find((each) => files.some(({ inspected }) => inspected.burnedIn === each));
  const middle = files[files.length >> 1];
  return (
    <div className={isKept ? 'series-review' : 'series-review is-left'}>
      {/* The button beside it does the same, and is said. */}
      <button
        type="button"
        className="series-film"
        tabIndex={-1}
        aria-hidden="true"
        disabled={!isKept}
        onClick={() => setMasking(!isMasking)}
      >
        {middle && <PreviewCanvas preview={middle.inspected.preview} />}
      </button>
      <div className="series-review-body">
        <div className="series-kept">
          <input
            type="checkbox"
            checked={isKept}
            aria-label={m.keepSeries(series.name)}
            onChange={(event) => onChange({ isKept: event.target.checked })}
          />
          <input
            className="input"
            aria-label={m.seriesName}
            maxLength={CASE_MAX.folderName}
            disabled={!isKept}
            value={name}
            onChange={(event) => onChange({ name: event.target.value })}
          />
          <span className="tabular">{m.frames(series.frames.length)}</span>
        </div>
        {risk && (
          <p className="series-risk">
            <i className="i-lucide-triangle-alert" aria-hidden="true" />
            {dicomMessages.burnedIn[risk]}
          </p>
        )}
        <button
          type="button"
          className="button small"
          aria-expanded={isMasking}
          disabled={!isKept}
          onClick={() => setMasking(!isMasking)}
        >
          <i className="i-lucide-square-dashed" aria-hidden="true" />
          {m.mask(masks.all.length + Object.values(masks.single).flat().length)}
        </button>
        <details>
          <summary>{m.details(files.length)}</summary>
          <FileDetails files={files} />
        </details>
      </div>
      {isMasking && isKept && (
        <MaskEditor
          reading={reading}
          series={series}
          masks={masks}
          onMasks={(next) => onChange({ masks: next })}
        />
      )}
    </div>
  );
}
