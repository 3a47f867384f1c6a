import { CanvasRenderer } from './canvas-renderer.ts';
import type { Renderer } from './layer.ts';
import { WebglRenderer } from './webgl-renderer.ts';

/** A WebGL renderer where supported, else one for an ordinary canvas; both compute the same greys. */
export function createRenderer(onLost: () => void): Renderer {
  return WebglRenderer.create(document.createElement('canvas'), onLost) ?? fallbackRenderer();
}

export function fallbackRenderer(): Renderer {
  return new CanvasRenderer(document.createElement('canvas'));
}
