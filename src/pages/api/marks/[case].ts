import { readMarksEndpoint } from '#lib/contract/endpoints/read-marks.ts';
import { api } from '#lib/server/http/api.ts';
import { readMarks } from '#lib/server/usecases/collections/collected-cases.ts';

export const GET = api(readMarksEndpoint, ({ context, actor, params }) =>
  readMarks(context, actor, params.case),
);
