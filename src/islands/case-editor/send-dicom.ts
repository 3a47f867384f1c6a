import type { CaseImage, CaseSeries } from '#lib/cases/body-schema.ts';
import { ownFrame } from '#lib/cases/own-frame.ts';
import { seriesOf } from '#lib/cases/series-attributes.ts';
import { displayOf, type FrameDisplay, numbersOf } from '#lib/dicom/attributes/frame-display.ts';
import type { FramePayload } from '#lib/dicom/inspect.ts';
import type { LocatedFrame } from '#lib/dicom/located-frame.ts';
import { spaceName } from '#lib/images/browser/frame-spaces.ts';
import { fittingZones, type Mask, zonesBytes } from '#lib/images/masking.ts';
import { NO_RESCALE } from '#lib/imaging/windowing.ts';
import type { DicomReading, NamedSeries } from '../image-review/inspect-dicom.ts';
import { type GroupMasks, masksAt } from '../image-review/masks.ts';
import type { CaseEditor } from './editor.ts';
import type { ImageTask } from './image-sender.ts';

/** Position of a slice in the patient. */
function placeOf({ attributes }: LocatedFrame): Pick<CaseImage, 'position'> {
  const [x, y, z] = numbersOf(attributes.ImagePositionPatient);
  return x === undefined || y === undefined || z === undefined ? {} : { position: [x, y, z] };
}

/**
 * The regions of an ultrasound with their pixel sizes; `columns`, `rows`: the size that the image is sent with, which
 * may have square pixels in place of its own.
 */
function regionsOf(
  { regions, attributes }: LocatedFrame,
  { rows, columns }: FramePayload['header'],
): Pick<CaseImage, 'regions'> {
  if (regions.length === 0) return {};
  const x = columns / (numbersOf(attributes.Columns)[0] ?? columns);
  const y = rows / (numbersOf(attributes.Rows)[0] ?? rows);
  const scaled = regions.map((region) => ({
    x: Math.round(region.x * x),
    y: Math.round(region.y * y),
    width: Math.max(1, Math.round(region.width * x)),
    height: Math.max(1, Math.round(region.height * y)),
    spacing: region.spacing && ([region.spacing[0] / y, region.spacing[1] / x] as [number, number]),
  }));
  return { regions: scaled };
}

/** The part of a series to send: the zones blacked out, and the indexes of the frames sent, one in this many. */
interface SentPart {
  masks: GroupMasks;
  places: readonly number[];
  every: number;
}

/** A frame that was sent into a folder; used to place the marks drawn on it. */
export interface SentFrame {
  editor: CaseEditor;
  folder: string;
  /** Key of the frame's image, by which it is found once it has been uploaded. */
  source: string;
  /** Its index among the frames of its series that are sent. */
  rank: number;
  frame: LocatedFrame;
}

/** Packs the frames of a series for upload. The sample that describes the series is not packed a second time. */
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
  const sample = await pack(middle);
  const kept = new Map([[middle, sample]]);
  const take = async (rank: number): Promise<FramePayload> => {
    const packed = kept.get(rank);
    kept.delete(rank);
    return packed ?? pack(rank);
  };
  const { bytes: _, ...described } = sample;
  return { sample: described, take };
}

/** The facts of a frame that is about to be sent. */
type OwnFrame = ReturnType<typeof ownFrame> & { header: FramePayload['header'] };

const isSame = ({ rescale: a }: FrameDisplay, { rescale }: CaseSeries) => {
  const b = rescale ?? NO_RESCALE;
  return a.slope === b.slope && a.intercept === b.intercept;
};

/** An image's entry in its folder, from the server's answer. */
function entryOf(
  { file, width, height, frame: key }: Parameters<NonNullable<ImageTask['entry']>>[0],
  frame: LocatedFrame,
  { display, header, facts }: OwnFrame,
  folder: CaseSeries,
  zones: string | undefined,
): CaseImage {
  const isWhole = width === header.columns && height === header.rows;
  const masked = isWhole ? zones : undefined;
  const picture = {
    file,
    width,
    height,
    ...(isWhole && regionsOf(frame, header)),
    ...placeOf(frame),
    ...(masked && { masked }),
    ...(facts && { facts }),
  };
  if (key === undefined) return { kind: 'image', ...picture };
  return {
    kind: 'frame',
    ...picture,
    frame: key,
    ...(isSame(display, folder) ? {} : { rescale: display.rescale }),
  };
}

/**
 * Sends one series into a folder of its own. Each frame is masked and compressed in the worker when its turn comes;
 * only its pixels and the attributes of the allow-list are sent. Values that differ from the folder's go into its own
 * entry. Resolves to how many frames were already there.
 */
export async function sendSeries(
  editor: CaseEditor,
  reading: DicomReading,
  series: NamedSeries,
  { masks, places, every }: SentPart,
  onSent: (sent: SentFrame) => void,
): Promise<number> {
  const middle = places[places.length >> 1];
  if (middle === undefined) return 0;
  const { sample, take } = await packedFrames(reading, series, masks, middle);
  const display = displayOf(sample.attributes);
  const between = series.sliceSpacing && series.sliceSpacing * every;
  const described: CaseSeries = {
    ...seriesOf(sample.attributes, sample.header, display, between, series.frames[middle]),
    ...(places.some((rank) => placeOf(series.frames[rank]!).position) && {
      space: spaceName(editor.id, series.frames[middle]?.place.space ?? ''),
    }),
    ...(series.frameRate !== null && { frameRate: series.frameRate / every }),
    ...(series.isMeanRate && { isMeanRate: true as const }),
  };
  const isStack = places.length > 1 && places.every((rank) => placeOf(series.frames[rank]!).position);
  const folder = { series: described, isStack };
  // Evaluated at upload time: other images may have arrived meanwhile, also in other folders.
  const kept = (zones: readonly Mask[]) =>
    zones.length === 0 ? undefined : fittingZones(zones, zonesBytes(editor.autosave.$draft.get().folders));
  const tasks = places.map((rank): ImageTask => {
    const frame = series.frames[rank]!;
    let own: OwnFrame = { ...ownFrame(frame, sample, folder), header: sample.header };
    const zones = masksAt(masks, rank);
    const [rows = 0, columns = 0] = [frame.attributes.Rows, frame.attributes.Columns].map(Number);
    return {
      source: `${reading.files[frame.file]?.inspected.sha256}#${frame.index}${JSON.stringify(zones)}`,
      name: `${series.name} ${rank + 1}`,
      bytes: rows * columns * sample.header.samples * sample.header.wide,
      open: async () => {
        const payload = await take(rank);
        own = { ...ownFrame(frame, payload, folder), header: payload.header };
        return new Blob([payload.bytes], { type: 'application/octet-stream' });
      },
      details: () => own.display,
      entry: (made) => entryOf(made, frame, own, folder.series, kept(zones)),
    };
  });
  const id = editor.folderFor(tasks, { name: series.name, series: described });
  // A folder that already has some of these images keeps what it says about them.
  folder.series = editor.autosave.$draft.get().folders.find((each) => each.id === id)?.series ?? {};
  tasks.forEach(({ source }, at) => {
    const frame = series.frames[places[at] ?? -1];
    if (frame) onSent({ editor, folder: id, source, rank: at, frame });
  });
  return editor.send(id, tasks);
}
