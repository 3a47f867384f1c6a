import { z } from 'zod';
import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';
import { commentChange, ratingComment } from '../schemas.ts';

export const changeCommentEndpoint = {
  method: 'PATCH',
  path: '/[kind]/[id]/ratings/[rater]',
  access: 'owner',
  summary:
    'Answer a comment on your item or take the answer back, hide the comment from others or show it again',
  request: commentChange,
  status: 200,
  response: z.object({ comments: z.array(ratingComment) }),
  errors: ['comment_too_long'],
} as const satisfies Endpoint;
