import type { SquareDrawing } from '#lib/platform/square-drawing.ts';

/** The address in a QR code, and the code's drawing. */
export interface ProtocolCode {
  address: string;
  drawing: SquareDrawing;
}
