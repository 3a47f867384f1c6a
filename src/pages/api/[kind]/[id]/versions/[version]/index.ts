import { readVersionEndpoint } from '#lib/items/endpoints/read-version.ts';
import { readVersion } from '#lib/items/server/read-versions.ts';
import { jsonText } from '#lib/platform/server/http/answers.ts';
import { api } from '#lib/platform/server/http/api.ts';

export const GET = api(readVersionEndpoint, async ({ context, actor, params: { kind, id, version } }) => {
  const { head, body } = await readVersion(context, actor, kind, id, version);
  return jsonText(`${JSON.stringify(head).slice(0, -1)},"body":${body}}`);
});
