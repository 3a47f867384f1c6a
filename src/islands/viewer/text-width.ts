/** Padding around the text, in CSS pixels. */
const RIM = 6;

let context: CanvasRenderingContext2D | null | undefined;

/** Width in CSS pixels of a line of text in the font of measurements (`panel.css`). */
export function textWidth(line: string): number {
  if (context === undefined) {
    context = document.createElement('canvas').getContext('2d');
    const { fontFamily, fontSize } = getComputedStyle(document.documentElement);
    if (context) context.font = `${Number.parseFloat(fontSize) * 0.95}px ${fontFamily}`;
  }
  return (context?.measureText(line).width ?? line.length * 10) + RIM;
}
