import type { Window } from '#lib/imaging/windowing.ts';
import type { Picture } from './picture.ts';
import type { Matrix } from './view.ts';

export interface Rectangle {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The data for drawing one panel. Lengths are in CSS pixels; the rectangle is on the renderer's canvas. */
export interface Layer {
  rectangle: Rectangle;
  picture: Picture;
  /** Transforms pixels of the drawn picture (`drawnSize`) to panel coordinates. */
  toPanel: Matrix;
  window: Window;
  inverted: boolean;
}

export interface Renderer {
  readonly canvas: HTMLCanvasElement;
  /** Canvas pixels per CSS pixel. */
  readonly ratio: number;
  resize(width: number, height: number, pixelRatio: number): void;
  /** Draws all panels; the rest of the canvas becomes black. */
  draw(layers: readonly Layer[]): void;
  destroy(): void;
}

/** Whether two layers give the same drawing. */
export function drawsSame(a: Layer, b: Layer | undefined): boolean {
  if (!b || a.picture !== b.picture || a.inverted !== b.inverted) return false;
  const places = Object.keys(a.rectangle) as (keyof Rectangle)[];
  if (places.some((key) => a.rectangle[key] !== b.rectangle[key])) return false;
  if (a.window.centre !== b.window.centre || a.window.width !== b.window.width) return false;
  if (a.window.voiFunction !== b.window.voiFunction) return false;
  return (Object.keys(a.toPanel) as (keyof Matrix)[]).every((key) => a.toPanel[key] === b.toPanel[key]);
}
