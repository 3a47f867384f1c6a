/** HTTP status by error code of the API. `app/error-texts.ts` has the French messages. */
export const ERROR_STATUS = {
  bad_request: 400,
  bad_json: 400,
  invalid: 422,
  request_too_slow: 408,
  too_large: 413,
  headers_too_large: 431,
  unsupported_type: 415,
  sign_in_required: 401,
  wrong_credentials: 401,
  wrong_password: 422,
  proof_required: 422,
  second_factor_required: 401,
  second_step_expired: 410,
  wrong_second_factor: 422,
  set_up_expired: 410,
  second_factor_missing: 403,
  passkey_refused: 422,
  passkeys_full: 409,
  link_needs_second_factor: 409,
  local_accounts_off: 403,
  last_way_in: 409,
  wrong_recovery_code: 422,
  forbidden: 403,
  cross_site: 403,
  registration_closed: 403,
  registration_invited: 403,
  invitation_invalid: 410,
  own_item: 403,
  account_suspended: 403,
  reader_only: 403,
  identity_unconfirmed: 403,
  last_administrator: 409,
  not_found: 404,
  image_hidden: 404,
  method_not_allowed: 405,
  username_taken: 409,
  username_confusable: 409,
  username_invalid: 422,
  display_name_invalid: 422,
  password_too_short: 422,
  password_too_long: 422,
  password_common: 422,
  title_required: 422,
  title_unreadable: 422,
  title_too_long: 422,
  rating_invalid: 422,
  comment_too_long: 422,
  tag_invalid: 422,
  too_many_tags: 422,
  phrase_code_invalid: 422,
  phrase_text_invalid: 422,
  phrase_code_taken: 409,
  phrases_full: 409,
  templates_full: 409,
  collection_name_invalid: 422,
  collection_text_too_long: 422,
  collections_full: 409,
  collection_full: 409,
  note_too_long: 422,
  notes_full: 409,
  preferences_too_large: 422,
  preferences_full: 409,
  version_removed: 410,
  not_public: 409,
  no_changes: 409,
  protocol_not_validated: 409,
  review_step: 409,
  review_word_required: 422,
  reviewer_unknown: 422,
  reviewer_own: 422,
  reviewers_full: 409,
  reviewer_writes: 422,
  author_unknown: 422,
  author_own: 422,
  authors_full: 409,
  confirmation_not_public: 409,
  confirmation_unknown: 422,
  confirmation_own: 422,
  confirmations_full: 409,
  confirmation_replaced: 409,
  confirmation_not_asked: 409,
  review_due_past: 422,
  validation_incomplete: 422,
  publish_incomplete: 422,
  practice_empty: 409,
  attempt_closed: 409,
  grade_taken_back: 409,
  step_validated: 409,
  questions_changed: 409,
  too_many_chosen: 422,
  answer_too_long: 422,
  changed_meanwhile: 409,
  revision_required: 428,
  reset_link_invalid: 410,
  address_link_invalid: 410,
  too_many_attempts: 429,
  too_many_writes: 429,
  image_unsupported: 415,
  image_unreadable: 422,
  image_too_large: 413,
  image_foreign: 422,
  upload_incomplete: 409,
  upload_offset: 409,
  upload_damaged: 422,
  upload_refused: 400,
  checksum_required: 400,
  uploads_full: 429,
  quota_full: 413,
  owner_quota_full: 413,
  quota_lately: 413,
  busy: 503,
  file_damaged: 500,
  disk_full: 507,
  unavailable: 503,
  internal: 500,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** Reasons for refusing a new password. */
export const NEW_PASSWORD_ERRORS = [
  'password_too_short',
  'password_too_long',
  'password_common',
] as const satisfies ErrorCode[];

/** Why a finished upload does not become an image. */
export const IMAGE_ERRORS = [
  'not_found',
  'upload_incomplete',
  'upload_damaged',
  'checksum_required',
  'image_unsupported',
  'image_unreadable',
  'image_too_large',
  'quota_full',
  'quota_lately',
] as const satisfies ErrorCode[];

/** The body of every error response. `details` names the invalid fields, in French, if there are any. */
export interface ErrorAnswer {
  code: ErrorCode;
  message: string;
  details?: string[];
}

/** The requested and the available space, in bytes. */
export interface AskedSpace {
  asked: number;
  used: number;
  quota: number;
}

/** Thrown by use cases and guards; the HTTP layer converts it to an `ErrorAnswer`. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: string[] | undefined;
  /** Seconds to wait, for `too_many_attempts`, `too_many_writes` and `quota_lately`. */
  readonly retryAfter: number | undefined;
  /** The requested and available space, for `quota_full`. */
  readonly space: AskedSpace | undefined;

  constructor(
    code: ErrorCode,
    options: { details?: string[]; retryAfter?: number; space?: AskedSpace; cause?: unknown } = {},
  ) {
    super(code, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.details = options.details;
    this.retryAfter = options.retryAfter;
    this.space = options.space;
  }
}
