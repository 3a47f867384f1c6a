import { readPracticeEndpoint } from '#lib/practice/endpoints/read-practice.ts';
import { practiceOverview } from '#lib/practice/server/read-overview.ts';
import { api } from '#lib/server/http/api.ts';

export const GET = api(readPracticeEndpoint, ({ context, actor, query }) =>
  practiceOverview(context, actor, query),
);
