import { api } from '#lib/platform/server/http/api.ts';
import { readFormEndpoint } from '#lib/questions/endpoints/read-form.ts';
import { readForm } from '#lib/questions/server/read-form.ts';

export const GET = api(readFormEndpoint, ({ context, actor, params }) => readForm(context, params.id, actor));
