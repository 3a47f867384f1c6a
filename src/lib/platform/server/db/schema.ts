import type { Generated } from 'kysely';
import type {
  KnownDeviceTable,
  RecoveryCodeTable,
  ResetLinkTable,
  RevokedSessionTable,
  SessionTable,
  ThrottleTable,
  UserTable,
} from '#lib/accounts/server/account-tables.ts';
import type {
  AddressLinkTable,
  MailRequestTable,
  ReviewMailTable,
  UserAddressTable,
} from '#lib/addresses/server/tables.ts';
import type { AuditEntryTable } from '#lib/audit/server/tables.ts';
import type { SheetTemplateTable } from '#lib/cases/server/sheet-template-tables.ts';
import type { CaseNoteTable, CollectionItemTable, CollectionTable } from '#lib/collections/server/tables.ts';
import type { ConfirmationTable } from '#lib/confirmations/server/tables.ts';
import type { IdentityTable, ProviderSignInTable } from '#lib/identities/server/tables.ts';
import type {
  FileTable,
  FileToEraseTable,
  FileVariantTable,
  ItemFileTable,
} from '#lib/images/server/file-tables.ts';
import type { AttestationTable, MaskedFileTable } from '#lib/images/server/image-tables.ts';
import type {
  PendingUploadTable,
  UploadPartTable,
  UploadTable,
  UserStorageTable,
} from '#lib/images/server/upload-tables.ts';
import type { InvitationTable } from '#lib/invitations/server/tables.ts';
import type { ItemKind, Visibility } from '#lib/items/item.ts';
import type { FacetName } from '#lib/items/kinds/kind.ts';
import type { WordField } from '#lib/items/kinds/matches.ts';
import type { BodyTextTable, ItemPartTable } from '#lib/items/server/part-tables.ts';
import type { RatingTable } from '#lib/items/server/rating-tables.ts';
import type {
  ItemContributionTable,
  ItemVersionPartTable,
  ItemVersionTable,
} from '#lib/items/server/version-tables.ts';
import type { QueuedMailTable } from '#lib/mail/server/tables.ts';
import type { FlagTable, HiddenImageTable, ItemNoticeTable } from '#lib/moderation/server/tables.ts';
import type { ItemLinkTable, ItemPersonTable } from '#lib/people/server/tables.ts';
import type { PhraseTable } from '#lib/phrases/server/phrase-tables.ts';
import type {
  AnswerReadTable,
  PracticeAttemptTable,
  PracticeMemoryTable,
  PracticeSessionTable,
  PracticeSetAsideTable,
  PracticeSettingTable,
} from '#lib/practice/server/tables.ts';
import type { QuestionnairePreferenceTable } from '#lib/questionnaires/server/preference-tables.ts';
import type { QuestionAttemptTable } from '#lib/questions/server/tables.ts';
import type { ReviewStatus } from '#lib/reviews/review-rules.ts';
import type { ReviewDueTable, ReviewTable } from '#lib/reviews/server/tables.ts';
import type {
  PasskeyChallengeTable,
  PasskeyTable,
  PendingSignInTable,
  TotpTable,
} from '#lib/second-factor/server/tables.ts';
import type { ActivityTables } from '#lib/statistics/server/tables.ts';
import type { MetaTable } from './meta/meta-table.ts';

/**
 * The database as both engines hold it: text ids made by the application, epoch milliseconds, flags as 0/1, checked
 * JSON.
 */
