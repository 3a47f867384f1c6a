/** The rim around the letters, in CSS pixels. */
const RIM = 6;

let context: CanvasRenderingContext2D | null | undefined;

/** Width of a line as `panel.css` writes measures (CSS pixels). */
export function textWidth(line: string): number {
  if (context === undefined) {
    context = document.createElement('canvas').getContext('2d');
    const { fontFamily, fontSize } = getComputedStyle(document.documentElement);
    if (context) context.font = `${Number.parseFloat(fontSize) * 0.95}px ${fontFamily}`;
  }
  return (context?.measureText(line).width ?? line.length * 10) + RIM;
}
