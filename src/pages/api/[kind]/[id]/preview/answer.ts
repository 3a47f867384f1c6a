import { readPreviewAnswerEndpoint } from '#lib/cases/endpoints/read-preview-answer.ts';
import { readPreviewAnswer } from '#lib/cases/server/read-preview.ts';
import { api } from '#lib/platform/server/http/api.ts';

export const GET = api(readPreviewAnswerEndpoint, ({ context, actor, params }) =>
  readPreviewAnswer(context, params.id, actor),
);
