import type { Window } from '#lib/domain/windowing.ts';
import { CanvasRenderer } from './canvas-renderer.ts';
import type { Picture } from './picture.ts';
import type { Matrix } from './view.ts';
import { WebglRenderer } from './webgl-renderer.ts';

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

/** WebGL where there is, else an ordinary canvas: both compute the same greys. */
export function createRenderer(onLost: () => void): Renderer {
  return WebglRenderer.create(document.createElement('canvas'), onLost) ?? fallbackRenderer();
}

export function fallbackRenderer(): Renderer {
  return new CanvasRenderer(document.createElement('canvas'));
}
