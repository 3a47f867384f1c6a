import type { FramePayload } from '#lib/dicom/inspect.ts';
import type { LocatedFrame } from '#lib/dicom/located-frame.ts';
import type { KeptAttributes } from '#lib/domain/dicom/allow-list.ts';
import { displayOf, type FrameDisplay, numbersOf } from '#lib/domain/dicom/frame-display.ts';
import type { CaseImage, CaseSeries } from '#lib/kinds/case/body-schema.ts';
import { seriesOf } from '#lib/kinds/case/series-attributes.ts';
import type { DicomReading, NamedSeries } from '../image-review/inspect-dicom.ts';
import { type GroupMasks, masksAt } from '../image-review/masks.ts';
import type { CaseEditor } from './editor.ts';
import type { ImageTask } from './image-sender.ts';

/** Where a slice is in the patient. */
function placeOf(attributes: KeptAttributes): Pick<CaseImage, 'position'> {
  const [x, y, z] = numbersOf(attributes.ImagePositionPatient);
  return x === undefined || y === undefined || z === undefined ? {} : { position: [x, y, z] };
}

function isSame({ rescale: a }: FrameDisplay, { rescale: b }: FrameDisplay): boolean {
  return a.slope === b.slope && a.intercept === b.intercept;
}

/** Where in an ultrasound how large a pixel is. */
const regionsOf = ({ regions }: LocatedFrame): Pick<CaseImage, 'regions'> =>
  regions.length === 0
    ? {}
    : { regions: regions.map((each) => ({ ...each, spacing: each.spacing && [...each.spacing] })) };

/** What is made of a series: zones blacked out, and which of its frames are sent, by their places: one in so many. */
interface SentPart {
  masks: GroupMasks;
  places: readonly number[];
  every: number;
}

/** The frames of a series as they are sent, and the one that describes it, which is made once. */
async function packedFrames(
  { importer, files }: DicomReading,
  series: NamedSeries,
  masks: GroupMasks,
  middle: number,
) {
  const pack = (rank: number): Promise<FramePayload> => {
    const frame = series.frames[rank];
    const file = frame && files[frame.file];
    if (!file) throw new RangeError('frame without a file');
    return importer.pack(file.blob, frame.index, masksAt(masks, rank));
  };
  const { header, attributes, bytes: described } = await pack(middle);
  const kept = new Map([[middle, described]]);
  const take = async (rank: number): Promise<FramePayload> => {
    const bytes = kept.get(rank);
    kept.delete(rank);
    return bytes ? { header, attributes, bytes } : pack(rank);
  };
  return { sample: { header, attributes }, take };
}

/**
 * Sends one series into a folder of its own. Each frame is masked and compressed in the worker when its turn comes; its
 * pixels and the attributes of the allow-list are all that is sent. Resolves to how many frames were there
 * already.
 */
export async function sendSeries(
  editor: CaseEditor,
  reading: DicomReading,
  series: NamedSeries,
  { masks, places, every }: SentPart,
): Promise<number> {
  const middle = places[places.length >> 1];
  if (middle === undefined) return 0;
  const { sample, take } = await packedFrames(reading, series, masks, middle);
  const { rows, columns, samples, wide } = sample.header;
  const display = displayOf(sample.attributes);
  const described: CaseSeries = {
    ...seriesOf(
      sample.attributes,
      sample.header,
      display,
      series.sliceSpacing && series.sliceSpacing * every,
    ),
    ...(series.frameRate !== null && { frameRate: series.frameRate / every }),
  };
  const tasks = places.map((rank): ImageTask => {
    const frame = series.frames[rank]!;
    const place = placeOf(frame.attributes);
    const bytes = rows * columns * samples * wide;
    let own = display;
    const hidden = JSON.stringify(masksAt(masks, rank));
    return {
      source: `${reading.files[frame.file]?.inspected.sha256}#${frame.index}${hidden}`,
      name: `${series.name} ${rank + 1}`,
      bytes,
      open: async () => {
        const payload = await take(rank);
        own = { ...display, rescale: displayOf(payload.attributes).rescale };
        return new Blob([payload.bytes], { type: 'application/octet-stream' });
      },
      details: () => own,
      entry: ({ file, width, height, frame: key }): CaseImage => {
        const isWhole = width === columns && height === rows;
        const picture = { file, width, height, ...(isWhole && regionsOf(frame)), ...place };
        return key === undefined
          ? { kind: 'image', ...picture }
          : {
              kind: 'frame',
              ...picture,
              frame: key,
              ...(isSame(own, display) ? {} : { rescale: own.rescale }),
            };
      },
    };
  });
  return editor.send(editor.folderFor(tasks, { name: series.name, series: described }), tasks);
}
