import { z } from 'zod';
import { ACCOUNT_ROUTES } from './account-routes.ts';
import { ITEM_ROUTES } from './item-routes.ts';
import type { RouteDescription } from './route-description.ts';
import { UPLOAD_ROUTES } from './upload-routes.ts';

const status = z.object({ status: z.string() });

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
  ...ACCOUNT_ROUTES,
  ...ITEM_ROUTES,
  ...UPLOAD_ROUTES,
];
