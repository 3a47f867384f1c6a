import { readPartEndpoint } from '#lib/items/endpoints/read-part.ts';
import { savePartEndpoint } from '#lib/items/endpoints/save-part.ts';
import { partRule } from '#lib/items/kinds/schemas.ts';
import { mayStillSave, readOwnPart } from '#lib/items/server/read-part.ts';
import { savePart } from '#lib/items/server/save-part.ts';
import { AppError } from '#lib/platform/errors.ts';
import { jsonText } from '#lib/platform/server/http/answers.ts';
import { api } from '#lib/platform/server/http/api.ts';
import { readJsonBytes } from '#lib/platform/server/http/read-json.ts';
import { readRevision } from '#lib/platform/server/http/read-revision.ts';

export const GET = api(readPartEndpoint, async ({ context, actor, params: { kind, id, part } }) => {
  if (!partRule(kind, part)) throw new AppError('not_found');
  return jsonText(await readOwnPart(context, actor, kind, id, part));
});

export const PUT = api(savePartEndpoint, async ({ context, actor, params, request }) => {
  const rule = partRule(params.kind, params.part);
  if (!rule) throw new AppError('not_found');
  const revision = readRevision(request);
  // Checked before the body is read, so that an outdated save is rejected cheaply, whatever its size.
  await mayStillSave(context, params.id, [params.part], revision);
  const sent = await readJsonBytes(request, rule.maxBytes);
  return savePart(context, actor, params, { sent, revision });
});
