import { readMarksEndpoint } from '#lib/collections/endpoints/read-marks.ts';
import { readMarks } from '#lib/collections/server/collect-cases.ts';
import { api } from '#lib/platform/server/http/api.ts';

export const GET = api(readMarksEndpoint, ({ context, actor, params }) =>
  readMarks(context, actor, params.case),
);
