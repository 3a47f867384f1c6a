import { rememberSourceVersionEndpoint } from '#lib/contract/endpoints/remember-source-version.ts';
import { api } from '#lib/server/http/api.ts';
import { rememberSourceVersion } from '#lib/server/usecases/items/take-over-source.ts';

export const POST = api(
  rememberSourceVersionEndpoint,
  ({ context, actor, params: { kind, id }, body: { version } }) =>
    rememberSourceVersion(context, actor, kind, id, version),
);
