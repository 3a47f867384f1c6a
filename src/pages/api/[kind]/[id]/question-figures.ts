import { api } from '#lib/platform/server/http/api.ts';
import { readQuestionFiguresEndpoint } from '#lib/questions/endpoints/read-question-figures.ts';
import { readQuestionFigures } from '#lib/questions/server/read-question-figures.ts';

export const GET = api(readQuestionFiguresEndpoint, ({ context, actor, params }) =>
  readQuestionFigures(context, params.id, actor),
);
