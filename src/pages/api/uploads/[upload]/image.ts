import { takeInImageEndpoint } from '#lib/images/endpoints/take-in-image.ts';
import { takeInImage } from '#lib/images/server/take-in-image.ts';
import { api } from '#lib/platform/server/http/api.ts';

export const POST = api(takeInImageEndpoint, ({ context, actor, params }) =>
  takeInImage(context, actor, params.upload),
);
