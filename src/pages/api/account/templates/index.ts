import { createTemplateEndpoint } from '#lib/cases/endpoints/create-template.ts';
import { listTemplatesEndpoint } from '#lib/cases/endpoints/list-templates.ts';
import { createTemplate, listTemplates } from '#lib/cases/server/sheet-templates.ts';
import { api } from '#lib/platform/server/http/api.ts';

export const GET = api(listTemplatesEndpoint, async ({ context, actor }) => ({
  templates: await listTemplates(context, actor.id),
}));

export const POST = api(createTemplateEndpoint, ({ context, actor, body }) =>
  createTemplate(context, actor, body),
);
