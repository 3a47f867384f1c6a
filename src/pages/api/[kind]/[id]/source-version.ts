import { rememberSourceVersionEndpoint } from '#lib/items/endpoints/remember-source-version.ts';
import { rememberSourceVersion } from '#lib/items/server/take-over-source.ts';
import { api } from '#lib/platform/server/http/api.ts';

export const POST = api(
  rememberSourceVersionEndpoint,
  ({ context, actor, params: { kind, id }, body: { version } }) =>
    rememberSourceVersion(context, actor, kind, id, version),
);
