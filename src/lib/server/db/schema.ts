import type { Generated } from 'kysely';
import type { ItemKind, Visibility } from '#lib/domain/item.ts';
import type { FacetName } from '#lib/kinds/kind.ts';
import type {
  KnownDeviceTable,
  RecoveryCodeTable,
  ResetLinkTable,
  SessionTable,
  ThrottleTable,
  UserTable,
} from './account-tables.ts';
import type { BodyTextTable, ItemPartTable } from './part-tables.ts';
import type { PendingUploadTable, UploadPartTable, UploadTable, UserStorageTable } from './upload-table.ts';

/**
 * The database as both engines hold it: text ids made by the application, instants in epoch
 * milliseconds, flags as 0/1, JSON as text validated at the boundary.
 */
export interface Database {
  user: UserTable;
  session: SessionTable;
  recovery_code: RecoveryCodeTable;
  reset_link: ResetLinkTable;
  known_device: KnownDeviceTable;
  throttle: ThrottleTable;
  item: ItemTable;
  item_part: ItemPartTable;
  body_text: BodyTextTable;
  item_tag: ItemTagTable;
  item_facet: ItemFacetTable;
  rating: RatingTable;
  view: ViewTable;
  copy: CopyTable;
  event: EventTable;
  file: FileTable;
  file_variant: FileVariantTable;
  item_file: ItemFileTable;
  attestation: AttestationTable;
  upload: UploadTable;
  pending_upload: PendingUploadTable;
  upload_part: UploadPartTable;
  user_storage: UserStorageTable;
  meta: MetaTable;
}

export interface ItemTable {
  id: string;
  /** Small, given by the database, never another item's while this one is there: what sets of items are made of. */
  number: Generated<number>;
  kind: ItemKind;
  /** Null once the author's account is gone and the item stayed public. */
  owner_id: string | null;
  title: string;
  visibility: Visibility;
  /** What a card needs from the body (JSON, `kinds/summaries.ts`), so that lists never read bodies. */
  summary: string;
  /** Goes up by one with every edit; what each part was changed at is in `item_part`. */
  revision: number;
  views: number;
  copies: number;
  /** Sum of the ratings in half points: 8.5 counts 17. */
  rating_sum: number;
  rating_count: number;
  /** Sort keys, kept by the writes that change them. */
  popularity: number;
  rating_rank: number;
  created_at: number;
  updated_at: number;
  /** First publication; 0 while never published. Sort key of « récents ». */
  published_at: number;
}

export interface ItemTagTable {
  item_id: string;
  position: number;
  tag: string;
}

/**
 * What filters and the search look at: one row per value, folded (`facetValues`), and per search word
 * (`searchTerms`, facet `term`). It repeats the item's kind and visibility so that an index alone answers.
 */
export interface ItemFacetTable {
  /** The item's. */
  number: number;
  kind: ItemKind;
  visibility: Visibility;
  facet: FacetName | 'term';
  value: string;
}

export interface RatingTable {
  item_id: string;
  user_id: string;
  /** Half points, 0 to 20. */
  value: number;
  comment: string | null;
  created_at: number;
  updated_at: number;
}

/** At most one row per item, person and day (`2026-11-21`, Europe/Paris); rows outlive the person's account. */
export interface ViewTable {
  item_id: string;
  user_id: string;
  day: string;
}

/**
 * Lineage: `item_id` was copied from `source_id`; the names are kept as they were at that time. A row outlives
 * both items: `item.copies` equals the rows that count.
 */
export interface CopyTable {
  item_id: string;
  source_id: string;
  source_title: string;
  source_author: string;
  /** 1 for the first copy that somebody makes of another person's item. */
  counted: 0 | 1;
  created_at: number;
  /** Who made the copy; nobody in particular once the account is gone, null where nobody knows any more. */
  copier_id: string | null;
}

/** What happened, kept so that honest statistics can be built. */
export interface EventTable {
  id: string;
  at: number;
  user_id: string | null;
  item_id: string | null;
  kind: ItemKind | null;
  type: EventType;
}

export type EventType = 'create' | 'publish' | 'view' | 'copy' | 'rate' | 'delete' | 'attest';

export interface FileTable {
  /** SHA-256 (hex) of the bytes, also their key in the file store. */
  sha256: string;
  type: string;
  bytes: number;
  width: number;
  height: number;
  created_at: number;
}

/** Smaller copies of an image, files of their own in the store. Key: (sha256, name). */
export interface FileVariantTable {
  /** The full image. */
  sha256: string;
  /** `400.avif`: width at most, and format (`THUMBNAILS` in `domain/image-paths.ts`). */
  name: string;
  /** Key of the variant's own bytes in the file store. */
  variant_sha256: string;
  bytes: number;
}

/** Which items use which files: decides who may read an image and what may be swept. */
export interface ItemFileTable {
  item_id: string;
  sha256: string;
}

/**
 * An author's word that nothing visible in an image of an item identifies anybody. Key: (item, file); a frame and its
 * preview are two files. It outlives the image's leaving the item: what comes back was seen before.
 */
export interface AttestationTable {
  item_id: string;
  sha256: string;
  /** Null once the person's account is gone. */
  user_id: string | null;
  at: number;
}

export interface MetaTable {
  key: string;
  value: string;
}
