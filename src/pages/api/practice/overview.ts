import { readPracticeEndpoint } from '#lib/contract/endpoints/read-practice.ts';
import { api } from '#lib/server/http/api.ts';
import { practiceOverview } from '#lib/server/usecases/practice/overview.ts';

export const GET = api(readPracticeEndpoint, ({ context, actor, query }) =>
  practiceOverview(context, actor, query),
);
