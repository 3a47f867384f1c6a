import { confirmReadingEndpoint } from '#lib/confirmations/endpoints/confirm-reading.ts';
import { confirmReading } from '#lib/confirmations/server/confirm-reading.ts';
import { api } from '#lib/platform/server/http/api.ts';

export const POST = api(confirmReadingEndpoint, ({ context, actor, params: { id }, body }) =>
  confirmReading(context, actor, id, body.version),
);
