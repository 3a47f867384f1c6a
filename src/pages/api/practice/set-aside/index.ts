import { api } from '#lib/platform/server/http/api.ts';
import { listSetAsideEndpoint } from '#lib/practice/endpoints/list-set-aside.ts';
import { listSetAside } from '#lib/practice/server/set-aside.ts';

export const GET = api(listSetAsideEndpoint, ({ context, actor }) => listSetAside(context, actor));
