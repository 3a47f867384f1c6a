import { startUploadEndpoint } from '#lib/contract/endpoints/start-upload.ts';
import { api } from '#lib/server/http/api.ts';
import { answerTus } from '#lib/server/http/tus.ts';

export const POST = api(startUploadEndpoint, answerTus);
