/** Draws the overlay of a panel onto a canvas, with the same look as on the page. */

/** Width (CSS pixels) of the outline around lines and letters, which makes them visible on bone and on air. */
const RIM = 2;

/** Handles and the keyboard cursor, which are not part of a measurement and are left out. */
const TOOLS = '.grip, .handle, .aim';

function drawPath(context: CanvasRenderingContext2D, path: SVGPathElement, rim: string): void {
  const { stroke, strokeWidth, strokeDasharray } = getComputedStyle(path);
  const shape = new Path2D(path.getAttribute('d') ?? '');
  const width = Number.parseFloat(strokeWidth);
  context.setLineDash(
    strokeDasharray === 'none' ? [] : strokeDasharray.split(/[ ,]+/).map(Number.parseFloat),
  );
  for (const [colour, wide] of [
    [rim, width + RIM],
    [stroke, width],
  ] as const) {
    context.strokeStyle = colour;
    context.lineWidth = wide;
    context.stroke(shape);
  }
  context.setLineDash([]);
}

/** Draws text with an outline around its letters. */
export function drawWords(
  context: CanvasRenderingContext2D,
  words: string,
  { x, y, colour, rim }: { x: number; y: number; colour: string; rim: string },
): void {
  context.strokeStyle = rim;
  context.lineWidth = 3;
  context.lineJoin = 'round';
  context.strokeText(words, x, y);
  context.fillStyle = colour;
  context.fillText(words, x, y);
}

/** Draws the measurements, marks and lines of a panel; the context uses CSS pixels of the panel. */
export function drawOver(context: CanvasRenderingContext2D, panel: Element, rim: string): void {
  for (const node of panel.querySelectorAll<SVGPathElement | SVGTextElement>(
    'svg.measures :is(path, text)',
  )) {
    if (node.matches(TOOLS)) continue;
    if (node instanceof SVGPathElement) {
      drawPath(context, node, rim);
      continue;
    }
    const { fill, fontSize, fontFamily } = getComputedStyle(node);
    context.font = `${fontSize} ${fontFamily}`;
    const [x, y] = ['x', 'y'].map((name) => Number(node.getAttribute(name))) as [number, number];
    drawWords(context, node.textContent ?? '', { x, y, colour: fill, rim });
  }
}
