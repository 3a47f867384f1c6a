import { frameDetails } from '#lib/contract/uploads.ts';
import { json } from '#lib/server/http/answers.ts';
import { signedInApi } from '#lib/server/http/api.ts';
import { readJson } from '#lib/server/http/read-json.ts';
import { takeInFrame } from '#lib/server/usecases/images/take-in-image.ts';

export const POST = signedInApi(async ({ context, actor, params, request }) => {
  const details = await readJson(request, frameDetails);
  return json(await takeInFrame(context, actor, params.upload ?? '', details));
});
