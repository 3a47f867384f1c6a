import { createTemplateEndpoint } from '#lib/contract/endpoints/create-template.ts';
import { listTemplatesEndpoint } from '#lib/contract/endpoints/list-templates.ts';
import { api } from '#lib/server/http/api.ts';
import { createTemplate, listTemplates } from '#lib/server/usecases/accounts/sheet-templates.ts';

export const GET = api(listTemplatesEndpoint, async ({ context, actor }) => ({
  templates: await listTemplates(context, actor.id),
}));

export const POST = api(createTemplateEndpoint, ({ context, actor, body }) =>
  createTemplate(context, actor, body),
);
