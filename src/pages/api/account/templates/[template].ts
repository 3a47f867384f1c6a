import { deleteTemplateEndpoint } from '#lib/cases/endpoints/delete-template.ts';
import { removeTemplate } from '#lib/cases/server/sheet-templates.ts';
import { api } from '#lib/platform/server/http/api.ts';

export const DELETE = api(deleteTemplateEndpoint, ({ context, actor, params }) =>
  removeTemplate(context, actor, params.template),
);
