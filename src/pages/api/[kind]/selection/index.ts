import { changeSelectionEndpoint } from '#lib/items/endpoints/change-selection.ts';
import { changeSelection } from '#lib/items/server/change-selection.ts';
import { api } from '#lib/platform/server/http/api.ts';

export const POST = api(changeSelectionEndpoint, async ({ context, actor, params: { kind }, body }) => ({
  items: await changeSelection(context, actor, kind, body),
}));
