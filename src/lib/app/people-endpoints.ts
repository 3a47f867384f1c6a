import { listAuthorsEndpoint } from '#lib/people/endpoints/list-authors.ts';
import { makeLinkEndpoint } from '#lib/people/endpoints/make-link.ts';
import { nameAuthorEndpoint } from '#lib/people/endpoints/name-author.ts';
import { readLinkEndpoint } from '#lib/people/endpoints/read-link.ts';
import { removeAuthorEndpoint } from '#lib/people/endpoints/remove-author.ts';
import { withdrawLinkEndpoint } from '#lib/people/endpoints/withdraw-link.ts';
import { nameReviewerEndpoint } from '#lib/reviews/endpoints/name-reviewer.ts';
import { removeReviewerEndpoint } from '#lib/reviews/endpoints/remove-reviewer.ts';

/** What one does about those who write, review or read an item beside its owner and its readers. */
export const PEOPLE_ENDPOINTS = [
  listAuthorsEndpoint,
  nameAuthorEndpoint,
  removeAuthorEndpoint,
  nameReviewerEndpoint,
  removeReviewerEndpoint,
  makeLinkEndpoint,
  readLinkEndpoint,
  withdrawLinkEndpoint,
] as const;
