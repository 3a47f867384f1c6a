import { continueUploadEndpoint } from '#lib/contract/endpoints/continue-upload.ts';
import { giveUpUploadEndpoint } from '#lib/contract/endpoints/give-up-upload.ts';
import { readUploadEndpoint } from '#lib/contract/endpoints/read-upload.ts';
import { api } from '#lib/server/http/api.ts';
import { answerTus } from '#lib/server/http/tus.ts';

export const GET = api(readUploadEndpoint, answerTus);
export const PATCH = api(continueUploadEndpoint, answerTus);
export const DELETE = api(giveUpUploadEndpoint, answerTus);
