/**
 * The review of an item by people whom its owner names. For a reviewed kind it makes its versions (0035); for the
 * others it is an optional verdict before publication (0052). The French labels are also the stored
 * values.
 */

export const REVIEW_STATUSES = ['Brouillon', 'En révision', 'Validé'] as const;
export type ReviewStatus = (typeof REVIEW_STATUSES)[number];

/** Draft: the initial status, to which an item returns when it is changed. */
export const WRITING = 'Brouillon' satisfies ReviewStatus;
/** Being reviewed before validation. */
export const REVIEWING = 'En révision' satisfies ReviewStatus;
/** Approved: for a reviewed kind, only versions with this status can be public; for others, a reviewer approved it. */
export const VALIDATED = 'Validé' satisfies ReviewStatus;

/** Maximum length of the comment on a step of a review, in characters. */
export const REVIEW_WORD_MAX = 500;

/** The statuses that can follow each status by a step; in addition, a change returns a validated item to draft. */
const STEPS: Readonly<Record<ReviewStatus, readonly ReviewStatus[]>> = {
  Brouillon: [REVIEWING],
  'En révision': [VALIDATED, WRITING],
  Validé: [WRITING],
};

export const mayMove = (from: ReviewStatus, to: ReviewStatus) => STEPS[from].includes(to);

/** A named reviewer can only answer an author's request. */
export const mayReviewerMove = (from: ReviewStatus, to: ReviewStatus) =>
  from === REVIEWING && mayMove(from, to);

/** Authors request a review and withdraw the request; the owner or a reviewer validates. */
export const mayAuthorMove = (from: ReviewStatus, to: ReviewStatus) => to !== VALIDATED && mayMove(from, to);

/** Maximum number of reviewers of one item. */
export const REVIEWERS_MAX = 10;

/** Sending an item back needs a reason. */
export const needsWord = (to: ReviewStatus) => to === WRITING;
