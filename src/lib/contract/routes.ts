import { z } from 'zod';
import {
  accountDeletion,
  credentials,
  loginAnswer,
  passwordChange,
  passwordProof,
  profileAnswer,
  profileChange,
  recoveryCodesAnswer,
  registerAnswer,
  resetPayload,
  sessionList,
} from './accounts.ts';
import type { ErrorCode } from './errors.ts';
import {
  copyAnswer,
  itemCard,
  itemChange,
  itemPageAnswer,
  ratingAnswer,
  ratingComment,
  ratingPayload,
} from './items.ts';
import { caseAnswer } from './viewer.ts';

/** A call of the API, as the OpenAPI document tells it. */
export interface RouteDescription {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** As in `src/pages`, without `/api`. */
  path: string;
  summary: string;
  query?: z.ZodObject;
  request?: z.ZodType;
  status: 200 | 201 | 204;
  /** Absent: no content. A media type in words stands for a body that is not JSON. */
  response?: z.ZodType | 'application/zip';
  /** Beside those that every call can answer with. */
  errors?: ErrorCode[];
}

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
const status = z.object({ status: z.string() });
const passwordRules: ErrorCode[] = ['password_too_short', 'password_too_long', 'password_common'];

/** Every call of the API; a test holds this list and `src/pages/api` together. */
export const ROUTES: RouteDescription[] = [
  { method: 'GET', path: '/health', summary: 'The process answers', status: 200, response: status },
  {
    method: 'GET',
    path: '/ready',
    summary: 'The process and its database answer',
    status: 200,
    response: status,
    errors: ['unavailable'],
  },
  {
    method: 'GET',
    path: '/openapi.json',
    summary: 'This document',
    status: 200,
    response: z.record(z.string(), z.unknown()),
  },
  {
    method: 'POST',
    path: '/auth/login',
    summary: 'Sign in; also sets the session cookie',
    request: credentials,
    status: 200,
    response: loginAnswer,
    errors: ['wrong_credentials', 'too_many_attempts'],
  },
  {
    method: 'POST',
    path: '/auth/register',
    summary: 'Make an account',
    request: credentials,
    status: 201,
    response: registerAnswer,
    errors: ['username_taken', 'username_invalid', ...passwordRules, 'too_many_attempts'],
  },
  {
    method: 'POST',
    path: '/auth/logout',
    summary: 'End the session of the bearer or of the cookie',
    status: 204,
    errors: ['cross_site'],
  },
  {
    method: 'POST',
    path: '/auth/session',
    summary: 'Set the session cookie of this bearer again',
    status: 204,
  },
  {
    method: 'POST',
    path: '/auth/reset',
    summary: 'Set a new password by recovery code or by administrator’s link',
    request: resetPayload,
    status: 200,
    response: registerAnswer,
    errors: ['wrong_recovery_code', 'reset_link_invalid', ...passwordRules, 'too_many_attempts'],
  },
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
    summary: 'One’s own items, as filtered',
    query: listQuery,
    status: 200,
    response: list,
  },
  {
    method: 'POST',
    path: '/[kind]/[id]/copy',
    summary: 'Make a private copy of one’s own',
    status: 201,
    response: copyAnswer,
    errors: ['not_found'],
  },
  {
    method: 'POST',
    path: '/[kind]/[id]/rate',
    summary: 'Rate somebody else’s public item, or change one’s rating',
    request: ratingPayload,
    status: 200,
    response: ratingAnswer,
    errors: ['not_found', 'own_item', 'rating_invalid', 'comment_too_long'],
  },
  {
    method: 'DELETE',
    path: '/[kind]/[id]/rate',
    summary: 'Take one’s rating back',
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
    path: '/[kind]/[id]/ratings',
    summary: 'Ratings that carry a comment',
    status: 200,
    response: z.object({ comments: z.array(ratingComment) }),
    errors: ['not_found'],
  },
  {
    method: 'PATCH',
    path: '/[kind]/[id]',
    summary: 'Rename, tag, publish or unpublish one’s item',
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
    summary: 'Delete one’s item',
    status: 204,
    errors: ['not_found', 'forbidden'],
  },
  {
    method: 'GET',
    path: '/account/sessions',
    summary: 'One’s open sessions',
    status: 200,
    response: sessionList,
  },
  {
    method: 'DELETE',
    path: '/account/sessions/[session]',
    summary: 'End one of one’s sessions',
    status: 204,
    errors: ['not_found'],
  },
  {
    method: 'POST',
    path: '/account/password',
    summary: 'Change one’s password; every other session ends',
    request: passwordChange,
    status: 204,
    errors: ['wrong_password', ...passwordRules, 'too_many_attempts'],
  },
  {
    method: 'PATCH',
    path: '/account/profile',
    summary: 'Change the name that is shown',
    request: profileChange,
    status: 200,
    response: profileAnswer,
  },
  {
    method: 'POST',
    path: '/account/recovery-codes',
    summary: 'Make ten recovery codes, which replace earlier ones',
    request: passwordProof,
    status: 200,
    response: recoveryCodesAnswer,
    errors: ['wrong_password', 'too_many_attempts'],
  },
  {
    method: 'GET',
    path: '/account/export',
    summary: 'Everything of one’s own: JSON and images',
    status: 200,
    response: 'application/zip',
  },
  {
    method: 'DELETE',
    path: '/account',
    summary: 'Delete one’s account',
    request: accountDeletion,
    status: 204,
    errors: ['wrong_password', 'too_many_attempts'],
  },
];
