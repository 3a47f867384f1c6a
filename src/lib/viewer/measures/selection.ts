/** The measurement that keys move and delete, or the handle that they move. */
export interface Selection {
  id: string;
  handle: number | null;
}
