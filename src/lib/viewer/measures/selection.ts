/** The measure that keys move and erase: wholly, or one of its handles. */
export interface Selection {
  id: string;
  handle: number | null;
}
