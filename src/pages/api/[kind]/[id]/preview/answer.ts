import { readPreviewAnswerEndpoint } from '#lib/contract/endpoints/read-preview-answer.ts';
import { api } from '#lib/server/http/api.ts';
import { readPreviewAnswer } from '#lib/server/usecases/items/read-preview.ts';

export const GET = api(readPreviewAnswerEndpoint, ({ context, actor, params }) =>
  readPreviewAnswer(context, params.id, actor),
);
