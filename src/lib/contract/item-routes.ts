import { z } from 'zod';
import {
  copyAnswer,
  itemCard,
  itemChange,
  itemPageAnswer,
  ratingAnswer,
  ratingComment,
  ratingPayload,
} from './items.ts';
import type { RouteDescription } from './route-description.ts';
import { sheetAnswer, sheetChange, sheetSaved } from './sheet.ts';
import { caseAnswer } from './viewer.ts';

const listQuery = z.object({
  page: z.number().int().min(1).optional(),
  limit: z.number().int().min(1).max(100).optional(),
  q: z.string().max(100).optional(),
  tri: z.enum(['recents', 'populaires', 'mieux-notes']).optional(),
  titres: z.literal('masques').optional(),
});
const list = z.union([
  itemPageAnswer('questionnaires'),
  itemPageAnswer('cases'),
  itemPageAnswer('protocols'),
]);

/** Calls about items of the three kinds. */
export const ITEM_ROUTES: RouteDescription[] = [
  {
    method: 'GET',
    path: '/[kind]/public',
    summary: 'Public items, as filtered',
    query: listQuery,
    status: 200,
    response: list,
  },
  {
    method: 'GET',
    path: '/[kind]/mine',
    summary: 'Your own items, as filtered',
    query: listQuery,
    status: 200,
    response: list,
  },
  {
    method: 'POST',
    path: '/[kind]/[id]/copy',
    summary: 'Make a private copy of your own',
    status: 201,
    response: copyAnswer,
    errors: ['not_found'],
  },
  {
    method: 'POST',
    path: '/[kind]/[id]/rate',
    summary: 'Rate a public item of somebody else, or change your rating',
    request: ratingPayload,
    status: 200,
    response: ratingAnswer,
    errors: ['not_found', 'own_item', 'rating_invalid', 'comment_too_long'],
  },
  {
    method: 'DELETE',
    path: '/[kind]/[id]/rate',
    summary: 'Take your rating back',
    status: 200,
    response: ratingAnswer,
    errors: ['not_found', 'own_item'],
  },
  {
    method: 'GET',
    path: '/[kind]/[id]/answer',
    summary: 'What a case keeps back until it is asked for: answer, sheet, tags, comments',
    status: 200,
    response: caseAnswer,
    errors: ['not_found'],
  },
  {
    method: 'GET',
    path: '/[kind]/[id]/sheet',
    summary: 'The sheet of your case, as its editor needs it',
    status: 200,
    response: sheetAnswer,
    errors: ['not_found', 'forbidden'],
  },
  {
    method: 'PUT',
    path: '/[kind]/[id]/sheet',
    summary: 'Replace the sheet of your case, and nothing else',
    request: sheetChange,
    status: 200,
    response: sheetSaved,
    errors: ['not_found', 'forbidden', 'changed_meanwhile'],
  },
  {
    method: 'GET',
    path: '/[kind]/[id]/ratings',
    summary: 'Ratings that carry a comment',
    status: 200,
    response: z.object({ comments: z.array(ratingComment) }),
    errors: ['not_found'],
  },
  {
    method: 'PATCH',
    path: '/[kind]/[id]',
    summary: 'Rename, tag, publish or unpublish your item',
    request: itemChange,
    status: 200,
    response: itemCard,
    errors: [
      'not_found',
      'forbidden',
      'changed_meanwhile',
      'title_required',
      'title_too_long',
      'tag_invalid',
      'too_many_tags',
      'protocol_not_validated',
    ],
  },
  {
    method: 'DELETE',
    path: '/[kind]/[id]',
    summary: 'Delete your item',
    status: 204,
    errors: ['not_found', 'forbidden'],
  },
];
