/**
 * The parts of an item that are saved apart (`items/kinds/parts.ts`): those of its body, with their text, and the fields of
 * its row (title, tags, visibility), which have a row here once they were changed. Key: (item_id, part).
 */
export interface ItemPartTable {
  item_id: string;
  part: string;
  /** The item's revision when this part was last changed: a save that read an earlier one is refused. */
  revision: number;
  text_id: string | null;
}

/** A part's text (`items/kinds/schemas.ts`). Never changed once written: copies share it. */
export interface BodyTextTable {
  id: string;
  json: string;
}
