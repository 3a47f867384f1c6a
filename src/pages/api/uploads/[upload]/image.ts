import { json } from '#lib/server/http/answers.ts';
import { signedInApi } from '#lib/server/http/api.ts';
import { takeInImage } from '#lib/server/usecases/images/take-in-image.ts';

export const POST = signedInApi(async ({ context, actor, params }) =>
  json(await takeInImage(context, actor, params.upload ?? '')),
);
