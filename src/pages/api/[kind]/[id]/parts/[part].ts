import { json, jsonText } from '#lib/server/http/answers.ts';
import { partOf, revisionOf, signedInApi } from '#lib/server/http/api.ts';
import { readJsonBytes } from '#lib/server/http/read-json.ts';
import { mayStillSave, readOwnPart } from '#lib/server/usecases/items/read-part.ts';
import { savePart } from '#lib/server/usecases/items/save-part.ts';

export const GET = signedInApi(async ({ context, actor, params }) => {
  const { kind, id, part } = partOf(params);
  const { revision, text } = await readOwnPart(context, actor, kind, id, part);
  return jsonText(`{"revision":${revision},${text.slice(1)}`);
});

export const PUT = signedInApi(async ({ context, actor, params, request }) => {
  const { rule, ...place } = partOf(params);
  const revision = revisionOf(request);
  // Before the body is read: a save that comes too late costs nothing, whatever it weighs.
  await mayStillSave(context, place.id, [place.part], revision);
  const sent = await readJsonBytes(request, rule.maxBytes);
  return json(await savePart(context, actor, place, { sent, revision }));
});
