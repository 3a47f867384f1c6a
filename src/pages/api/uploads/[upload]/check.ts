import { checkUploadEndpoint } from '#lib/contract/endpoints/check-upload.ts';
import { api } from '#lib/server/http/api.ts';
import { checkUpload } from '#lib/server/usecases/images/take-in-image.ts';

export const POST = api(checkUploadEndpoint, ({ context, actor, params }) =>
  checkUpload(context, actor, params.upload),
);
