import { readVersionEndpoint } from '#lib/contract/endpoints/read-version.ts';
import { jsonText } from '#lib/server/http/answers.ts';
import { api } from '#lib/server/http/api.ts';
import { readVersion } from '#lib/server/usecases/items/read-versions.ts';

export const GET = api(readVersionEndpoint, async ({ context, actor, params: { kind, id, version } }) => {
  const { head, body } = await readVersion(context, actor, kind, id, version);
  return jsonText(`${JSON.stringify(head).slice(0, -1)},"body":${body}}`);
});
