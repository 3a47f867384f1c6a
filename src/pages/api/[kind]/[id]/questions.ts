import { api } from '#lib/platform/server/http/api.ts';
import { readAttemptEndpoint } from '#lib/questions/endpoints/read-attempt.ts';
import { validateStepEndpoint } from '#lib/questions/endpoints/validate-step.ts';
import { readAttempt } from '#lib/questions/server/read-attempt.ts';
import { validateStep } from '#lib/questions/server/validate-step.ts';

export const GET = api(readAttemptEndpoint, ({ context, actor, params, query }) =>
  readAttempt(context, params.id, actor, query.again === 'true'),
);

export const POST = api(validateStepEndpoint, ({ context, actor, params, body }) =>
  validateStep(context, params.id, actor, body),
);
