import { deleteTemplateEndpoint } from '#lib/contract/endpoints/delete-template.ts';
import { api } from '#lib/server/http/api.ts';
import { removeTemplate } from '#lib/server/usecases/accounts/sheet-templates.ts';

export const DELETE = api(deleteTemplateEndpoint, ({ context, actor, params }) =>
  removeTemplate(context, actor, params.template),
);
