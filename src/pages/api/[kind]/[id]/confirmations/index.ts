import { askConfirmationsEndpoint } from '#lib/confirmations/endpoints/ask-confirmations.ts';
import { listConfirmationsEndpoint } from '#lib/confirmations/endpoints/list-confirmations.ts';
import { askConfirmations } from '#lib/confirmations/server/ask-confirmations.ts';
import { listConfirmations } from '#lib/confirmations/server/list-confirmations.ts';
import { api } from '#lib/platform/server/http/api.ts';

export const GET = api(listConfirmationsEndpoint, async ({ context, actor, params: { id } }) => {
  const { title: _, ...confirmations } = await listConfirmations(context, actor, id);
  return confirmations;
});

export const POST = api(askConfirmationsEndpoint, ({ context, actor, params: { id }, body }) =>
  askConfirmations(context, actor, id, body),
);
