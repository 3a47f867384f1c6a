import { signedInApi } from '#lib/server/http/api.ts';
import { answerTus } from '#lib/server/http/tus.ts';

export const GET = signedInApi(answerTus);
export const PATCH = signedInApi(answerTus);
export const DELETE = signedInApi(answerTus);