export interface Database extends ActivityTables {
  user: UserTable;
  session: SessionTable;
  revoked_session: RevokedSessionTable;
  recovery_code: RecoveryCodeTable;
  reset_link: ResetLinkTable;
  known_device: KnownDeviceTable;
  identity: IdentityTable;
  provider_sign_in: ProviderSignInTable;
  invitation: InvitationTable;
  queued_mail: QueuedMailTable;
  user_address: UserAddressTable;
  address_link: AddressLinkTable;
  mail_request: MailRequestTable;
  review_mail: ReviewMailTable;
  totp: TotpTable;
  passkey: PasskeyTable;
  passkey_challenge: PasskeyChallengeTable;
  pending_sign_in: PendingSignInTable;
  phrase: PhraseTable;
  sheet_template: SheetTemplateTable;
  throttle: ThrottleTable;
  item: ItemTable;
  item_part: ItemPartTable;
  body_text: BodyTextTable;
  item_version: ItemVersionTable;
  item_version_part: ItemVersionPartTable;
  review: ReviewTable;
  item_person: ItemPersonTable;
  confirmation: ConfirmationTable;
  review_due: ReviewDueTable;
  item_link: ItemLinkTable;
  item_contribution: ItemContributionTable;
  item_tag: ItemTagTable;
  item_facet: ItemFacetTable;
  rating: RatingTable;
  view: ViewTable;
  copy: CopyTable;
  answer_read: AnswerReadTable;
  practice_attempt: PracticeAttemptTable;
  practice_memory: PracticeMemoryTable;
  practice_session: PracticeSessionTable;
  practice_setting: PracticeSettingTable;
  practice_set_aside: PracticeSetAsideTable;
  question_attempt: QuestionAttemptTable;
  event: EventTable;
  case_note: CaseNoteTable;
  collection: CollectionTable;
  collection_item: CollectionItemTable;
  questionnaire_preference: QuestionnairePreferenceTable;
  file: FileTable;
  file_variant: FileVariantTable;
  item_file: ItemFileTable;
  attestation: AttestationTable;
  masked_file: MaskedFileTable;
  file_to_erase: FileToEraseTable;
  upload: UploadTable;
  pending_upload: PendingUploadTable;
  upload_part: UploadPartTable;
  user_storage: UserStorageTable;
  audit_entry: AuditEntryTable;
  flag: FlagTable;
  hidden_image: HiddenImageTable;
  item_notice: ItemNoticeTable;
  meta: MetaTable;
}

/**
 * The state shown in lists: for a public item its published version, for any other the only state there is. The parts
 * of its body (`item_part`) are its author's working copy.
 */
export interface ItemTable {
  id: string;
  /** A small number assigned by the database, unique among existing items: sets of items are sets of these. */
  number: Generated<number>;
  kind: ItemKind;
  /** Null once the author's account is gone and the item stayed public. */
  owner_id: string | null;
  title: string;
  visibility: Visibility;
  /** The facts of the body that a card needs (JSON, `items/kinds/summaries.ts`), so that lists never read bodies. */
  summary: string;
  /** Incremented with every edit; the revision of each part's last change is in `item_part`. */
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
  /** Number of the last version that was published, which readers see while the item is public; null for none. */
  published_version: Generated<number | null>;
  /** Title and tags (JSON) of the working copy of a public item, where they are not those that readers see. */
  working_title: Generated<string | null>;
  working_tags: Generated<string | null>;
  /** Whether the working copy of a public item differs from what readers see. */
  has_changes: Generated<0 | 1>;
  /** Status of the working copy, as in its part `review`; null for a kind that is not reviewed. */
  review_status: Generated<ReviewStatus | null>;
  /**
   * Bytes of the texts of its working copy and versions (`items/server/text-bytes-queries.ts`), kept by the writes
   * that change them.
   */
  text_bytes: Generated<number>;
}

export interface ItemTagTable {
  item_id: string;
  position: number;
  tag: string;
}

/**
 * The index for filters and search: one row per value, folded (`facetValues`), per search word (`searchWords`) and
 * per thing that publication would require (`lacksOfRow`, facet `lack`), and per indication of a protocol
 * (`indicationKeys`). Kind and visibility are repeated for its indexes.
 */
export interface ItemFacetTable {
  number: number;
  kind: ItemKind;
  visibility: Visibility;
  facet: FacetName | WordField | 'lack' | 'credited' | 'indication';
  value: string;
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
  /** The person who made the copy; an anonymous id once the account is gone, null where it is no longer known. */
  copier_id: string | null;
  /** The version of the source that it is a copy of; null where that was never published, or nobody knows. */
  source_version: number | null;
}

/** Events, recorded so that honest statistics can be computed. */
export interface EventTable {
  id: string;
  at: number;
  user_id: string | null;
  item_id: string | null;
  kind: ItemKind | null;
  type: EventType;
}

/** `answer`: somebody read the answer of another's public case; `grade`: an attempt got its grade. */
export type EventType =
  | 'create'
  | 'publish'
  | 'view'
  | 'answer'
  | 'copy'
  | 'rate'
  | 'grade'
  | 'delete'
  | 'attest'
  | 'report';
