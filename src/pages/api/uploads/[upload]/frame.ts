import { takeInFrameEndpoint } from '#lib/images/endpoints/take-in-frame.ts';
import { takeInFrame } from '#lib/images/server/take-in-image.ts';
import { api } from '#lib/platform/server/http/api.ts';

export const POST = api(takeInFrameEndpoint, ({ context, actor, params, body }) =>
  takeInFrame(context, actor, params.upload, body),
);
