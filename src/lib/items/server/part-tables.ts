/**
 * The separately saved parts of an item (`items/kinds/parts.ts`): those of its body, with their text, and the fields of
 * its row (title, tags, visibility), which have a row here after their first change. Key: (item_id, part).
 */
export interface ItemPartTable {
  item_id: string;
  part: string;
  /** The item's revision at this part's last change: a save based on an earlier one is refused. */
  revision: number;
  text_id: string | null;
}

/** A part's text (`items/kinds/schemas.ts`). Immutable, because copies share it. */
export interface BodyTextTable {
  id: string;
  json: string;
}
