import { withdrawRequestEndpoint } from '#lib/confirmations/endpoints/withdraw-request.ts';
import { withdrawRequest } from '#lib/confirmations/server/ask-confirmations.ts';
import { api } from '#lib/platform/server/http/api.ts';

export const DELETE = api(withdrawRequestEndpoint, ({ context, actor, params: { id, reader } }) =>
  withdrawRequest(context, actor, id, reader),
);
