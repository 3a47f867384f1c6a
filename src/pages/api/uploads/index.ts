import { signedInApi } from '#lib/server/http/api.ts';
import { answerTus } from '#lib/server/http/tus.ts';

export const POST = signedInApi(answerTus);
