import { windowPixels } from '#lib/imaging/windowing.ts';
import { displayOf } from './attributes/frame-display.ts';
import { readCodes, sourcesOf } from './attributes.ts';
import type { DataSet } from './data-set.ts';
import type { FittedFrame } from './fit-frame.ts';
import type { Frame } from './frame.ts';
import { readPalettes } from './palette.ts';

/** Values of Pixel Presentation (PS3.3 C.8.16.2.1.2) for grey images with some colours: flow, perfusion. */
const COLOURED = ['COLOR', 'MIXED'];
const RED_DESCRIPTOR = 0x00281101;

/**
 * Applies a supplemental palette (PS3.3 C.7.6.19): values from its first on become colours, lower values stay grey,
 * displayed with the file's own window. Such a frame is sent in colour; others are unchanged. Throws `Refusal`.
 * @param index index of the frame in its file
 * @param stored the frame as decoded, to which the palette refers
 * @param fitted the same frame as it would be sent in grey
 */
export function withSupplementalPalette(
  dataSet: DataSet,
  index: number,
  stored: Frame,
  fitted: FittedFrame,
): FittedFrame {
  if (stored.samples !== 1 || !dataSet.elements.has(RED_DESCRIPTOR)) return fitted;
  const presentation = readCodes(sourcesOf(dataSet, index), 'PixelPresentation');
  if (!presentation.some((each) => COLOURED.includes(each))) return fitted;
  const palettes = readPalettes(dataSet, stored.signed);
  const { window, rescale, inverted } = displayOf(fitted.attributes);
  const greys = windowPixels(fitted.planes.pixels, window, rescale, inverted);
  const { rows, columns } = stored;
  const pixels = new Uint8Array(greys.length * 3);
  palettes.forEach(({ first, entries }, colour) => {
    for (let i = 0; i < greys.length; i++) {
      const entry = stored.pixels[i]! - first;
      pixels[i * 3 + colour] = entry < 0 ? greys[i]! : entries[Math.min(entry, entries.length - 1)]!;
    }
  });
  const {
    WindowCenter: _centre,
    WindowWidth: _width,
    VOILUTFunction: _function,
    RescaleSlope: _slope,
    RescaleIntercept: _intercept,
    RescaleType: _type,
    ...others
  } = fitted.attributes;
  return {
    planes: { rows, columns, samples: 3, pixels },
    attributes: { ...others, PhotometricInterpretation: 'RGB', BitsStored: 8 },
  };
}
