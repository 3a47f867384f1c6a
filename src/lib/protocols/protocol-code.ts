import type { SquareDrawing } from '#lib/platform/square-drawing.ts';

/** What a code leads to, and its drawing. */
export interface ProtocolCode {
  address: string;
  drawing: SquareDrawing;
}
