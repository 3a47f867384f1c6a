import { continueUploadEndpoint } from '#lib/images/endpoints/continue-upload.ts';
import { giveUpUploadEndpoint } from '#lib/images/endpoints/give-up-upload.ts';
import { readUploadEndpoint } from '#lib/images/endpoints/read-upload.ts';
import { api } from '#lib/platform/server/http/api.ts';
import { answerTus } from '#lib/platform/server/http/tus.ts';

export const GET = api(readUploadEndpoint, answerTus);
export const PATCH = api(continueUploadEndpoint, answerTus);
export const DELETE = api(giveUpUploadEndpoint, answerTus);
