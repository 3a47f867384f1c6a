import { changeSelectionEndpoint } from '#lib/contract/endpoints/change-selection.ts';
import { api } from '#lib/server/http/api.ts';
import { changeSelection } from '#lib/server/usecases/items/change-selection.ts';

export const POST = api(changeSelectionEndpoint, async ({ context, actor, params: { kind }, body }) => ({
  items: await changeSelection(context, actor, kind, body),
}));
