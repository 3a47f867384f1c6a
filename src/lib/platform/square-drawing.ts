/** A drawing of `size` × `size` squares, whose dark squares are given as a path. */
export interface SquareDrawing {
  size: number;
  path: string;
}
