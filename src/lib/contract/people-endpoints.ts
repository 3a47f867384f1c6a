import { listAuthorsEndpoint } from './endpoints/list-authors.ts';
import { makeLinkEndpoint } from './endpoints/make-link.ts';
import { nameAuthorEndpoint } from './endpoints/name-author.ts';
import { nameReviewerEndpoint } from './endpoints/name-reviewer.ts';
import { readLinkEndpoint } from './endpoints/read-link.ts';
import { removeAuthorEndpoint } from './endpoints/remove-author.ts';
import { removeReviewerEndpoint } from './endpoints/remove-reviewer.ts';
import { withdrawLinkEndpoint } from './endpoints/withdraw-link.ts';

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
