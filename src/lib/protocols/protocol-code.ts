import type { SquareDrawing } from '#lib/platform/square-drawing.ts';

/** The target of a code, and its drawing. */
export interface ProtocolCode {
  address: string;
  drawing: SquareDrawing;
}
