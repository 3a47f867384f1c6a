import type { Endpoint } from '#lib/platform/endpoints/endpoint.ts';
import { type SelectionChange, selectionChange, selectionOutcomes } from '../selection-schemas.ts';

export const changeSelectionEndpoint = {
  method: 'POST',
  path: '/[kind]/selection',
  access: 'signed-in',
  summary: 'Tag, publish, unpublish or delete several of your items, or ask what they lack: each for itself',
  confirms: ({ action }: SelectionChange) =>
    action === 'publish' || action === 'delete' ? action : undefined,
  request: selectionChange,
  status: 200,
  response: selectionOutcomes,
  errors: ['tag_invalid'],
} as const satisfies Endpoint;
