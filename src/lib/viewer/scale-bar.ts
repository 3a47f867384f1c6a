import { fitScale, type ImageShape, type Size, type View } from './view.ts';

export interface ScaleBar {
  millimetres: number;
  /** Length in CSS pixels. */
  length: number;
}

/** Round lengths: 1, 2, 5, 10, 20, 50… millimetres, and tenths. */
const ROUND = [5, 2, 1];
/** Maximum length of the bar in CSS pixels, and as a fraction of the panel's width. */
const LONGEST = { pixels: 140, part: 0.3 };

/** The longest round length that fits on the panel; undefined if the scale is unknown. */
export function scaleBar(view: View, image: ImageShape, panel: Size): ScaleBar | undefined {
  if (!image.spacing || panel.width < 1) return undefined;
  const perMillimetre = (fitScale(image, panel, view.rotation) * view.zoom) / image.spacing[1];
  const room = Math.min(LONGEST.pixels, panel.width * LONGEST.part) / perMillimetre;
  if (!Number.isFinite(room) || room <= 0) return undefined;
  const ten = 10 ** Math.floor(Math.log10(room));
  const millimetres = (ROUND.find((each) => each * ten <= room) ?? 1) * ten;
  return { millimetres, length: millimetres * perMillimetre };
}
