import { CASE_MAX } from '#lib/cases/limits.ts';
import { displayOf } from '#lib/dicom/attributes/frame-display.ts';
import { knownSpacing } from '#lib/dicom/attributes/pixel-spacing.ts';
import { decodeFrame } from '#lib/images/frame-format.ts';
import { aspectOf } from '#lib/imaging/pixel-aspect.ts';
import { areOneSize, type ImageGroup } from './group.ts';
import type { DicomReading, NamedSeries } from './inspect-dicom.ts';
import { paint } from './paint-frame.ts';

/** A group for a DICOM series: its frames are decoded in a worker when they are shown. */
function seriesGroup(reading: DicomReading, series: NamedSeries): ImageGroup {
  return {
    kind: 'series',
    reading,
    series,
    id: series.id,
    name: series.name,
    count: series.frames.length,
    room: CASE_MAX.images,
    exam: series.exam,
    isOneSize: () =>
      areOneSize(
        series.frames.map(({ attributes: { Rows, Columns } }) => ({
          rows: Number(Rows),
          columns: Number(Columns),
        })),
      ),
    async paint(canvas, index, masks) {
      const frame = series.frames[index]!;
      const file = reading.files[frame.file];
      if (!file) throw new RangeError('frame without a file');
      const { bytes, attributes } = await reading.importer.encode(file.blob, frame.index, masks);
      const planes = decodeFrame(bytes);
      paint(canvas, planes, displayOf(attributes));
      const { rows, columns } = planes;
      return { rows, columns, aspect: aspectOf({ pixelSpacing: knownSpacing(attributes)?.spacing }) };
    },
  };
}

export const seriesGroups = (reading: DicomReading): ImageGroup[] =>
  reading.series.map((series) => seriesGroup(reading, series));
