import { z } from 'zod';
import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';
import { ratingComment } from '../schemas.ts';

export const listCommentsEndpoint = {
  method: 'GET',
  path: '/[kind]/[id]/ratings',
  access: 'reader-or-invited',
  summary: 'Ratings that carry a comment',
  status: 200,
  response: z.object({ comments: z.array(ratingComment) }),
} as const satisfies Endpoint;
