import { takeInFrameEndpoint } from '#lib/contract/endpoints/take-in-frame.ts';
import { api } from '#lib/server/http/api.ts';
import { takeInFrame } from '#lib/server/usecases/images/take-in-image.ts';

export const POST = api(takeInFrameEndpoint, ({ context, actor, params, body }) =>
  takeInFrame(context, actor, params.upload, body),
);
