import { api } from '#lib/platform/server/http/api.ts';
import { readPracticeEndpoint } from '#lib/practice/endpoints/read-practice.ts';
import { practiceOverview } from '#lib/practice/server/read-overview.ts';

export const GET = api(readPracticeEndpoint, ({ context, actor, query }) =>
  practiceOverview(context, actor, query),
);
