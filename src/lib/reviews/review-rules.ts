/**
 * The review of an item, by others whom its owner names. For a reviewed kind it makes its versions (0035); for the
 * others it is an optional verdict before publication (0052). French labels are wire codes: they are stored as they
 * read.
 */

export const REVIEW_STATUSES = ['Brouillon', 'En révision', 'Validé'] as const;
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];

/** Being written: where everything begins, and comes back to when it is changed. */
export const WRITING = 'Brouillon' satisfies ReviewStatus;
/** Being reviewed before validation. */
export const REVIEWING = 'En révision' satisfies ReviewStatus;
/** In use: of a reviewed kind only versions with this status can be public. For other kinds a reviewer approved it. */
export const VALIDATED = 'Validé' satisfies ReviewStatus;

/** Characters of what is said with a step of a review. */
export const REVIEW_WORD_MAX = 500;

/** Where each status leads to by hand; what is validated also opens again when it is changed. */
const STEPS: Readonly<Record<ReviewStatus, readonly ReviewStatus[]>> = {
  Brouillon: [REVIEWING],
  'En révision': [VALIDATED, WRITING],
  Validé: [WRITING],
};

export const mayMove = (from: ReviewStatus, to: ReviewStatus) => STEPS[from].includes(to);

/** A named reviewer answers the author's request, and can take no other step. */
export const mayReviewerMove = (from: ReviewStatus, to: ReviewStatus) =>
  from === REVIEWING && mayMove(from, to);

/** Authors ask for a review and take the request back; the owner or a reviewer validates. */
export const mayAuthorMove = (from: ReviewStatus, to: ReviewStatus) => to !== VALIDATED && mayMove(from, to);

/** How many reviewers one item may have. */
export const REVIEWERS_MAX = 10;

/** Sending an item back needs a reason. */
export const needsWord = (to: ReviewStatus) => to === WRITING;
