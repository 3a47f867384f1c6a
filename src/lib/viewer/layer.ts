import type { Window } from '#lib/domain/windowing.ts';
import type { Picture } from './picture.ts';
import type { Matrix } from './view.ts';

export interface Rectangle {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** One panel to draw. Lengths are CSS pixels; the rectangle is on the renderer's canvas. */
export interface Layer {
  rectangle: Rectangle;
  picture: Picture;
  /** From image pixels to the panel's. */
  toPanel: Matrix;
  window: Window;
  inverted: boolean;
}

export interface Renderer {
  readonly canvas: HTMLCanvasElement;
  resize(width: number, height: number, pixelRatio: number): void;
  /** Draws all panels; what is in none of them becomes black. */
  draw(layers: readonly Layer[]): void;
  destroy(): void;
}
