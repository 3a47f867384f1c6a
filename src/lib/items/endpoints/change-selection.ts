import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';
import { selectionChange, selectionOutcomes } from '../selection-schemas.ts';

export const changeSelectionEndpoint = {
  method: 'POST',
  path: '/[kind]/selection',
  access: 'signed-in',
  summary: 'Tag, publish, unpublish or delete several of your items, or ask what they lack: each for itself',
  request: selectionChange,
  status: 200,
  response: selectionOutcomes,
  errors: ['tag_invalid'],
} as const satisfies Endpoint;
