import { sidesOf } from '#lib/imaging/orientation.ts';
import { orientationAt } from '#lib/imaging/slice-geometry.ts';
import type { Engine } from '../engine.ts';
import { factsOf, scaleOf, windowOf } from '../panel-actions.ts';
import { viewerMessages as m } from '../texts.ts';
import type { Size } from '../view.ts';
import { linesOf } from './credit-lines.ts';
import { drawOver, drawWords } from './drawn-over.ts';

/** In CSS pixels: margin, font sizes, and line height of the credits. */
const EDGE = 12;
const LETTERS = { side: 15, corner: 13 };
const LINE = 18;

/** The colours and the font of the page, for the background and the labels. */
function looksOf(panel: Element) {
  const style = getComputedStyle(panel);
  const token = (name: string) => style.getPropertyValue(name).trim();
  return { family: style.fontFamily, black: token('--image-black'), words: token('--on-film') };
}

type Looks = ReturnType<typeof looksOf>;

/** Draws the labels of the patient's sides, where they are known. */
function drawSides(
  context: CanvasRenderingContext2D,
  engine: Engine,
  panel: number,
  { width, height }: Size,
  { family, words, black }: Looks,
): void {
  const stack = engine.stackOf(panel);
  const shown = engine.snapshot().state.panels[panel];
  const orientation = stack && shown && orientationAt(stack.geometry, shown.index);
  if (!orientation) return;
  const sides = sidesOf(orientation, shown.view);
  context.font = `600 ${LETTERS.side}px ${family}`;
  for (const [align, x, y, side] of [
    ['center', width / 2, EDGE + LETTERS.side, sides.top],
    ['left', EDGE, height / 2, sides.left],
    ['right', width - EDGE, height / 2, sides.right],
  ] as const) {
    context.textAlign = align;
    drawWords(context, m.sideLetters(side), { x, y, colour: words, rim: black });
  }
}

/** Draws the window, the note about a replacement image, and the scale. */
function drawCorners(
  context: CanvasRenderingContext2D,
  engine: Engine,
  panel: number,
  { width, height }: Size,
  { family, words, black }: Looks,
): void {
  const { state, drawn } = engine.snapshot();
  const facts = factsOf(engine, panel);
  const isWindowed = facts?.isFrame || state.panels[panel]?.window;
  context.font = `${LETTERS.corner}px ${family}`;
  context.textAlign = 'right';
  const lines = [
    ...(isWindowed ? [m.window(windowOf(engine, panel), facts?.unit ?? null)] : []),
    ...(facts?.isFrame && drawn[panel] === 'preview' ? [m.preview] : []),
    ...(drawn[panel] === 'light' ? [m.reduced] : []),
  ];
  for (const [row, line] of lines.entries())
    drawWords(context, line, { x: width - EDGE, y: EDGE + LINE * (row + 1) - 4, colour: words, rim: black });
  context.textAlign = 'left';
  const scale = scaleOf(engine, panel);
  if (!scale) return;
  const y = height - EDGE;
  const bar = new Path2D(`M${EDGE} ${y - 7}v7h${scale.length}v-7`);
  for (const [colour, wide] of [
    [black, 3.5],
    [words, 1.5],
  ] as const) {
    context.strokeStyle = colour;
    context.lineWidth = wide;
    context.stroke(bar);
  }
  const said = m.scale(scale.millimetres, facts?.spacingKind);
  drawWords(context, said, { x: EDGE + scale.length + 8, y, colour: words, rim: black });
}

/**
 * The image of a panel as a PNG, identical to the film, with measurements, sides, window and scale, and its
 * credit below. It contains neither the names of case and series nor any text of the case. Null while the slice is
 * loading.
 */
export async function viewImage(engine: Engine, panel: number, credits: string): Promise<Blob | null> {
  const copied = engine.copyFilm(panel);
  if (!copied) return null;
  const { film, element, ratio } = copied;
  const size = { width: film.width / ratio, height: film.height / ratio };
  const looks = looksOf(element);
  const context = film.getContext('2d')!;
  const font = `${LETTERS.corner}px ${looks.family}`;
  context.font = font;
  const lines = linesOf(credits, size.width - 2 * EDGE, (line) => context.measureText(line).width);
  const image = document.createElement('canvas');
  image.width = film.width;
  image.height = film.height + Math.round((lines.length * LINE + EDGE) * ratio);
  const onto = image.getContext('2d')!;
  onto.fillStyle = looks.black;
  onto.fillRect(0, 0, image.width, image.height);
  onto.drawImage(film, 0, 0);
  onto.scale(ratio, ratio);
  drawOver(onto, element, looks.black);
  drawSides(onto, engine, panel, size, looks);
  drawCorners(onto, engine, panel, size, looks);
  onto.font = font;
  onto.fillStyle = looks.words;
  for (const [row, line] of lines.entries()) onto.fillText(line, EDGE, size.height + LINE * (row + 1));
  return new Promise((done) => image.toBlob(done, 'image/png'));
}
