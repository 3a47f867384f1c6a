/**
 * The review of an item, by others whom its owner names. Of a kind that is reviewed it makes its versions (0035); of the others
 * it is somebody's word before publication, which needs none (0052). French labels are wire codes: they are stored as they
 * read.
 */

export const REVIEW_STATUSES = ['Brouillon', 'En révision', 'Validé'] as const;
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];

/** Being written: where everything begins, and comes back to when it is changed. */
export const WRITING = 'Brouillon' satisfies ReviewStatus;
/** Being read again by whoever is to validate it. */
export const REVIEWING = 'En révision' satisfies ReviewStatus;
/** In use: of a kind that is reviewed only what has this status can be public. Of another one a reviewer found it ready. */
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

/** Whoever is named to review something answers what its author asks, and takes no other step. */
export const mayReviewerMove = (from: ReviewStatus, to: ReviewStatus) =>
  from === REVIEWING && mayMove(from, to);

/** Those who write something with its owner ask for its review and take it back; its owner or a reviewer validates it. */
export const mayAuthorMove = (from: ReviewStatus, to: ReviewStatus) => to !== VALIDATED && mayMove(from, to);

/** How many may be named to review one item. */
export const REVIEWERS_MAX = 10;

/** Whoever sends something back says why. */
export const needsWord = (to: ReviewStatus) => to === WRITING;
