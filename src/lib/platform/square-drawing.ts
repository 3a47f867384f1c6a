/** A drawing of squares: those that are dark, as a path of unit squares, on a field of `size` × `size`. */
export interface SquareDrawing {
  size: number;
  path: string;
}
