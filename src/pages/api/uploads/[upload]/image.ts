import { takeInImageEndpoint } from '#lib/contract/endpoints/take-in-image.ts';
import { api } from '#lib/server/http/api.ts';
import { takeInImage } from '#lib/server/usecases/images/take-in-image.ts';

export const POST = api(takeInImageEndpoint, ({ context, actor, params }) =>
  takeInImage(context, actor, params.upload),
);
