import { selectionExport } from '#lib/items/selection-schemas.ts';
import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';

export const exportSelectionEndpoint = {
  method: 'POST',
  path: '/[kind]/selection/export',
  access: 'signed-in',
  summary: 'Several of your items as an archive, like that of an account',
  request: selectionExport,
  status: 200,
  response: 'application/zip',
  errors: ['not_found', 'forbidden'],
} as const satisfies Endpoint;
