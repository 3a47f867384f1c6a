import { checkUploadEndpoint } from '#lib/images/endpoints/check-upload.ts';
import { checkUpload } from '#lib/images/server/take-in-image.ts';
import { api } from '#lib/platform/server/http/api.ts';

export const POST = api(checkUploadEndpoint, ({ context, actor, params }) =>
  checkUpload(context, actor, params.upload),
);
