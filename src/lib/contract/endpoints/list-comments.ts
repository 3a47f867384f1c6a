import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { ratingComment } from '../items.ts';

export const listCommentsEndpoint = {
  method: 'GET',
  path: '/[kind]/[id]/ratings',
  access: 'reader-or-invited',
  summary: 'Ratings that carry a comment',
  status: 200,
  response: z.object({ comments: z.array(ratingComment) }),
} as const satisfies Endpoint;
