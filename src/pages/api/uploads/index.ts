import { startUploadEndpoint } from '#lib/images/endpoints/start-upload.ts';
import { api } from '#lib/platform/server/http/api.ts';
import { answerTus } from '#lib/platform/server/http/tus.ts';

export const POST = api(startUploadEndpoint, answerTus);
