/** What a card shows of an item's body, stored beside the item so that a list never reads bodies. */
export interface ItemSummary {
  /** Ids of all questions, sub-questions included, in order. */
  questions?: string[] | undefined;
  /** 1 to 5. */
  difficulty?: number | undefined;
  imagingType?: string | undefined;
  region?: string | undefined;
  seriesCount?: number | undefined;
  imageCount?: number | undefined;
  /** Main image: its file and pixel size, for the reserved box. */
  mainImage?: { file: string; width: number; height: number } | null | undefined;
  /** One image per folder, for `folderMainImages`. */
  folderImages?: { folder: string; file: string }[] | undefined;
}
