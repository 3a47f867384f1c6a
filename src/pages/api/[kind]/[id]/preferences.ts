import { api } from '#lib/platform/server/http/api.ts';
import { readPreferencesEndpoint } from '#lib/questionnaires/endpoints/read-preferences.ts';
import { savePreferencesEndpoint } from '#lib/questionnaires/endpoints/save-preferences.ts';
import { readPreferences, savePreferences } from '#lib/questionnaires/server/keep-preferences.ts';

export const GET = api(readPreferencesEndpoint, ({ context, actor, params }) =>
  readPreferences(context, actor, params.id),
);

export const PUT = api(savePreferencesEndpoint, ({ context, actor, params, body }) =>
  savePreferences(context, actor, params.id, body),
);
